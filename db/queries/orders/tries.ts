import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { directDebitFiles, directDebitRefusedParts, directDebits, payments, refunds } from '../../schema/index.ts'
import { type Collecting, isInPart, wholeRefusedAt } from '../payments/collections.ts'

/** A try to pay, with all that goes back of it, the earliest first, and what a direct debit is to collect. */
export interface PaymentTry {
  payment: typeof payments.$inferSelect
  refunds: (typeof refunds.$inferSelect)[]
  collecting: Collecting | undefined
}

/** Of an order, the latest first. */
export const listTriesOf = (db: Db, orderId: string): Promise<PaymentTry[]> =>
  listTries(db, eq(payments.orderId, orderId))

/** Those with these ids. */
export const listTriesBy = async (db: Db, ids: string[]): Promise<PaymentTry[]> =>
  ids.length > 0 ? listTries(db, inArray(payments.id, ids)) : []

async function listTries(db: Db, which: SQL): Promise<PaymentTry[]> {
  const rows = await db
    .select({
      payment: payments,
      refund: refunds,
      debit: directDebits,
      filedAt: directDebitFiles.createdAt,
      refusedAt: wholeRefusedAt,
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .leftJoin(directDebits, eq(directDebits.paymentId, payments.id))
    .leftJoin(directDebitFiles, eq(directDebitFiles.id, directDebits.fileId))
    .leftJoin(directDebitRefusedParts, isInPart)
    .where(which)
    .orderBy(desc(payments.createdAt), payments.id, asc(refunds.createdAt), refunds.id)
  const tries = new Map<string, PaymentTry>()
  for (const { payment, refund, debit, filedAt, refusedAt } of rows) {
    const known = tries.get(payment.id) ?? {
      payment,
      refunds: [],
      collecting: debit ? { ...debit, filedAt, refusedAt } : undefined,
    }
    if (refund) known.refunds.push(refund)
    tries.set(payment.id, known)
  }
  return [...tries.values()]
}
