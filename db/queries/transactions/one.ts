import { and, eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { orders, withdrawals } from '../../schema/index.ts'

export { refundReasons } from '../../schema/index.ts'

/** What a member has ordered, and how they have withdrawn from it; undefined for what is not theirs. */
export async function findOwnOrder(db: Db, memberId: string, orderId: string) {
  const [own] = await db
    .select({ order: orders, withdrawal: withdrawals })
    .from(orders)
    .leftJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)))
  return own
}
