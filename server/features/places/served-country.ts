import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import type { SiteSettings } from '../../core/site/settings.ts'

/** The first of these that the site serves, else its default. */
export function servedCountry(
  { countries, defaultCountry }: Pick<SiteSettings, 'countries' | 'defaultCountry'>,
  wanted: readonly (string | null)[],
): CountryCode {
  const served = wanted.map((country) => countries.find((candidate) => candidate === country))
  return served.find((country) => country !== undefined) ?? defaultCountry
}
