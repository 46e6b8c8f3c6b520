import { and, eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { orders } from '../../schema/index.ts'

export { refundReasons } from '../../schema/index.ts'

/** What a member has ordered; undefined for what is not theirs. */
export async function findOwnOrder(db: Db, memberId: string, orderId: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)))
  return order
}
