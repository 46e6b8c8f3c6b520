import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { Currency } from '../../reference/countries/facts.ts'
import { orders, payments, refunds } from '../../schema/index.ts'
import type { HeldOrder } from './lock.ts'

export type RefundRow = typeof refunds.$inferSelect

export interface NewRefund extends Pick<RefundRow, 'id' | 'paymentId' | 'reason' | 'minor' | 'createdAt'> {
  orderId: string
}

/** How much of a payment can still go back, in minor units: what came in, without what went back or is on its way. */
export async function findRefundable(
  tx: Tx,
  held: HeldOrder,
  { orderId, paymentId }: Pick<NewRefund, 'orderId' | 'paymentId'>,
) {
  held.check(tx, [orderId])
  const [row] = await tx
    .select({
      minor: sql<number>`(${payments.paidMinor} - ${payments.chargedBackMinor} - greatest(${payments.refundedMinor}, coalesce((
        select sum(r.minor) from refunds r where r.payment_id = ${payments}.id and r.failed_at is null), 0)))::int`,
    })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.orderId, orderId), eq(payments.status, 'paid')))
  return row?.minor ?? 0
}

export async function insertRefund(tx: Tx, held: HeldOrder, { orderId, ...refund }: NewRefund): Promise<void> {
  held.check(tx, [orderId])
  await tx.insert(refunds).values(refund)
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

/** A refund that nothing has come of yet, and where its money came by. */
export interface DueRefund {
  id: string
  /** In minor units of `currency`: that which came in. */
  minor: number
  currency: Currency
  paymentId: string
  orderId: string
  memberId: string
  provider: string
  providerPaymentId: string | null
  providerRefundId: string | null
  siteId: string
  /** So much of the payment is there beside what other refunds have taken. */
  left: number
}

const dueRefunds = (db: Db) =>
  db
    .select({
      id: refunds.id,
      minor: refunds.minor,
      currency: sql<Currency>`coalesce(${payments.paidCurrency}, ${payments.currency})`,
      paymentId: payments.id,
      orderId: orders.id,
      memberId: orders.memberId,
      provider: payments.provider,
      providerPaymentId: payments.providerPaymentId,
      providerRefundId: refunds.providerRefundId,
      siteId: orders.siteId,
      left: sql<number>`(${payments.paidMinor} - ${payments.chargedBackMinor} - coalesce((
        select sum(o.minor) from refunds o
        where o.payment_id = ${payments.id} and o.id <> ${refunds.id} and o.failed_at is null and o.sent_at is not null), 0))::int`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .$dynamic()

/** Those that no provider has taken yet, the oldest first. */
export async function listUnsentRefunds(db: Db, limit: number): Promise<DueRefund[]> {
  return dueRefunds(db)
    .where(and(isNull(refunds.sentAt), isNull(refunds.failedAt)))
    .orderBy(asc(refunds.createdAt))
    .limit(limit)
}

/** Those that are on their way, of one payment where it is named, the one that was sent first before the others. */
export async function listSentRefunds(db: Db, limit: number, paymentId?: string): Promise<DueRefund[]> {
  const isItsOwn = paymentId === undefined ? undefined : eq(refunds.paymentId, paymentId)
  return dueRefunds(db)
    .where(and(isNotNull(refunds.sentAt), isNull(refunds.doneAt), isNull(refunds.failedAt), isItsOwn))
    .orderBy(asc(refunds.sentAt))
    .limit(limit)
}

export async function setRefundSent(
  db: Db,
  id: string,
  sent: { providerRefundId: string; sentAt: Date },
): Promise<void> {
  await db.update(refunds).set(sent).where(eq(refunds.id, id))
}

/** It has left, or never will; false where that was known before. */
export async function setRefundEnd(db: Db, id: string, ended: { doneAt: Date } | { failedAt: Date }): Promise<boolean> {
  const isUndecided = and(isNull(refunds.doneAt), isNull(refunds.failedAt))
  const rows = await db
    .update(refunds)
    .set(ended)
    .where(and(eq(refunds.id, id), isUndecided))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/** Those that went wrong, and whose money did not come by a bank: somebody must look after them. */
export async function countFailedRefunds(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      sql`${refunds.failedAt} is not null and not (${payments.chargedBackMinor} >= ${refunds.minor}
        and ${payments.paidMinor} - ${payments.chargedBackMinor} < ${refunds.minor})`,
    )
  return row?.count ?? 0
}
