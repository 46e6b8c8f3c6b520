import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { publicSetting, secretSetting } from '../../core/site/settings.ts'

const country = z.enum(countryCodes)
const line = z.string().max(200).default('')

/** The company behind a site (product §14.2). An operator fills it in before members pay. */
const companyInfo = z.object({
  name: line,
  address: line,
  /** Number in the Dutch trade register. */
  kvk: line,
  city: line,
  country: country.nullable().default(null),
  tradenames: z.array(z.string().max(200)).max(20).default([]),
  vatNumbers: z.array(z.string().max(50)).max(20).default([]),
  supportPhone: line,
  /** Percent off for life, offered to who is about to leave (product §17.10); null for no offer. */
  deleteDiscount: z
    .number()
    .int()
    .min(1)
    .max(100)
    // Sites may have been set to 100, but nothing is for nothing.
    .transform((percentage) => Math.min(percentage, 99))
    .nullable()
    .default(null),
})

export const sitesSettings = {
  supportEmail: publicSetting(z.string().default('support@localhost')),
  /** Product §12.2. Empty countries mean everywhere. */
  siteEntryPopup: publicSetting(z.boolean().default(true)),
  siteEntryCountries: publicSetting(z.array(country).default([])),
  companyInfo: secretSetting(companyInfo.prefault({})),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof sitesSettings> {}
}
