import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { packageIds } from '../../../db/reference/money/packages.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import { memberProcedure, publicProcedure, router } from '../../core/procedures.ts'
import { discountCodeLimit } from '../discounts/limits.ts'
import { discountRefusals } from '../discounts/refusals.ts'
import { offerOf, offerSchema, pricesIn, publicPrices, shopFor, shopSchema } from './prices.ts'
import { packageNotFound } from './refusals.ts'

export const packagesRouter = router({
  /** What the member who asks can buy: at the prices that hold with this method, else with each. */
  shop: memberProcedure
    .input(z.object({ method: z.enum(paymentMethods) }).optional())
    .output(shopSchema)
    .query(({ ctx, input }) => shopFor(ctx, input?.method)),

  /** One package as it is about to be bought; by a code that was typed, or without any. */
  offer: memberProcedure
    .meta({ limit: discountCodeLimit, refuses: [packageNotFound, ...discountRefusals] })
    .input(
      z.object({
        packageId: z.enum(packageIds),
        country: z.enum(countryCodes).optional(),
        method: z.enum(paymentMethods).optional(),
        /** Null takes back what is the member's anyhow. */
        code: z.string().max(200).nullish(),
      }),
    )
    .output(offerSchema)
    .query(({ ctx, input: { packageId, ...choice } }) => offerOf(ctx, packageId, choice)),

  /** What anybody can look up, without discounts. */
  prices: publicProcedure
    .input(z.object({ country: z.enum(countryCodes).nullable() }))
    .output(publicPrices)
    .query(({ ctx, input }) => pricesIn(ctx, input.country)),
})
