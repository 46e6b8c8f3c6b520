import { type CountryCode, isCountryCode } from '../../../../db/reference/countries/codes.ts'

export interface PlaceOfSupply {
  country: CountryCode
  /** Two pieces of evidence say so. */
  isProved: boolean
}

/** A country known from something else than the buyer's choice. */
interface Evidence {
  kind: 'bank' | 'network'
  country: string
}

/**
 * The country whose tax applies to a sale (product §17.6). Two pieces of evidence that agree prove it. If all differ,
 * the bank or card outranks the buyer's choice. The choice outranks the network, which may be someone else's. In a
 * country without sales no tax is known, so the choice counts.
 */
export function placeOf(chosen: CountryCode, evidence: readonly Evidence[]): PlaceOfSupply {
  const told = (kind: Evidence['kind']) => evidence.find((each) => each.kind === kind)?.country
  const [bank, network] = [told('bank'), told('network')]
  if (chosen === bank || chosen === network) return { country: chosen, isProved: true }
  if (!bank || !isCountryCode(bank)) return { country: chosen, isProved: false }
  return { country: bank, isProved: bank === network }
}
