import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import { directDebits, orders, payments, placeEvidence, receipts, withdrawals } from '../../schema/index.ts'
import type { ReceiptRow } from './issue.ts'

export { receiptReasons } from '../../schema/index.ts'

/** A receipt with the values of its order that it shows. */
export interface ShownReceipt extends ReceiptRow {
  credits: number
  /** Of the order, before its discount, and the discount with the code that gave it; in minor units. */
  listMinor: number
  discountMinor: number
  discountCode: string | null
  /** The country that the buyer chose. */
  chosen: string
  /** Which other evidence named the receipt's country when it was issued. */
  evidence: ('network' | 'bank')[]
  /** When what was sold is collected, on or after a day as 2026-11-26, and of which account; null without a direct debit. */
  collectOn: string | null
  account: string | null
  /** Of its mandate, as the debtor and both banks know it. */
  mandate: string | null
  /** Nothing was, nor will be, collected. */
  droppedAt: Date | null
  /** Of what went back for a withdrawal: the credits that it was of. */
  withdrawn: number | null
  /**
   * Of any other credit note: how much it and those of its reason before it have taken back, in minor units; and of all of them
   * the total of the sale.
   */
  backUpTo: number | null
  soldMinor: number | null
  /** The number of the receipt that it corrects. */
  corrects: { prefix: string; year: number; number: number } | null
}

const corrected = alias(receipts, 'corrected')

/** What is withdrawn from names its credits; of all else the share of the money says how many they are. */
const backUpTo = () => sql<number | null>`(
  select -sum(n.total_minor)::int from receipts n
  where n.corrects_id = ${receipts}.corrects_id and split_part(n.reason, '_reversal', 1) = split_part(${receipts}.reason, '_reversal', 1) and (n.year, n.number) <= (${receipts}.year, ${receipts}.number)
    and not exists (select from withdrawals w where w.order_id = n.order_id and w.refund_id::text = n.reference))`

function selectReceipts(db: Db) {
  return db
    .select({
      ...getTableColumns(receipts),
      credits: orders.credits,
      listMinor: orders.listMinor,
      discountMinor: orders.discountMinor,
      discountCode: orders.discountCode,
      chosen: orders.country,
      evidence: sql<ShownReceipt['evidence']>`array(
        select e.kind from ${placeEvidence} e
        where e.order_id = ${receipts.orderId} and e.country = ${receipts.country}
          and e.created_at <= coalesce(${corrected.issuedAt}, ${receipts.issuedAt})
          order by e.kind)`,
      ...{ collectOn: directDebits.collectOn, account: payments.paidWith, mandate: directDebits.reference },
      ...{ droppedAt: directDebits.droppedAt, withdrawn: withdrawals.credits },
      ...{ backUpTo: backUpTo(), soldMinor: corrected.totalMinor },
      corrects: { prefix: corrected.prefix, year: corrected.year, number: corrected.number },
    })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(corrected, eq(corrected.id, receipts.correctsId))
    .leftJoin(
      payments,
      and(eq(payments.orderId, receipts.orderId), eq(payments.status, 'paid'), eq(payments.isSurplus, false)),
    )
    .leftJoin(directDebits, eq(directDebits.paymentId, payments.id))
    .leftJoin(
      withdrawals,
      and(eq(withdrawals.orderId, receipts.orderId), eq(sql`${withdrawals.refundId}::text`, receipts.reference)),
    )
    .$dynamic()
}

/** A member's own. */
export async function findOwnReceipt(db: Db, memberId: string, id: string): Promise<ShownReceipt | undefined> {
  const [receipt] = await selectReceipts(db).where(and(eq(receipts.id, id), eq(receipts.memberId, memberId)))
  return receipt
}

/** Of an order, in the order of their numbers. */
export async function listShownReceipts(db: Db, orderId: string): Promise<ShownReceipt[]> {
  return selectReceipts(db).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.year), asc(receipts.number))
}
