import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { memberProcedure, publicProcedure, router } from '../../core/procedures.ts'
import { offerSchema, offersFor, pricesIn, publicPrices } from './prices.ts'

export const packagesRouter = router({
  /** What the member who asks can buy. */
  offers: memberProcedure.output(z.array(offerSchema)).query(({ ctx }) => offersFor(ctx)),

  /** What anybody can look up, without discounts. */
  prices: publicProcedure
    .input(z.object({ country: z.enum(countryCodes).nullable() }))
    .output(publicPrices)
    .query(({ ctx, input }) => pricesIn(ctx, input.country)),
})
