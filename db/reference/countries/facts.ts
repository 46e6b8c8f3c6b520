import type { CountryCode } from './codes.ts'

/** The languages to suggest; the product speaks fewer (product §12.5). */
export const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const
export type Language = (typeof languages)[number]

export const currencies = ['EUR', 'GBP', 'CHF', 'USD', 'CAD', 'AUD', 'NZD', 'PLN'] as const
export type Currency = (typeof currencies)[number]

export interface Country {
  /** ISO 4217. */
  currency: Currency
  /** Suggested to visitors from there, the likeliest first. */
  languages: readonly [Language, ...Language[]]
  phonePrefix: `+${number}`
  /** By which the days, weeks and months of purchases go: of the capital, in the United States and Canada of the largest city (IANA). */
  timeZone: string
}

/** What is known of each supported country. */
export const countries = {
  NL: { currency: 'EUR', languages: ['nl', 'en'], phonePrefix: '+31', timeZone: 'Europe/Amsterdam' },
  BE: { currency: 'EUR', languages: ['nl', 'fr', 'de'], phonePrefix: '+32', timeZone: 'Europe/Brussels' },
  GB: { currency: 'GBP', languages: ['en'], phonePrefix: '+44', timeZone: 'Europe/London' },
  IE: { currency: 'EUR', languages: ['en'], phonePrefix: '+353', timeZone: 'Europe/Dublin' },
  DE: { currency: 'EUR', languages: ['de', 'en'], phonePrefix: '+49', timeZone: 'Europe/Berlin' },
  AT: { currency: 'EUR', languages: ['de', 'en'], phonePrefix: '+43', timeZone: 'Europe/Vienna' },
  IT: { currency: 'EUR', languages: ['it', 'de', 'en'], phonePrefix: '+39', timeZone: 'Europe/Rome' },
  FR: { currency: 'EUR', languages: ['fr', 'en'], phonePrefix: '+33', timeZone: 'Europe/Paris' },
  CH: { currency: 'CHF', languages: ['de', 'it', 'fr', 'en'], phonePrefix: '+41', timeZone: 'Europe/Zurich' },
  ES: { currency: 'EUR', languages: ['es', 'en'], phonePrefix: '+34', timeZone: 'Europe/Madrid' },
  US: { currency: 'USD', languages: ['en', 'es'], phonePrefix: '+1', timeZone: 'America/New_York' },
  CA: { currency: 'CAD', languages: ['en', 'fr'], phonePrefix: '+1', timeZone: 'America/Toronto' },
  AU: { currency: 'AUD', languages: ['en'], phonePrefix: '+61', timeZone: 'Australia/Sydney' },
  NZ: { currency: 'NZD', languages: ['en'], phonePrefix: '+64', timeZone: 'Pacific/Auckland' },
  PL: { currency: 'PLN', languages: ['pl', 'en'], phonePrefix: '+48', timeZone: 'Europe/Warsaw' },
} as const satisfies Record<CountryCode, Country>
