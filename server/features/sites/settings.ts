import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries.ts'

export const locales = ['nl', 'en'] as const
export type Locale = (typeof locales)[number]

const country = z.enum(countryCodes)
const credits = z.number().int().min(0).max(1000)
const line = z.string().max(200).default('')

/** The company behind a site (product §14.2). An operator fills it in before members pay. */
const companyInfo = z.object({
  name: line,
  address: line,
  /** Number in the Dutch trade register. */
  kvk: line,
  city: line,
  country: country.nullable().default(null),
  tradenames: z.array(z.string().max(200)).default([]),
  vatNumbers: z.array(z.string().max(50)).default([]),
  supportPhone: line,
  /** Percent off for life, offered to who is about to leave; null for no offer. */
  deleteDiscount: z.number().int().min(1).max(100).nullable().default(null),
})

/** An origin as browsers write it: scheme, host, and a port that is not the scheme's own. */
const origin = z
  .string()
  .max(300)
  .refine((value) => /^https?:/.test(value) && URL.parse(value)?.origin === value, { message: 'must be an origin' })

/** What an operator can set per site, with the defaults of the product. Amounts are in credits, lengths in code points. */
export const siteSettings = z.object({
  name: z.string().min(1).max(40).default('Vonk'),
  domainLanguage: z.enum(locales).default('nl'),
  /** The languages the visible catalogue offers. */
  offeredLocales: z.array(z.enum(locales)).min(1).default(['nl', 'en']),
  countries: z
    .array(country)
    .min(1)
    .default([...countryCodes]),
  defaultCountry: country.default('NL'),
  /** The floor is the law's: a setting may only raise it. */
  minAge: z.number().int().min(18).max(99).default(18),
  /** Who may sign up: everybody, only who comes with a traffic source, or only who is invited. */
  signups: z.enum(['all', 'with_trafficsource', 'other']).default('all'),
  /** What visitors may search, by themselves and when they come with a traffic source. */
  loggedOutSearch: z.boolean().default(true),
  loggedOutSearchTrafficsource: z.boolean().default(true),
  messageCredits: credits.default(1),
  photoCredits: credits.default(2),
  /** Of the cheapest gift. */
  giftCredits: credits.default(1),
  signupCredits: credits.default(0),
  freeMessages: z.number().int().min(0).max(1000).default(3),
  messageLength: z.number().int().min(1).max(10_000).default(2000),
  signupMessageLength: z.number().int().min(0).max(2000).default(300),
  refundDays: z.number().int().min(14).default(14),
  supportEmail: z.string().default('support@localhost'),
  hideAccountExistence: z.boolean().default(false),
  /** The warning shown once to visitors; empty countries mean everywhere. */
  siteEntryPopup: z.boolean().default(true),
  siteEntryCountries: z.array(country).default([]),
  /** Whose pages elsewhere may sign visitors up and ask in their name (docs/lander-guide.md). */
  landerOrigins: z.array(origin).default([]),
  /** Whether those pages may also read the data of a member who is logged in; never a message. */
  landersReadMembers: z.boolean().default(false),
  companyInfo: companyInfo.prefault({}),
})

export type SiteSettings = z.infer<typeof siteSettings>

export interface Site {
  id: string
  hosts: string[]
  settings: SiteSettings
}
