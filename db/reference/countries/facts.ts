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
}

/** What is known of each supported country. */
export const countries = {
  NL: { currency: 'EUR', languages: ['nl', 'en'], phonePrefix: '+31' },
  BE: { currency: 'EUR', languages: ['nl', 'fr', 'de'], phonePrefix: '+32' },
  GB: { currency: 'GBP', languages: ['en'], phonePrefix: '+44' },
  IE: { currency: 'EUR', languages: ['en'], phonePrefix: '+353' },
  DE: { currency: 'EUR', languages: ['de', 'en'], phonePrefix: '+49' },
  AT: { currency: 'EUR', languages: ['de', 'en'], phonePrefix: '+43' },
  IT: { currency: 'EUR', languages: ['it', 'de', 'en'], phonePrefix: '+39' },
  FR: { currency: 'EUR', languages: ['fr', 'en'], phonePrefix: '+33' },
  CH: { currency: 'CHF', languages: ['de', 'it', 'fr', 'en'], phonePrefix: '+41' },
  ES: { currency: 'EUR', languages: ['es', 'en'], phonePrefix: '+34' },
  US: { currency: 'USD', languages: ['en', 'es'], phonePrefix: '+1' },
  CA: { currency: 'CAD', languages: ['en', 'fr'], phonePrefix: '+1' },
  AU: { currency: 'AUD', languages: ['en'], phonePrefix: '+61' },
  NZ: { currency: 'NZD', languages: ['en'], phonePrefix: '+64' },
  PL: { currency: 'PLN', languages: ['pl', 'en'], phonePrefix: '+48' },
} as const satisfies Record<CountryCode, Country>
