import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { members, orders, payments, profiles } from '../../schema/index.ts'
import { hasBought } from '../orders/premium.ts'

/** What decides about a member's discounts; undefined when they have gone. */
export async function findBuyer(db: Db, memberId: string) {
  const [buyer] = await db
    .select({
      id: members.id,
      country: profiles.country,
      signedUpAt: members.createdAt,
      hasBought,
      isBuying: isBuying(members.id),
    })
    .from(members)
    .innerJoin(profiles, eq(profiles.memberId, members.id))
    .where(eq(members.id, memberId))
  return buyer
}

/** Whether a payment of the order `o` is on its way. */
export const isPending = sql`exists (select from payments p where p.order_id = o.id and p.status = 'pending')`

/** Whether a payment of this member is on its way. */
export const isBuying = (memberId: SQLWrapper) =>
  sql<boolean>`exists (select from orders o where o.member_id = ${memberId} and ${isPending})`

/** The member's newest order of which a payment is on its way: with this code, or any. */
export async function findOrderUnderWay(db: Db, memberId: string, code?: string): Promise<string | undefined> {
  const ofCode = code === undefined ? undefined : eq(orders.discountCode, code)
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.memberId, memberId), eq(payments.status, 'pending'), ofCode))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return found?.id
}
