import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { Currency } from '../../reference/countries/facts.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'
import { orders, payments, refunds } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'
import type { HeldOrder } from './lock.ts'

export type RefundRow = typeof refunds.$inferSelect

export interface NewRefund extends Pick<RefundRow, 'id' | 'paymentId' | 'reason' | 'minor' | 'createdAt'> {
  orderId: string
  sentAt?: Date
  doneAt?: Date
}

/** What an operator has paid by hand of a payment, in minor units. */
const paidByHand = sql`coalesce((select sum(h.settled_minor) from refunds h where h.payment_id = ${payments}.id), 0)`

/** How much of a payment can still go back, in minor units: what came in, without what went back or is on its way. */
export async function findRefundable(
  tx: Tx,
  held: HeldOrder,
  { orderId, paymentId }: Pick<NewRefund, 'orderId' | 'paymentId'>,
) {
  held.check(tx, [orderId])
  const [row] = await tx
    .select({
      minor: sql<number>`(${payments.paidMinor} - ${payments.chargedBackMinor} - ${paidByHand} - greatest(${payments.refundedMinor}, coalesce((
        select sum(r.minor - r.revoked_minor) from refunds r where r.payment_id = ${payments}.id and r.failed_at is null), 0)))::int`,
    })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.orderId, orderId), eq(payments.status, 'paid')))
  return row?.minor ?? 0
}

export async function insertRefund(tx: Tx, held: HeldOrder, { orderId, ...refund }: NewRefund): Promise<void> {
  held.check(tx, [orderId])
  await tx.insert(refunds).values(refund)
}

/** Records a refund that the provider reports as made on its side: there is nothing to send. */
export async function insertGivenBack(
  tx: Tx,
  held: HeldOrder,
  { createdAt, ...given }: Omit<NewRefund, 'reason'>,
): Promise<void> {
  const ended = { reason: 'at_provider', createdAt, sentAt: createdAt, doneAt: createdAt } as const
  await insertRefund(tx, held, { ...given, ...ended })
}

/**
 * Ends as done what no provider took and was given back at the provider instead, the earliest first: as far as more has gone back than other
 * refunds tell of. What one took and could not send may count as gone back there, and is left. Their ids.
 */
export async function endGivenAtProvider(
  tx: Tx,
  held: HeldOrder,
  { orderId, paymentId, doneAt }: { orderId: string; paymentId: string; doneAt: Date },
): Promise<string[]> {
  held.check(tx, [orderId])
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`
      update refunds set failed_at = null, done_at = ${doneAt}::timestamptz where id in (
        select f.id from (
          select r.id, sum(r.minor) over (order by r.created_at, r.id) as up_to
          from refunds r where r.payment_id = ${paymentId} and r.failed_at is not null and r.sent_at is null
            and r.settled_at is null
        ) f join payments p on p.id = ${paymentId} and p.order_id = ${orderId}
        where f.up_to <= p.refunded_minor - (
          select coalesce(sum(o.minor - o.revoked_minor), 0) from refunds o
          where o.payment_id = p.id and (o.failed_at is null or o.sent_at is not null)))
      returning id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * The other way round: what was ended as done because it was given back at the provider, and is not there any more, could not be sent after all;
 * the latest first, as far as more has arrived by refunds than has gone back there. Their ids.
 */
export async function reopenGivenAtProvider(
  tx: Tx,
  held: HeldOrder,
  { orderId, paymentId, failedAt }: { orderId: string; paymentId: string; failedAt: Date },
): Promise<string[]> {
  held.check(tx, [orderId])
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`
      update refunds set done_at = null, failed_at = ${failedAt}::timestamptz where id in (
        select f.id from (
          select r.id, sum(r.minor) over (order by r.created_at desc, r.id desc) - r.minor as up_to
          from refunds r where r.payment_id = ${paymentId} and r.done_at is not null and r.sent_at is null and r.reason <> 'at_provider'
        ) f join payments p on p.id = ${paymentId} and p.order_id = ${orderId}
        where f.up_to < (
          select coalesce(sum(o.minor), 0) from refunds o
          where o.payment_id = p.id and o.reason <> 'at_provider' and o.done_at is not null) - p.refunded_minor)
      returning id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * What nobody sent because a bank had brought the money (`chargedBackBefore` it had taken back then) is to be sent again where the bank has had to bring
 * that again.
 */
export async function retryOvertaken(
  tx: Tx,
  held: HeldOrder,
  { orderId, paymentId, chargedBackBefore }: { orderId: string; paymentId: string; chargedBackBefore: number },
): Promise<void> {
  held.check(tx, [orderId])
  const isBrought = (chargedBack: SQL) => sql`(${chargedBack} >= r.minor and p.paid_minor - ${chargedBack} < r.minor)`
  await tx.execute(sql`
    update refunds r set failed_at = null from payments p
    where r.payment_id = p.id and p.id = ${paymentId} and p.order_id = ${orderId}
      and r.failed_at is not null and r.sent_at is null and r.settled_at is null
      and ${isBrought(sql`${chargedBackBefore}::int`)} and not ${isBrought(sql`p.charged_back_minor`)}`)
}

/** So much of what was given back at the provider has not gone back after all: what was just as much, else the latest first. */
export async function revokeGivenBack(
  tx: Tx,
  held: HeldOrder,
  { orderId, paymentId, minor, revokedAt }: { orderId: string; paymentId: string; minor: number; revokedAt: Date },
): Promise<void> {
  held.check(tx, [orderId])
  await tx.execute(sql`
    update refunds r set revoked_minor = r.revoked_minor + f.revoked, revoked_at = ${revokedAt}::timestamptz
    from (
      select g.id, least(g.minor - g.revoked_minor, greatest(0, ${minor}::int - (
        sum(g.minor - g.revoked_minor) over (order by (g.minor - g.revoked_minor = ${minor}::int) desc, g.created_at desc, g.id desc)
          - (g.minor - g.revoked_minor))))::int as revoked
      from refunds g where g.payment_id = ${paymentId} and g.reason = 'at_provider' and g.revoked_minor < g.minor
    ) f
    where r.id = f.id and f.revoked > 0`)
}

/** Those of a payment that the provider has taken from here, and that have arrived. */
export async function listArrivedRefunds(db: Db, paymentId: string, limit: number): Promise<DueRefund[]> {
  return dueRefunds(db)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        isNotNull(refunds.sentAt),
        isNotNull(refunds.doneAt),
        ne(refunds.reason, 'at_provider'),
      ),
    )
    .orderBy(asc(refunds.sentAt))
    .limit(limit)
}

/** What had arrived has come back to the provider; false where that was known before. */
export async function setRefundReturned(db: Db, id: string, failedAt: Date): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set({ doneAt: null, failedAt })
    .where(and(eq(refunds.id, id), isNotNull(refunds.doneAt)))
    .returning({ id: refunds.id })
  return rows.length > 0
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

/** What was given back of a payment at its provider, in minor units of what came in. */
export async function sumGivenBack(db: Db, paymentId: string): Promise<number> {
  const [sum] = await db
    .select({ minor: sql<number>`coalesce(sum(${refunds.minor} - ${refunds.revokedMinor}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, 'at_provider')))
  return sum!.minor
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
  method: PaymentMethod
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
      method: payments.method,
      providerPaymentId: payments.providerPaymentId,
      providerRefundId: refunds.providerRefundId,
      siteId: orders.siteId,
      left: sql<number>`(${payments.paidMinor} - ${payments.chargedBackMinor} - ${paidByHand} - coalesce((
        select sum(o.minor - o.revoked_minor) from refunds o
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
