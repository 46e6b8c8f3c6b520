import { z } from 'zod'
import type { Tx } from '../../../db/client.ts'
import { findBuyer } from '../../../db/queries/discounts/buyer.ts'
import { lockCode } from '../../../db/queries/discounts/codes.ts'
import { lowestPrices } from '../../../db/queries/packages.ts'
import { type CountryCode, countryCodes } from '../../../db/reference/countries/codes.ts'
import { codeValidities } from '../../../db/reference/money/discounts.ts'
import { type PackageId, packageIds, type Tier } from '../../../db/reference/money/packages.ts'
import { type PaymentMethod, paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import { taxOf } from '../../../db/reference/money/tax.ts'
import type { Context, MemberContext } from '../../core/context.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { moneySchema } from '../../core/values/money.ts'
import { codeIn, type Discounting, nothingOff, ownDiscounting, typedDiscounting } from '../discounts/discounting.ts'
import type { Newcomer } from '../discounts/rules.ts'
import { servedCountry } from '../places/served-country.ts'
import { packageNotFound } from './refusals.ts'
import { listPriceIn, offerOfTier, type PackageOffer } from './rules.ts'

export const offerSchema: z.ZodType<PackageOffer> = z.object({
  packageId: z.enum(packageIds),
  credits: z.int(),
  popular: z.boolean(),
  list: moneySchema,
  price: moneySchema,
  discount: z
    .object({
      ...{ code: z.string(), percentage: z.int(), validity: z.enum(codeValidities) },
      endsAt: z.date().nullable(),
    })
    .nullable(),
  otherwise: z.object({ percentage: z.int(), methods: z.array(z.enum(paymentMethods)) }).nullable(),
  unit: moneySchema,
  lowest: moneySchema,
})

export const publicPrices = z.object({
  country: z.enum(countryCodes),
  offers: z.array(offerSchema),
  /** No money moves. */
  isTest: z.boolean(),
})

export const shopSchema = publicPrices.extend({
  /** In hundredths of a percent, within the prices; 0 where they hold no tax. */
  taxRate: z.int(),
  /** For which unused credits are refunded. */
  refundDays: z.int(),
})

/** The period for the lowest price, in milliseconds. */
const lookBack = 30 * 24 * 60 * 60_000

/** The prices without discounts, in the requested country or else in the visitor's. */
export async function pricesIn(ctx: Context, wanted: CountryCode | null): Promise<z.infer<typeof publicPrices>> {
  const { settings } = ctx.site
  const buyer = ctx.me && (await findBuyer(ctx.db, ctx.me.id))
  const country = servedCountry(settings, [wanted, buyer?.country ?? null, ctx.country])
  const offers = await offersIn(ctx, settings.packages.tiers, { country }, nothingOff)
  return { country, offers, isTest: ctx.payments.isTest }
}

/** What a member can buy, at the prices that are theirs now. */
export async function offersFor(ctx: MemberContext): Promise<PackageOffer[]> {
  return (await shopFor(ctx)).offers
}

/** The shop as a member sees it now; at the prices that hold with a method, else with each. */
export async function shopFor(ctx: MemberContext, method?: PaymentMethod): Promise<z.infer<typeof shopSchema>> {
  const { settings } = ctx.site
  const buyer = await buyerOf(ctx)
  const country = servedCountry(settings, [buyer.country])
  const from = { country, method }
  const offers = await offersIn(ctx, settings.packages.tiers, from, await ownDiscounting(ctx, buyer))
  const { rate } = taxOf(country, ctx.now(), offers[0]!.price, settings.taxAreas)
  return { offers, country, taxRate: rate, refundDays: settings.refundDays, isTest: ctx.payments.isTest }
}

/** How a package is to be bought. */
export interface PackageChoice {
  /** Of the payment; else the member's own. */
  country?: CountryCode
  /** Undefined until one is chosen: then a typed code that does not hold with every method is not refused. */
  method?: PaymentMethod
  /** A discount code as it was typed; null for no discount; undefined for what is the member's anyhow. */
  code?: string | null
}

/**
 * One package at the member's current price. Throws `package_not_found`, and for a typed code every refusal of the
 * feature `discounts`.
 */
export async function offerOf(
  ctx: MemberContext,
  packageId: PackageId,
  { country, method, code }: PackageChoice = {},
): Promise<PackageOffer> {
  const { settings } = ctx.site
  const tier = settings.packages.tiers.find(({ id }) => id === packageId)
  if (!tier) throw packageNotFound()
  const buyer = await buyerOf(ctx)
  const from = { country: country ?? servedCountry(settings, [buyer.country]), method }
  const [offer] = await offersIn(ctx, [tier], from, await discountingBy(ctx, buyer, code))
  return offer!
}

/**
 * The same for an order placed in this transaction, which has locked the member. Until its end nobody else can order
 * with a code that holds once.
 */
export async function offerToOrder(
  ctx: MemberContext,
  tx: Tx,
  packageId: PackageId,
  choice: PackageChoice,
): Promise<PackageOffer> {
  const code = choice.code ? codeIn(choice.code) : undefined
  if (code) await lockCode(tx, ctx.site.id, code)
  return offerOf({ ...ctx, db: tx }, packageId, choice)
}

async function discountingBy(
  ctx: MemberContext,
  buyer: Newcomer,
  code: string | null | undefined,
): Promise<Discounting> {
  if (code === null) return nothingOff
  return code === undefined ? ownDiscounting(ctx, buyer) : typedDiscounting(ctx, buyer, code)
}

async function offersIn(
  { db, site, now }: Context,
  tiers: readonly Tier[],
  { country, method }: { country: CountryCode; method?: PaymentMethod },
  discounting: Discounting,
): Promise<PackageOffer[]> {
  const lowest = await lowestPrices(db, { siteId: site.id, country }, new Date(now().getTime() - lookBack))
  return tiers.map((tier) => {
    const list = listPriceIn(site.settings.packages, tier, country)
    const taken = discounting({ list, country, method })
    return offerOfTier(tier, site.settings, { list, lowestMinor: lowest.get(tier.credits), ...taken })
  })
}

/** Whose prices a member pays, and by whose clock they buy. */
export async function buyersCountry(ctx: MemberContext): Promise<CountryCode> {
  const { country } = await buyerOf(ctx)
  return servedCountry(ctx.site.settings, [country])
}

async function buyerOf({ db, me }: MemberContext) {
  const buyer = await findBuyer(db, me.id)
  // Went away between the question and the answer.
  if (!buyer) throw authenticationRequired()
  return buyer
}
