import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { type orders, profiles, receiptCounters, receipts } from '../../schema/index.ts'

/** What a receipt takes of its order. */
export type ReceiptOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'siteId' | 'memberId' | 'country' | 'currency' | 'totalMinor' | 'taxRate' | 'taxMinor' | 'createdAt'
>

export type ReceiptRow = typeof receipts.$inferSelect

/**
 * Holds the numbers of a site and year until the end of the transaction, and answers the next one. Who takes it gives it out
 * or rolls back: so no number is missing, and receipts are issued one after the other. Lock it after all else.
 */
export async function lockReceiptNumber(tx: Tx, siteId: string, year: number): Promise<number> {
  const [counter] = await tx
    .insert(receiptCounters)
    .values({ siteId, year, last: 0 })
    .onConflictDoUpdate({
      target: [receiptCounters.siteId, receiptCounters.year],
      set: { last: sql`${receiptCounters.last}` },
    })
    .returning({ last: receiptCounters.last })
  return counter!.last + 1
}

/** In the order of their numbers. */
export async function listReceiptsOf(tx: Tx, orderId: string): Promise<ReceiptRow[]> {
  return tx
    .select()
    .from(receipts)
    .where(eq(receipts.orderId, orderId))
    .orderBy(asc(receipts.year), asc(receipts.number))
}

/** The name of a member; undefined where the account is gone. */
export async function findBuyer(tx: Tx, memberId: string): Promise<string | undefined> {
  const [found] = await tx.select({ name: profiles.name }).from(profiles).where(eq(profiles.memberId, memberId))
  return found?.name
}

/** Gives out the number that the receipt has, which is the one that is held. */
export async function insertReceipt(tx: Tx, receipt: ReceiptRow): Promise<void> {
  const { siteId, year, number } = receipt
  await tx.insert(receipts).values(receipt)
  await tx
    .update(receiptCounters)
    .set({ last: number })
    .where(and(eq(receiptCounters.siteId, siteId), eq(receiptCounters.year, year)))
}
