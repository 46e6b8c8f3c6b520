import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { ledgerEntries, members, orders, payments, savedMethods, withdrawals } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import type { SavedMethodRow } from '../saved-methods/methods.ts'
import type { OrderRow } from './lock.ts'
import type { PaymentRow } from './payments.ts'

/** Whether it was written: not where there is one with this id. */
export async function insertOrder(tx: Tx, held: HeldMembers, order: Omit<OrderRow, 'paidAt'>): Promise<boolean> {
  held.check(tx, [order.memberId])
  const inserted = await tx.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id })
  return inserted.length > 0
}

/** The last one that a member has ordered, and of which package. */
export async function findLastOrder(db: Db, memberId: string): Promise<Pick<OrderRow, 'id' | 'packageId'> | undefined> {
  const [last] = await db
    .select({ id: orders.id, packageId: orders.packageId })
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  return last
}

/** An order with its payments, the last one first, and since when its member is premium. */
export interface OwnOrder {
  order: OrderRow
  payments: PaymentRow[]
  premiumSince: Date | null
  /** What was charged. */
  savedMethods: SavedMethodRow[]
  withdrawal: typeof withdrawals.$inferSelect | null
  /** As its credits have left the balance; null until they are booked. */
  balanceAfter: number | null
}

/** Undefined for an order of somebody else. */
export async function findOwnOrder(db: Db, memberId: string, id: string): Promise<OwnOrder | undefined> {
  const rows = await db
    .select({
      ...{ order: orders, payment: payments, saved: savedMethods, withdrawal: withdrawals },
      ...{ premiumSince: members.premiumSince, balanceAfter: ledgerEntries.balanceAfter },
    })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(members, eq(members.id, orders.memberId))
    .leftJoin(savedMethods, eq(savedMethods.id, payments.savedMethodId))
    .leftJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .leftJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.memberId, orders.memberId),
        eq(ledgerEntries.reason, 'purchase'),
        eq(ledgerEntries.reference, sql`${orders.id}::text`),
      ),
    )
    .where(and(eq(orders.id, id), eq(orders.memberId, memberId)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  const [first] = rows
  if (!first) return undefined
  const { order, premiumSince, withdrawal, balanceAfter } = first
  return {
    ...{ order, premiumSince, withdrawal, balanceAfter },
    payments: rows.flatMap(({ payment }) => (payment ? [payment] : [])),
    savedMethods: rows.flatMap(({ saved }) => (saved ? [saved] : [])),
  }
}
