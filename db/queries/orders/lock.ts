import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { orders, payments } from '../../schema/index.ts'
import { HeldLocks } from '../locks/held.ts'
import type { HeldMembers } from '../locks/members.ts'

export type OrderRow = typeof orders.$inferSelect
export type HeldOrder = HeldLocks<'order'>

/** An order with its payments and refunds, which nobody else changes until the commit. */
export interface LockedOrder {
  held: HeldOrder
  order: OrderRow
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

/** Whose a payment is, which never changes. */
export interface PaymentOwner {
  paymentId: string
  orderId: string
  memberId: string
}

export async function findOwner(db: Db, paymentId: string): Promise<PaymentOwner | undefined> {
  const [owner] = await db
    .select({ paymentId: payments.id, orderId: orders.id, memberId: orders.memberId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
  return owner
}

/**
 * The member is held first, and their wallet where credits are booked, so that two never wait for each other. Undefined for
 * somebody else's order.
 */
export async function lockOrder(
  tx: Tx,
  held: HeldMembers,
  { orderId, memberId }: { orderId: string; memberId: string },
): Promise<LockedOrder | undefined> {
  held.check(tx, [memberId])
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order?.memberId === memberId ? { held: new HeldLocks(tx, 'order', [orderId]), order } : undefined
}
