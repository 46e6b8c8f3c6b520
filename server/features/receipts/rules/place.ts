import { type CountryCode, isCountryCode } from '../../../../db/reference/countries/codes.ts'

export interface Place {
  country: CountryCode
  /** Two pieces of evidence say so. */
  isProved: boolean
}

/**
 * Whose tax a sale is. The country that the buyer chose, of which every price was told, holds until two others agree on
 * another one; where nothing agrees, or on a country in which nothing is sold, it holds as not proved, and the sale stands.
 */
export function placeOf(chosen: CountryCode, evidence: readonly { country: string }[]): Place {
  if (evidence.some(({ country }) => country === chosen)) return { country: chosen, isProved: true }
  const [one, other] = evidence
  const agreed = one && one.country === other?.country ? one.country : undefined
  return agreed && isCountryCode(agreed) ? { country: agreed, isProved: true } : { country: chosen, isProved: false }
}
