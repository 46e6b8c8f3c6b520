import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { ledgerEntries, members, orders, payments, withdrawals } from '../../schema/index.ts'
import type { HeldOrder } from '../orders/lock.ts'
import { rowsOf } from '../rows.ts'

export type Withdrawal = typeof withdrawals.$inferSelect

/**
 * An order, the payment that has paid it, and what has become of it: `balanceAfter` in credits, as the withdrawal left it. With the
 * buyer's address; undefined for somebody else's and for one that was not paid.
 */
export async function findPaidOrder(db: Db, memberId: string, orderId: string) {
  const [paid] = await db
    .select({
      ...{ order: orders, payment: payments, withdrawal: withdrawals },
      ...{ email: members.email, balanceAfter: ledgerEntries.balanceAfter },
    })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .innerJoin(
      payments,
      and(eq(payments.orderId, orders.id), eq(payments.status, 'paid'), eq(payments.isSurplus, false)),
    )
    .leftJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .leftJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.memberId, orders.memberId),
        eq(ledgerEntries.reason, 'withdrawal'),
        eq(ledgerEntries.reference, sql`${orders.id}::text`),
      ),
    )
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)))
  return paid
}

/** What was bought in one order, and how much of it nobody has taken back. */
export interface PurchaseRemainder {
  orderId: string
  /** In credits. */
  left: number
}

/** The newest first. */
export async function listPurchases(db: Db, memberId: string): Promise<PurchaseRemainder[]> {
  return rowsOf<PurchaseRemainder>(
    db,
    sql`select o.id as "orderId", greatest(0, o.credits - p.credits_taken - coalesce(w.credits, 0)) as "left"
      from orders o join payments p on p.order_id = o.id and p.status = 'paid' and not p.is_surplus
        left join withdrawals w on w.order_id = o.id
      where o.member_id = ${memberId} and o.paid_at is not null
      order by o.paid_at desc, o.id desc`,
  )
}

/** The orders paid since then that nobody has withdrawn from, the newest first. */
export async function listWithdrawable(db: Db, memberId: string, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .where(and(eq(orders.memberId, memberId), gte(orders.paidAt, since), isNull(withdrawals.orderId)))
    .orderBy(desc(orders.paidAt), desc(orders.id))
  return rows.map(({ id }) => id)
}

/** The bought credits that a member has. */
export async function findBought(db: Db, memberId: string): Promise<number> {
  const [wallet] = await rowsOf<{ bought: number }>(db, sql`select bought from wallets where member_id = ${memberId}`)
  return wallet?.bought ?? 0
}

export async function insertWithdrawal(tx: Tx, held: HeldOrder, withdrawal: Withdrawal): Promise<void> {
  held.check(tx, [withdrawal.orderId])
  await tx.insert(withdrawals).values(withdrawal)
}
