import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { payments, refunds } from '../../schema/index.ts'
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
        select sum(minor) from refunds where payment_id = ${payments.id} and failed_at is null), 0)))::int`,
    })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.orderId, orderId), eq(payments.status, 'paid')))
  return row?.minor ?? 0
}

export async function insertRefund(tx: Tx, held: HeldOrder, { orderId, ...refund }: NewRefund): Promise<void> {
  held.check(tx, [orderId])
  await tx.insert(refunds).values(refund)
}
