import { z } from 'zod'
import { memberProcedure, publicProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { emailCheckLimit } from '../mail/limits.ts'
import { emailInvalid } from '../mail/refusals.ts'
import { withdrawalsLimit as limit, withdrawalLinkLimit } from './limits.ts'
import { declareWithdrawal } from './link/declare.ts'
import { findWithdrawalLink, withdrawalLink } from './link/find-link.ts'
import { withdrawByLink } from './link/withdraw-by-link.ts'
import {
  nothingToWithdraw,
  purchaseNotFound,
  withdrawalChanged,
  withdrawalLinkFailed,
  withdrawalOver,
} from './refusals.ts'
import { terms, withdrawalTerms } from './terms.ts'
import { withdraw } from './withdraw.ts'

const aboutOrder = z.object({ orderId: idSchema })
const aboutRefund = aboutOrder.extend({ refundMinor: z.int().min(0).max(100_000_000) })
const typed = z.string().max(5000)
const refuses = [purchaseNotFound, withdrawalOver, nothingToWithdraw, withdrawalChanged]

export const withdrawalsRouter = router({
  terms: memberProcedure
    .meta({ limit, refuses: [purchaseNotFound] })
    .input(aboutOrder)
    .output(withdrawalTerms)
    .query(({ ctx, input }) => terms(ctx, input.orderId)),

  withdraw: memberProcedure
    .meta({
      limit,
      refuses,
      tells: ['wallet', 'premium', 'order_changed'],
    })
    .input(aboutRefund)
    .output(withdrawalTerms)
    .mutation(({ ctx, input }) => withdraw(ctx, input)),

  declare: publicProcedure
    .meta({ limit: emailCheckLimit, refuses: [emailInvalid] })
    .input(z.object({ email: typed, receipt: typed.optional() }))
    .output(z.void())
    .mutation(({ ctx, input }) => declareWithdrawal(ctx, input)),

  link: publicProcedure
    .meta({ limit: withdrawalLinkLimit })
    .input(z.object({ about: z.string().max(100).optional() }))
    .output(withdrawalLink.nullable())
    .query(({ ctx, input }) => findWithdrawalLink(ctx, input)),

  withdrawByLink: publicProcedure
    .meta({
      limit: withdrawalLinkLimit,
      refuses: [withdrawalLinkFailed, ...refuses],
      tells: ['wallet', 'premium', 'order_changed'],
    })
    .input(aboutRefund.extend({ token: typed }))
    .output(withdrawalTerms)
    .mutation(({ ctx, input }) => withdrawByLink(ctx, input)),
})
