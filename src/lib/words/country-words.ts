import { m } from '~words'
import type { CountryCode } from '../../../db/reference/countries/codes.ts'

const countryNames = {
  NL: m.country_nl,
  BE: m.country_be,
  GB: m.country_gb,
  IE: m.country_ie,
  DE: m.country_de,
  AT: m.country_at,
  IT: m.country_it,
  FR: m.country_fr,
  CH: m.country_ch,
  ES: m.country_es,
  US: m.country_us,
  CA: m.country_ca,
  AU: m.country_au,
  NZ: m.country_nz,
  PL: m.country_pl,
} satisfies Record<CountryCode, () => string>

export function countryWord(country: CountryCode): string {
  return countryNames[country]()
}

/** Countries with their names, in the order that these have in the reader's language. */
export function countriesByWord(countries: readonly CountryCode[], locale: string): [CountryCode, string][] {
  const { compare } = new Intl.Collator(locale)
  return countries
    .map((code): [CountryCode, string] => [code, countryWord(code)])
    .toSorted(([, a], [, b]) => compare(a, b))
}
