import { z } from 'zod'
import { m } from '~words'
import { type CountryCode, countryCodes } from '../../../db/reference/countries/codes.ts'
import { currencies } from '../../../db/reference/countries/facts.ts'
import type { Context } from '../../core/context.ts'
import { inLocale } from '../../core/i18n/locale.ts'
import { locales } from '../../core/i18n/locales.ts'
import type { SiteSettings } from '../../core/site/settings.ts'
import { vapidKeysOf } from '../../gateways/push.ts'
import { lowestMessageCosts } from '../packages/rules.ts'
import { servedCountry } from '../places/served-country.ts'

const countryCode = z.enum(countryCodes)

/** What others see of a profile, by its frozen names (product §5.1); sexuality with its owner's consent alone. */
const visibleFields = [
  'name',
  'country',
  'region',
  'city',
  'gender',
  'sexuality',
  'reason_for_joining',
  'tattoos',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'interests',
] as const
const anySearchFields = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const
const ownSearchFields = {
  distance: 'distance',
  active: 'last_active',
  photo: 'photo',
  isNew: 'new',
  interests: 'interests',
  joiningReason: 'reason_for_joining',
  relationshipStatus: 'relationship_status',
  bodyType: 'body_type',
  hairColour: 'hair_colour',
  eyeColour: 'eye_colour',
  tattoos: 'tattoos',
} as const satisfies Record<SiteSettings['searchFields'][number], string>

/** The settings by their frozen names (product §14.1). */
export const settingsSchema = z.strictObject({
  name: z.string(),
  domain: z.string(),
  domain_language: z.enum(locales),
  index_title: z.string(),
  description: z.string(),
  cdn_prefix: z.string().meta({ description: 'Stands before every filename of an image' }),
  countries: z.array(countryCode),
  visible_profile_fields: z.array(z.enum(visibleFields)),
  visible_profile_notes: z.array(z.enum(['signup_message'])),
  search_fields: z.array(z.enum([...anySearchFields, ...Object.values(ownSearchFields)])),
  fictional_icon: z.boolean(),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  signups: z.enum(['all', 'with_trafficsource', 'other']),
  logged_out_search: z.boolean(),
  logged_out_search_trafficsource: z.boolean(),
  push_public_key: z
    .string()
    .nullable()
    .meta({ description: 'By which a browser subscribes to push messages, in base64url' }),
  geoip_country: z.string().nullable().meta({ description: 'By the visitor’s address, where known' }),
  geoip_selected_country: countryCode,
  minimum_message_costs: z
    .partialRecord(countryCode, z.strictObject({ costs: z.int(), currency: z.enum(currencies) }))
    .meta({ description: 'In minor units, tax included: what a message costs in the largest package' }),
  message_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  signup_credits: z.int(),
  message_length: z.int().meta({ description: 'In code points' }),
  support_email: z.string(),
  refund_days: z.int(),
  member_resell: z.boolean(),
  enable_site_entry_popup: z.boolean(),
})

export type PhpSettings = z.infer<typeof settingsSchema>

/** `chosen` is the country that the page asks for, where the site serves it. */
export function toPhpSettings(ctx: Context, chosen: CountryCode | null): PhpSettings {
  const { settings } = ctx.site
  return {
    name: settings.name,
    domain: new URL(ctx.origin).hostname,
    domain_language: settings.domainLanguage,
    cdn_prefix: ctx.origin,
    countries: settings.countries,
    visible_profile_fields: [...visibleFields],
    visible_profile_notes: ['signup_message'],
    search_fields: [...anySearchFields, ...settings.searchFields.map((field) => ownSearchFields[field])],
    fictional_icon: true,
    ...inLocale(ctx.locale, () => wordsOf(settings)),
    signups: settings.signups,
    logged_out_search: settings.loggedOutSearch,
    logged_out_search_trafficsource: settings.loggedOutSearchTrafficsource,
    push_public_key: vapidKeysOf(ctx.secret).publicKey,
    geoip_country: ctx.country,
    geoip_selected_country: servedCountry(settings, [chosen, ctx.country]),
    minimum_message_costs: minimumMessageCostsOf(settings),
    message_credits: settings.messageCredits,
    photo_credits: settings.photoCredits,
    gift_credits: settings.giftCredits,
    signup_credits: settings.signupCredits,
    message_length: settings.messageLength,
    support_email: settings.supportEmail,
    refund_days: settings.refundDays,
    member_resell: false,
    enable_site_entry_popup: settings.siteEntryPopup,
  }
}

type MinimumMessageCosts = PhpSettings['minimum_message_costs']

/** The settings of a site are the same object until they are read anew. */
const costsBySettings = new WeakMap<SiteSettings, MinimumMessageCosts>()

function minimumMessageCostsOf(settings: SiteSettings): MinimumMessageCosts {
  const known = costsBySettings.get(settings) ?? computeMinimumMessageCosts(settings)
  costsBySettings.set(settings, known)
  return known
}

function computeMinimumMessageCosts(settings: SiteSettings): MinimumMessageCosts {
  const costsIn = (country: CountryCode) => {
    const { minor: costs, currency } = lowestMessageCosts(settings, country)
    return [country, { costs, currency }] as const
  }
  return Object.fromEntries(settings.countries.map(costsIn))
}

function wordsOf({ name }: SiteSettings) {
  return {
    index_title: name,
    description: m.shell_description(),
    fictional_warning: m.profile_fictional_text({ site: name }),
    fictional_singular: m.search_fictional(),
    fictional_plural: m.search_fictional_plural(),
  }
}

export const companySchema = z.strictObject({
  name: z.string(),
  address: z.string(),
  kvk: z.string().meta({ description: 'Number in the Dutch trade register' }),
  city: z.string(),
  country: countryCode.nullable(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  delete_discount: z.int().nullable().meta({ description: 'Percent, for life; null for no offer' }),
})

export function toPhpCompany(company: SiteSettings['companyInfo']): z.infer<typeof companySchema> {
  const { vatNumbers, supportPhone, deleteDiscount, ...rest } = company
  return { ...rest, vat_numbers: vatNumbers, support_phone: supportPhone, delete_discount: deleteDiscount }
}
