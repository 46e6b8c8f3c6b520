import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { withdrawalsLimit as limit } from './limits.ts'
import { nothingToWithdraw, purchaseNotFound, withdrawalChanged, withdrawalOver } from './refusals.ts'
import { terms, withdrawalTerms } from './terms.ts'
import { withdraw } from './withdraw.ts'

const aboutOrder = z.object({ orderId: idSchema })

export const withdrawalsRouter = router({
  terms: memberProcedure
    .meta({ limit, refuses: [purchaseNotFound] })
    .input(aboutOrder)
    .output(withdrawalTerms)
    .query(({ ctx, input }) => terms(ctx, input.orderId)),

  withdraw: memberProcedure
    .meta({
      limit,
      refuses: [purchaseNotFound, withdrawalOver, nothingToWithdraw, withdrawalChanged],
      tells: ['wallet', 'order_changed'],
    })
    .input(aboutOrder.extend({ refundMinor: z.int().min(0).max(100_000_000) }))
    .output(withdrawalTerms)
    .mutation(({ ctx, input }) => withdraw(ctx, input)),
})
