import { and, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { orders } from '../../schema/index.ts'
import { lockCode } from '../discounts/codes.ts'
import type { LockedOrder, OrderRow } from './lock.ts'

/**
 * Ends the member's other orders with the same discount, where that holds once: nobody begins to pay them any more
 * (product §17.10). Answers their ids.
 */
export async function endRivals(tx: Tx, { held, order }: LockedOrder, now: Date): Promise<string[]> {
  held.check(tx, [order.id])
  const rivals = rivalsOf(order)
  return rivals ? endOpen(tx, order, rivals, now) : []
}

/** Ends the member's other orders with the time bonus, which is for a first purchase: this one was it. Answers their ids. */
export async function endFirstPurchases(tx: Tx, { held, order }: LockedOrder, now: Date): Promise<string[]> {
  held.check(tx, [order.id])
  const withBonus = isBonus(sql`${orders}.site_id`, sql`${orders}.discount_code`)
  return endOpen(tx, order, and(ne(orders.id, order.id), isNotNull(orders.discountCode), withBonus), now)
}

async function endOpen(tx: Tx, { memberId }: OrderRow, which: SQL | undefined, now: Date): Promise<string[]> {
  const isOpen = and(isNull(orders.paidAt), gt(orders.expiresAt, now))
  const ended = await tx
    .update(orders)
    .set({ expiresAt: now })
    // Who holds a member holds all of their orders: each of them is changed by nobody else.
    .where(and(which, eq(orders.memberId, memberId), isOpen))
    .returning({ id: orders.id })
  return ended.map(({ id }) => id)
}

/**
 * Whether the discount of an order holds once and another order was paid with it, or for a first purchase and any other was paid.
 * Until the commit none other is.
 */
export async function isDiscountUsed(tx: Tx, { held, order }: LockedOrder): Promise<boolean> {
  held.check(tx, [order.id])
  const rivals = rivalsOf(order)
  if (!rivals || order.discountCode === null) return false
  // The other order may be another member's, who is not held.
  if (order.discountValidity === 'once') await lockCode(tx, order.siteId, order.discountCode)
  const isOther = and(eq(orders.memberId, order.memberId), ne(orders.id, order.id))
  const [used] = await tx
    .select({ used: sql`1` })
    .from(orders)
    .where(and(or(rivals, and(isOther, isBonus(order.siteId, order.discountCode))), isNotNull(orders.paidAt)))
    .limit(1)
  return used !== undefined
}

/** Other orders of which one alone is paid at the lower price; undefined where each may be. */
function rivalsOf({ id, siteId, memberId, discountCode, discountValidity }: OrderRow): SQL | undefined {
  if (discountCode === null || discountValidity === null || discountValidity === 'always') return undefined
  const ofCode = and(eq(orders.siteId, siteId), eq(orders.discountCode, discountCode), ne(orders.id, id))
  return discountValidity === 'once' ? ofCode : and(ofCode, eq(orders.memberId, memberId))
}

/** What was ordered with a name that no code of its site has was ordered with the time bonus: codes are never taken away. */
const isBonus = (siteId: SQL | string, code: SQL | string): SQL =>
  sql`not exists (select from discount_codes c where c.site_id = ${siteId} and c.code = ${code})`
