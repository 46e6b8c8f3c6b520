import { z } from 'zod'
import { currencies } from '../../../db/reference/countries/facts.ts'
import { packageIds, type Tier, usualTiers } from '../../../db/reference/money/packages.ts'
import { secretSetting } from '../../core/site/settings.ts'
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
    tiers: z.array(tier).min(1).max(packageIds.length).refine(areFair, { message: 'must be fair, the smallest first' }),
    /** The one that is bought most, or that the operator says is. */
    popular: z.enum(packageIds).nullable(),
  })
  .refine(({ popular, tiers }) => popular === null || tiers.some(({ id }) => id === popular), {
    message: 'must have the popular one',
    path: ['popular'],
  })

export const packagesSettings = {
  /** What the shop sells (product §17.1). Browsers are told the prices that are theirs. */
  packages: secretSetting(packages.prefault({ tiers: [...usualTiers], popular: 'p2' })),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends Declared<typeof packagesSettings> {}
}
