import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { orders, payments } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'

/** A payment whose provider is to be asked. */
export interface DuePayment {
  id: string
  provider: string
  /** Null until the provider has answered. */
  providerPaymentId: string | null
  /** Nobody is to pay it any more: the order has expired, or was paid by another one. */
  isOver: boolean
  /** It is charged to what was remembered. */
  isCharge: boolean
  /** As the provider has said last. */
  canBeCancelled: boolean
}

interface DueQuery {
  askedBefore: Date
  now: Date
  /** Those at others stay as they are. */
  providers: readonly string[]
  limit: number
}

/** Not where no answer about it could be used, and it is not time to ask again. */
const isDue = ({ askedBefore, now, providers }: DueQuery) =>
  and(
    lt(payments.fetchedAt, askedBefore),
    or(isNull(payments.askAgainAt), lte(payments.askAgainAt, now)),
    inArray(payments.provider, [...providers]),
  )

/** Payments that nothing was decided of, and that were not asked about since: who was not asked for longest comes first. */
export async function listUndecided(db: Db, asking: DueQuery): Promise<DuePayment[]> {
  const { now, limit } = asking
  return db
    .select(due(now))
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(sql`${payments.status} in ('open', 'pending')`, isDue(asking)))
    .orderBy(asc(payments.fetchedAt))
    .limit(limit)
}

/** Those of one order that nothing was decided of. */
export async function listUndecidedOf(db: Db, orderId: string, now: Date): Promise<DuePayment[]> {
  return db
    .select(due(now))
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.id, orderId), inArray(payments.status, ['open', 'pending'])))
    .orderBy(asc(payments.createdAt))
}

/** Whether something that this member has had remembered is being charged: nothing is decided of it so far. */
export async function isBeingCharged(tx: Tx, held: HeldMembers, memberId: string): Promise<boolean> {
  held.check(tx, [memberId])
  const [charge] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        ...[eq(orders.memberId, memberId), inArray(payments.status, ['open', 'pending'])],
        isNotNull(payments.savedMethodId),
      ),
    )
    .limit(1)
  return charge !== undefined
}

/** Nobody is to pay the order any more. */
export const isOver = (now: Date) =>
  sql<boolean>`(${orders.paidAt} is not null or ${orders.expiresAt} <= ${now}::timestamptz)`

const due = (now: Date) => ({
  id: payments.id,
  provider: payments.provider,
  providerPaymentId: payments.providerPaymentId,
  isOver: isOver(now),
  isCharge: sql<boolean>`${payments.savedMethodId} is not null`,
  canBeCancelled: payments.canBeCancelled,
})

/** Payments that came in after `paidAfter` and were not asked about since: a bank may have taken them back. */
export async function listPaid(
  db: Db,
  { paidAfter, ...asking }: DueQuery & { paidAfter: Date },
): Promise<Omit<DuePayment, 'isOver' | 'isCharge' | 'canBeCancelled'>[]> {
  const { id, provider, providerPaymentId } = payments
  return db
    .select({ id, provider, providerPaymentId })
    .from(payments)
    .where(and(sql`${payments.status} = 'paid'`, gt(payments.paidAt, paidAfter), isDue(asking)))
    .orderBy(asc(payments.fetchedAt))
    .limit(asking.limit)
}

/** How many payments wait because no answer about them could be used, at any of these providers. */
export async function countStuck(db: Db, providers: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(payments)
    .where(and(sql`${payments.askFailures} > 0`, inArray(payments.provider, [...providers])))
  return row?.count ?? 0
}
