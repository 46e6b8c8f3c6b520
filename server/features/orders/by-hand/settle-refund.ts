import type { Db } from '../../../../db/client.ts'
import { lockWallet } from '../../../../db/queries/credits/wallet.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { findRefundToSettle, type RefundToSettle, setRefundSettled } from '../../../../db/queries/orders/by-hand.ts'
import { lockOrder } from '../../../../db/queries/orders/lock.ts'
import { listTriesBy } from '../../../../db/queries/orders/tries.ts'
import { insertAuditEntry } from '../../../../db/queries/staff/audit.ts'
import { type Money, money } from '../../../../db/reference/money/money.ts'
import type { World } from '../../../core/context.ts'
import { changeAndTell } from '../../live/change-and-tell.ts'
import { collectionOf } from '../../payments/collection.ts'
import { refundSettled } from '../jobs.ts'
import { refundNotOwed } from '../refusals.ts'
import { owedOf, type RefundState, refundState } from '../rules/refund-state.ts'
import { type ManualPayment, readySettlement } from '../rules/settled-by-hand.ts'

/** A refund as its operator sees it. */
export interface StandingRefund extends RefundToSettle {
  state: RefundState
  /** The amount to pay manually; zero unless the refund has failed. */
  owed: Money
  /** The manual payment; null until there is one. */
  paid: (ManualPayment & { amount: Money }) | null
}

/** Loads the current state of these refunds. */
export async function standingOf(db: Db, refunds: readonly RefundToSettle[], now: Date): Promise<StandingRefund[]> {
  const tries = await listTriesBy(db, [...new Set(refunds.map(({ paymentId }) => paymentId))])
  return refunds.flatMap((refund) => {
    const found = tries.find(({ payment }) => payment.id === refund.paymentId)
    const row = found?.refunds.find(({ id }) => id === refund.id)
    if (!found || !row) return []
    const { payment, collecting } = found
    const amount = (minor: number) => money(minor, payment.paidCurrency ?? payment.currency)
    const state = refundState(row, { ...payment, collection: collectionOf(collecting, now) })
    const { settledOn: on, settledHow: how, settledMinor } = row
    return {
      ...refund,
      state,
      owed: amount(state === 'failed' ? owedOf(row, payment, found.refunds) : 0),
      paid: on !== null && how !== null && settledMinor !== null ? { on, how, amount: amount(settledMinor) } : null,
    }
  })
}

interface ManualRefund extends ManualPayment {
  refundId: string
  /** The amount that was shown, in minor units of what came in. */
  owedMinor: number
}

/** `isNew` is false if it was paid manually before: nothing has changed, and the earlier payment is returned. */
export type Settled = ManualPayment & { amount: Money; isNew: boolean }

/**
 * Books that the operator has paid manually what no provider could send, once for each refund (product §17.3). Throws
 * what `readySettlement` does, and `refund_not_owed` if nothing is owed or the amount differs from the one shown.
 */
export async function settleByHand(
  world: Pick<World, 'db' | 'bus' | 'now' | 'jobs'>,
  { refundId, owedMinor, ...told }: ManualRefund,
): Promise<Settled> {
  const found = await findRefundToSettle(world.db, refundId)
  if (!found) throw refundNotOwed()
  const { memberId, orderId, siteId } = found
  const paid = readySettlement(told, world.now())
  return changeAndTell<Settled>(world, async (tx) => {
    const now = world.now()
    const members = await lockMembers(tx, [memberId])
    const wallet = await lockWallet(tx, members, memberId)
    const locked = await lockOrder(tx, members, { orderId, memberId })
    const [standing] = await standingOf(tx, [found], now)
    if (!locked || !standing) throw new Error(`refund ${refundId} is gone`)
    if (standing.paid) return { result: { ...standing.paid, isNew: false }, gapFor: [memberId] }
    const { owed } = standing
    if (owed.minor === 0 || owed.minor !== owedMinor) throw refundNotOwed()
    const booked = { settledAt: now, settledOn: paid.on, settledMinor: owed.minor, settledHow: paid.how }
    await setRefundSettled(tx, locked.held, found, booked)
    const audited = { staffId: null, action: 'refund_settled', siteId, memberId, subjectId: refundId } as const
    await insertAuditEntry(tx, { ...audited, details: { ...owed, on: paid.on } }, now)
    await world.jobs.enqueue(tx, refundSettled, { orderId, refundId })
    // A deleted account has no wallet and gets no event.
    const events = wallet ? [{ memberId, event: { type: 'order_changed' as const, orderId } }] : []
    return { result: { ...paid, amount: owed, isNew: true }, events }
  })
}
