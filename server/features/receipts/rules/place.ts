import { type CountryCode, isCountryCode } from '../../../../db/reference/countries/codes.ts'

export interface PlaceOfSupply {
  country: CountryCode
  /** Two pieces of evidence say so. */
  isProved: boolean
}

/** A country that something else than the buyer's choice tells, any there is. */
interface Evidence {
  kind: 'bank' | 'network'
  country: string
}

/**
 * Whose tax a sale is (product §17.6). Two pieces of evidence that agree prove it. Where each says something else, the bank or
 * card outranks what the buyer chose, and that outranks the network, which may be borrowed. A country in which nothing is
 * sold has no tax that is known, so that the choice holds.
 */
export function placeOf(chosen: CountryCode, evidence: readonly Evidence[]): PlaceOfSupply {
  const told = (kind: Evidence['kind']) => evidence.find((each) => each.kind === kind)?.country
  const [bank, network] = [told('bank'), told('network')]
  if (chosen === bank || chosen === network) return { country: chosen, isProved: true }
  if (!bank || !isCountryCode(bank)) return { country: chosen, isProved: false }
  return { country: bank, isProved: bank === network }
}
