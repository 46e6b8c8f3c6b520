import type { Db } from '../../../../db/client.ts'
import { listShownReceipts } from '../../../../db/queries/receipts/shown.ts'
import { listDeclarations } from '../../../../db/queries/withdrawals/declarations.ts'
import {
  findBought,
  findPaidOrder,
  listPurchases,
  listWithdrawable,
} from '../../../../db/queries/withdrawals/withdrawals.ts'
import { type Money, money } from '../../../../db/reference/money/money.ts'
import { withdrawableUntil } from '../../../../db/reference/money/withdrawal-days.ts'
import { purchaseNumber } from '../../receipts/view.ts'
import { withdrawableSince } from '../link/withdrawable.ts'
import { declarationsEndedAt, refundOf, unusedOf, withdrawnAtOf } from '../rules.ts'

/** What a withdrawal from a purchase would bring back before and after a correction. */
export interface ChangedWorth {
  orderId: string
  /** The number of its receipt; null of one that was bought before there were any. */
  receipt: string | null
  before: Money
  after: Money
  /** The last moment to withdraw. */
  until: Date
}

interface CorrectionQuery {
  memberId: string
  now: Date
  refundDays: number
}

/**
 * The purchases whose refund would change with `bought` more credits (below zero: fewer); the newest first
 * (product §10.4).
 */
export async function worthAfter(db: Db, asked: CorrectionQuery, bought: number): Promise<ChangedWorth[]> {
  const { memberId, now, refundDays } = asked
  const purchases = await listPurchases(db, memberId)
  const there = await findBought(db, memberId)
  const declared = await listDeclarations(db, memberId, declarationsEndedAt(now))
  const all: ChangedWorth[] = []
  for (const orderId of await listWithdrawable(db, memberId, withdrawableSince(now, refundDays))) {
    const paid = await findPaidOrder(db, memberId, orderId)
    if (!paid?.order.paidAt) continue
    const { order, payment } = paid
    const until = withdrawableUntil(paid.order.paidAt, order.country, refundDays)
    if (withdrawnAtOf({ orderId, boughtAt: paid.order.paidAt }, declared, now) > until) continue
    const refundable = payment.paidMinor - payment.refundedMinor - payment.chargedBackMinor
    const worth = (credits: number) => {
      const unused = unusedOf(orderId, purchases, credits)
      return refundOf(money(order.totalMinor, order.currency), { unused, credits: order.credits }, refundable)
    }
    const [before, after] = [worth(there), worth(there + bought)]
    if (before.minor === after.minor) continue
    all.push({ orderId, receipt: purchaseNumber(await listShownReceipts(db, orderId)), before, after, until })
  }
  return all
}
