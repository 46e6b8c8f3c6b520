import type { Tx } from '../../../db/client.ts'
import { lockWallet, takeBought } from '../../../db/queries/credits/wallet.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { lockOrder } from '../../../db/queries/orders/lock.ts'
import { endPremium } from '../../../db/queries/orders/premium.ts'
import { insertWithdrawal } from '../../../db/queries/withdrawals/withdrawals.ts'
import type { Context, MemberContext } from '../../core/context.ts'
import { type CommittedChange, changeAndTell } from '../live/change-and-tell.ts'
import { requestRefund } from '../orders/refunds.ts'
import { issueCreditNote } from '../receipts/issue.ts'
import { withdrawalMail } from './jobs.ts'
import { nothingToWithdraw, purchaseNotFound, withdrawalChanged, withdrawalOver } from './refusals.ts'
import { termsOf, type WithdrawalTerms } from './terms.ts'

/**
 * Withdraws from a purchase: its unused credits go, and their price goes back the way it came (product §17.11).
 * Repeating it changes nothing and answers the same. `refundMinor` is the amount shown. Throws `withdrawal_changed` if
 * it differs by now, `withdrawal_over`, `nothing_to_withdraw` and `purchase_not_found`.
 */
export async function withdraw(
  ctx: MemberContext,
  wanted: Omit<WithdrawalRequest, 'memberId'>,
): Promise<WithdrawalTerms> {
  return changeAndTell(ctx, (tx) => withdrawIn(ctx, tx, { ...wanted, memberId: ctx.me.id }))
}

interface WithdrawalRequest {
  memberId: string
  orderId: string
  refundMinor: number
}

/** The same in the caller's transaction, also for the member that a mailed link belongs to. */
export async function withdrawIn(
  ctx: Context,
  tx: Tx,
  { memberId, orderId, refundMinor }: WithdrawalRequest,
): Promise<CommittedChange<WithdrawalTerms>> {
  const { site } = ctx
  const now = ctx.now()
  const members = await lockMembers(tx, [memberId])
  const wallet = await lockWallet(tx, members, memberId)
  const locked = await lockOrder(tx, members, { memberId, orderId })
  if (!wallet || !locked) throw purchaseNotFound()
  const asked = { memberId, orderId, now, refundDays: site.settings.refundDays, payments: ctx.payments }
  const { terms, payment, at } = await termsOf(tx, asked)
  if (terms.withdrawnAt) return { result: terms, gapFor: [memberId] }
  const { hindrance, unused: credits, refund } = terms
  if (hindrance === 'over') throw withdrawalOver()
  if (hindrance) throw nothingToWithdraw()
  if (refund.minor !== refundMinor) throw withdrawalChanged({ refund })

  const cause = { reason: 'withdrawal', reference: orderId, now } as const
  const { taken, balance, freeMessages } = await takeBought(tx, wallet, { memberId, amount: credits, ...cause })
  if (taken !== credits) throw new Error(`${taken} of ${credits} credits are there to withdraw from order ${orderId}`)
  const { held, order } = locked
  const back = { orderId, paymentId: payment.id, minor: refund.minor, now }
  const refundId = await requestRefund(tx, held, { ...back, reason: 'withdrawal' })
  await insertWithdrawal(tx, held, { orderId, credits, minor: refund.minor, refundId, withdrawnAt: at })
  const endsPremium = await endPremium(tx, members, memberId)
  await ctx.jobs.enqueue(tx, withdrawalMail, { orderId, memberId, endsPremium })
  // Last of all: nothing else is locked after the number of a receipt.
  await issueCreditNote(ctx, tx, order, { reason: 'refund', reference: refundId, minor: refund.minor })
  const told = [
    { type: 'wallet' as const, balance, freeMessages },
    ...(endsPremium ? [{ type: 'premium' as const }] : []),
    { type: 'order_changed' as const, orderId },
  ]
  const { terms: done } = await termsOf(tx, asked)
  return { result: done, events: told.map((event) => ({ memberId, event })) }
}
