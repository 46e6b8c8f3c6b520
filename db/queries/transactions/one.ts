import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { orders, payments, refunds } from '../../schema/index.ts'

export { refundReasons } from '../../schema/index.ts'

/** What a member has ordered; undefined for what is not theirs. */
export async function findOwnOrder(db: Db, memberId: string, orderId: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)))
  return order
}

/** The tries to pay an order, the latest first. */
export async function listPaymentsOf(db: Db, orderId: string) {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.createdAt), payments.id)
}

/** What goes back of an order, the earliest first. */
export async function listRefundsOf(db: Db, orderId: string) {
  return db
    .select({
      reason: refunds.reason,
      minor: refunds.minor,
      currency: payments.currency,
      createdAt: refunds.createdAt,
      doneAt: refunds.doneAt,
      failedAt: refunds.failedAt,
      sentAt: refunds.sentAt,
      paidMinor: payments.paidMinor,
      chargedBackMinor: payments.chargedBackMinor,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt), refunds.id)
}
