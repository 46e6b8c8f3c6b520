import { and, asc, eq, getTableColumns, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { innerId } from '../../schema/columns.ts'
import { ledgerEntries, orders, payments, withdrawals } from '../../schema/index.ts'
import { type HeldWallet, preparedBooking, type Wallet } from '../credits/wallet.ts'
import type { HeldOrder, LockedOrder } from './lock.ts'

export type PaymentRow = typeof payments.$inferSelect

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

const withdrawn = sql<number>`coalesce(${withdrawals.credits}, 0)`

/** What was given back of a payment at its provider, in minor units of what came in. */
const givenBackMinor = sql<number>`coalesce((
  select sum(r.minor - r.revoked_minor) from refunds r where r.payment_id = ${payments}.id and r.reason = 'at_provider'), 0)::int`

const toldMinor = sql<number>`coalesce((
  select sum(r.minor - r.revoked_minor) from refunds r where r.payment_id = ${payments}.id), 0)::int`

const arrivedMinor = sql<number>`coalesce((
  select sum(r.minor) from refunds r where r.payment_id = ${payments}.id and r.reason <> 'at_provider' and r.done_at is not null), 0)::int`

/**
 * `toldMinor` is what all its refunds come to, also those that could not be sent, `arrivedMinor` what was asked for here and has arrived; all
 * in minor units of what came in.
 */
export type PaymentStanding = PaymentRow & { toldMinor: number; givenBackMinor: number; arrivedMinor: number }

/** A payment, and how many credits of its order were withdrawn. */
export async function findStanding(
  db: Db,
  id: string,
): Promise<{ payment: PaymentStanding; withdrawn: number } | undefined> {
  const [standing] = await db
    .select({ payment: { ...getTableColumns(payments), toldMinor, givenBackMinor, arrivedMinor }, withdrawn })
    .from(payments)
    .leftJoin(withdrawals, eq(withdrawals.orderId, payments.orderId))
    .where(eq(payments.id, id))
  return standing
}

/** The payments that something was taken or given back of since a member has spent this, with what they have paid. */
export async function listChargedBackSince(tx: Tx, wallet: HeldWallet, memberId: string, reference: string) {
  wallet.check(tx, [memberId])
  return tx
    .select({ payment: { ...getTableColumns(payments), givenBackMinor }, credits: orders.credits, withdrawn })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.memberId, ledgerEntries.memberId))
    .innerJoin(payments, and(eq(payments.orderId, orders.id), gte(payments.chargedBackAt, ledgerEntries.createdAt)))
    .leftJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .where(
      and(
        eq(ledgerEntries.memberId, memberId),
        eq(ledgerEntries.reference, reference),
        inArray(ledgerEntries.reason, ['message', 'photo', 'gift']),
      ),
    )
    .orderBy(asc(payments.chargedBackAt), asc(payments.id))
}

/** The credited payments of a member that a bank took something back of, the earliest first. */
export async function listChargedBack(db: Db, memberId: string) {
  return db
    .select({ payment: { ...getTableColumns(payments), givenBackMinor }, credits: orders.credits, withdrawn })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .where(
      and(
        ...[eq(orders.memberId, memberId), eq(payments.status, 'paid'), eq(payments.isSurplus, false)],
        gt(payments.chargedBackMinor, 0),
      ),
    )
    .orderBy(asc(payments.chargedBackAt), asc(payments.id))
}

/** In credits: what went off this order for what a bank took back of earlier ones. */
export async function sumCollectedFrom(db: Db, memberId: string, orderId: string): Promise<number> {
  const [sum] = await db
    .select({ credits: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        ...[eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.reason, 'charge_back')],
        eq(sql`split_part(${ledgerEntries.reference}, ':', 2)`, orderId),
      ),
    )
  return sum!.credits
}

/** By what its provider calls it. */
export async function findPaymentAt(
  db: Db,
  provider: string,
  providerPaymentId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)))
  return payment
}

/** What a provider's news change of a payment. */
export type SettledPayment = Pick<
  PaymentRow,
  | 'status'
  | 'canBeCancelled'
  | 'paidCurrency'
  | 'paidMinor'
  | 'refundedMinor'
  | 'chargedBackMinor'
  | 'paidWith'
  | 'isSurplus'
  | 'creditsTaken'
  | 'chargedBackAt'
  | 'paidAt'
  | 'fetchedAt'
  | 'factsVersion'
>

export async function setPayment(
  tx: Tx,
  held: HeldOrder,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
  settled: SettledPayment,
): Promise<void> {
  held.check(tx, [orderId])
  await tx
    .update(payments)
    // An answer about it could be used.
    .set({ ...settled, askFailures: 0, askAgainAt: null })
    .where(and(eq(payments.id, id), eq(payments.orderId, orderId)))
}

/** Adds what was taken of an order's credits to what was taken before. */
export async function addCreditsTaken(
  tx: Tx,
  held: HeldOrder,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
  taken: number,
): Promise<void> {
  held.check(tx, [orderId])
  await tx
    .update(payments)
    .set({ creditsTaken: sql`${payments.creditsTaken} + ${taken}` })
    .where(and(eq(payments.id, id), eq(payments.orderId, orderId)))
}

/** `isFirst`: it has made its member premium. */
type Credited = Wallet & { isFirst: boolean }

/**
 * Books the credits of an order and marks it as paid. Its member is premium while any of their purchases is in force.
 */
export async function creditOrder(
  tx: Tx,
  { held, order }: LockedOrder,
  wallet: HeldWallet,
  now: Date,
): Promise<Credited> {
  const { id: orderId, memberId, credits: amount } = order
  held.check(tx, [orderId])
  const [credited] = await bookPurchase(tx, wallet, { memberId, orderId, amount, entryId: innerId(), now })
  return credited as Credited
}

interface CreditPurchase {
  memberId: string
  orderId: string
  amount: number
  entryId: string
  now: Date
}

const bookPurchase = preparedBooking<CreditPurchase, Credited>((given, bookingOf) => {
  const { memberId, orderId: reference, amount, entryId, now } = given
  return sql`
    with paid_order as (
      update orders set paid_at = ${now}::timestamptz where id = ${reference}::uuid
    ), premium as (
      update members set premium_since = ${now}::timestamptz
      where id = ${memberId} and premium_since is null returning id
    ), ${bookingOf({ entryId, amount, kind: 'bought', reason: 'purchase', reference, now })}
    select balance, free_messages as "freeMessages", exists (select 1 from premium) as "isFirst" from wallet`
})
