import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { currencies } from '../../../db/reference/countries/facts.ts'
import { packageIds, type Tier, usualPackages } from '../../../db/reference/money/packages.ts'
import { publicSetting, secretSetting } from '../../core/site/settings.ts'
import { areFair } from './rules.ts'

/** In minor units, tax included. Of less, one percent would be no cent. */
const price = z.int().min(100).max(10_000_000)

const tier: z.ZodType<Tier> = z.object({
  id: z.enum(packageIds),
  credits: z.int().min(1).max(100_000),
  prices: z.record(z.enum(currencies), price),
})

const packages = z
  .object({
    tiers: z
      .array(tier)
      .min(1)
      .max(packageIds.length)
      .default([...usualPackages.tiers]),
    popular: z.enum(packageIds).nullable().default(usualPackages.popular),
    countries: z.partialRecord(z.enum(countryCodes), z.partialRecord(z.enum(packageIds), price)).default({}),
  })
  .refine(areFair, { message: 'must be fair in every country, the smallest first' })
  .refine(({ popular, tiers }) => popular === null || tiers.some(({ id }) => id === popular), {
    message: 'must have the popular one',
    path: ['popular'],
  })

const counted = z.object({ members: z.int().min(1).max(1_000_000_000), matches: z.int().min(1).max(1_000_000_000) })

const premiumClaim = z
  .object({ from: z.iso.date(), until: z.iso.date(), free: counted, premium: counted })
  .refine(({ from, until }) => from <= until, { message: 'must end after it begins', path: ['until'] })

export const packagesSettings = {
  /**
   * What the shop sells (product §17.1). Secret, because browsers get only the prices of their own country and member.
   */
  packages: secretSetting(packages.prefault({})),
  /**
   * Figures of members and their matches in a period. Without them the shop makes no claim about premium
   * (product §17.1).
   */
  premiumClaim: publicSetting(premiumClaim.nullable().default(null)),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof packagesSettings> {}
}
