import { z } from 'zod'
import { countryOfMember, lowestPrices } from '../../../db/queries/packages.ts'
import { type CountryCode, countryCodes } from '../../../db/reference/countries/codes.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import { type PackageId, packageIds, type Tier } from '../../../db/reference/money/packages.ts'
import type { Context, MemberContext } from '../../core/context.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { moneySchema } from '../../core/values/money.ts'
import { servedCountry } from '../places/served-country.ts'
import { packageNotFound } from './refusals.ts'
import { type Discount, type Offer, offerOfTier } from './rules.ts'

export const offerSchema: z.ZodType<Offer> = z.object({
  packageId: z.enum(packageIds),
  credits: z.int(),
  popular: z.boolean(),
  list: moneySchema,
  price: moneySchema,
  discount: z.object({ code: z.string(), percentage: z.int(), endsAt: z.date().nullable() }).nullable(),
  unit: moneySchema,
  lowest: moneySchema,
})

/** The days of which the lowest price is told, in milliseconds. */
const lookBack = 30 * 24 * 60 * 60_000

/** What can be bought where, without anybody's discount: in the country that is asked for, else the visitor's own. */
export async function pricesIn(
  ctx: Context,
  wanted: CountryCode | null,
): Promise<{ country: CountryCode; offers: Offer[] }> {
  const country = servedCountry(ctx.site.settings, [wanted, ctx.country])
  return { country, offers: await offersIn(ctx, ctx.site.settings.packages.tiers, country, null) }
}

/** What a member can buy, at the prices that are theirs now. */
export async function offersFor(ctx: MemberContext): Promise<Offer[]> {
  return offersIn(ctx, ctx.site.settings.packages.tiers, await buyersCountry(ctx), null)
}

/** How a package is to be bought. */
export interface Choice {
  /** Of the payment; else the member's own. */
  country?: CountryCode
}

/** One package at the price that is the member's now. Throws `package_not_found`. */
export async function offerOf(ctx: MemberContext, packageId: PackageId, { country }: Choice = {}): Promise<Offer> {
  const tier = ctx.site.settings.packages.tiers.find(({ id }) => id === packageId)
  if (!tier) throw packageNotFound()
  const [offer] = await offersIn(ctx, [tier], country ?? (await buyersCountry(ctx)), null)
  return offer!
}

async function offersIn(
  { db, site, now }: Context,
  tiers: readonly Tier[],
  country: CountryCode,
  discount: Discount | null,
): Promise<Offer[]> {
  const { currency } = countries[country]
  const lowest = await lowestPrices(db, site.id, currency, new Date(now().getTime() - lookBack))
  return tiers.map((tier) =>
    offerOfTier(tier, site.settings, { currency, lowestMinor: lowest.get(tier.credits), discount }),
  )
}

/** Whose prices a member pays, and by whose clock they buy. */
export async function buyersCountry({ db, me, site }: MemberContext): Promise<CountryCode> {
  const country = await countryOfMember(db, me.id)
  // Went away between the question and the answer.
  if (country === undefined) throw authenticationRequired()
  return servedCountry(site.settings, [country])
}

export const publicPrices = z.object({ country: z.enum(countryCodes), offers: z.array(offerSchema) })
