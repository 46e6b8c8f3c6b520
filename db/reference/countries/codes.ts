/** The supported countries by ISO 3166-1 code (product §14.3), in the order in which people choose. Apart from what is known of each, so that browsers load the codes alone. */
export const countryCodes = [
  'NL',
  'BE',
  'GB',
  'IE',
  'DE',
  'AT',
  'IT',
  'FR',
  'CH',
  'ES',
  'US',
  'CA',
  'AU',
  'NZ',
  'PL',
] as const

export type CountryCode = (typeof countryCodes)[number]

export function isCountryCode(value: string): value is CountryCode {
  return countryCodes.some((code) => code === value)
}
