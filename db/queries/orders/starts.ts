import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { members, orders, payments, savedMethods } from '../../schema/index.ts'
import { isOver } from './due.ts'
import type { HeldOrder } from './lock.ts'
import type { PaymentRow } from './payments.ts'

type PaymentInsert = typeof payments.$inferInsert

/** Whether it was written: not where there is one with this id. */
export async function insertPayment(tx: Tx, held: HeldOrder, payment: PaymentInsert): Promise<boolean> {
  held.check(tx, [payment.orderId])
  const inserted = await tx.insert(payments).values(payment).onConflictDoNothing().returning({ id: payments.id })
  return inserted.length > 0
}

/** What the provider needs to create a payment. Undefined if there is none; `locale` is null if the account is gone. */
export async function findStart(db: Db, paymentId: string, now: Date) {
  const [start] = await db
    .select({
      payment: payments,
      siteId: orders.siteId,
      credits: orders.credits,
      country: orders.country,
      origin: orders.origin,
      memberId: orders.memberId,
      locale: members.locale,
      /** Nobody is to pay it any more: the order has expired, or was paid by another one. */
      isOver: isOver(now),
      /** What is charged; null where the member pays at the provider. */
      mandateId: savedMethods.mandateId,
      forgottenAt: savedMethods.forgottenAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(members, eq(members.id, orders.memberId))
    .leftJoin(savedMethods, eq(savedMethods.id, payments.savedMethodId))
    .where(eq(payments.id, paymentId))
  return start
}

/** Its provider knows it from then on; answers its state by now, or nothing where that was said before. */
export async function setStarted(
  db: Db,
  id: string,
  started: Required<Pick<PaymentRow, 'providerPaymentId' | 'checkoutUrl'>>,
): Promise<PaymentRow['status'] | undefined> {
  const [row] = await db
    .update(payments)
    .set(started)
    .where(and(eq(payments.id, id), isNull(payments.providerPaymentId)))
    .returning({ status: payments.status })
  return row?.status
}

/** Others are asked about first from then on. */
export async function noteAsked(db: Db, id: string, fetchedAt: Date): Promise<void> {
  await db.update(payments).set({ fetchedAt }).where(eq(payments.id, id))
}

/** In minutes: the first pause, each twice as long as the one before, and the longest. */
const pauses = { first: 5, longest: 60 }

/** No answer about it could be used: rounds leave it alone for a while, each time for longer. */
export async function recordAskFailure(db: Db, id: string, now: Date): Promise<void> {
  const minutes = sql`least(${pauses.longest}::float8, ${pauses.first}::float8 * power(2, least(${payments.askFailures}, 10)))`
  await db
    .update(payments)
    .set({
      fetchedAt: now,
      askFailures: sql`${payments.askFailures} + 1`,
      // A round a little early is the next one all the same.
      askAgainAt: sql`${now}::timestamptz + (${minutes} * 60 - 30) * interval '1 second'`,
    })
    .where(eq(payments.id, id))
}
