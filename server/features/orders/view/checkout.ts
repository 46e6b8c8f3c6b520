import { z } from 'zod'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import { countries } from '../../../../db/reference/countries/facts.ts'
import { packageIds } from '../../../../db/reference/money/packages.ts'
import { paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import { taxOf } from '../../../../db/reference/money/tax.ts'
import type { MemberContext } from '../../../core/context.ts'
import { moneySchema } from '../../../core/values/money.ts'
import { buyersCountry, offerOf, offerSchema } from '../../packages/prices.ts'
import { methodsFor } from '../../payments/methods.ts'
import { servedCountry } from '../../places/served-country.ts'
import { sumOwed } from '../debts/owed.ts'
import { consentVersion } from '../rules/paying.ts'

/** As it was typed; null for no discount; undefined for what is the member's anyhow. */
export const codeSchema = z.string().max(100).nullable().optional()

/** `country`: where it is paid; null for the member's own. */
export const checkoutInput = z.object({
  packageId: z.enum(packageIds),
  country: z.enum(countryCodes).nullable(),
  code: codeSchema,
  /** As it will be paid; undefined until one is chosen. */
  method: z.enum(paymentMethods).optional(),
})

export const checkoutView = z.object({
  offer: offerSchema,
  country: z.enum(countryCodes),
  /** Those that can be paid in. */
  countries: z.array(z.enum(countryCodes)),
  /** The tax within the price; `rate` in hundredths of a percent. */
  tax: z.object({ rate: z.number(), amount: moneySchema, name: z.string() }),
  /** Of the credits: what goes for what a bank took back of earlier purchases, whose credits were spent. */
  owedCredits: z.int(),
  /** Names the text that is to be ticked. */
  consent: z.string(),
  /** Days in which what was not used can be given back. */
  refundDays: z.number(),
  /** No money moves. */
  isTest: z.boolean(),
})

/** What is ordered, and what it costs. Throws `package_not_found` and what a code is refused with. */
export async function checkout(
  ctx: MemberContext,
  { packageId, country: wanted, code, method }: z.infer<typeof checkoutInput>,
): Promise<z.infer<typeof checkoutView>> {
  const { settings } = ctx.site
  const country = wanted ? servedCountry(settings, [wanted]) : await buyersCountry(ctx)
  const offer = await offerOf(ctx, packageId, { country, code, method })
  const { rate, tax, name } = taxOf(country, ctx.now(), offer.price, settings.taxAreas)
  return {
    ...{ offer, country, countries: [...settings.countries], tax: { rate, amount: tax, name } },
    owedCredits: await sumOwed(ctx.db, ctx.me.id),
    ...{ consent: consentVersion, refundDays: settings.refundDays, isTest: ctx.payments.isTest },
  }
}

/** In the order in which they are offered. */
export const methodsView = z.array(
  z.object({
    method: z.enum(paymentMethods),
    banks: z.array(z.object({ id: z.string().max(40), name: z.string().max(100) })),
    /** Whether what is paid with can be remembered. */
    canBeRemembered: z.boolean(),
  }),
)

/** How one can pay in a country now. None: nobody takes money there, or their providers do not answer. */
export async function methods(
  ctx: MemberContext,
  country: (typeof countryCodes)[number],
): Promise<z.infer<typeof methodsView>> {
  const offers = await methodsFor(ctx, country, countries[country].currency)
  return offers.map(({ method, banks, canBeRemembered }) => ({ method, banks: [...banks], canBeRemembered }))
}
