import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import { directDebits, orders, payments } from '../../schema/index.ts'

const isOneOf = (ids: string[]) => sql`${directDebits.id} = any(${arrayOf(ids)}::uuid[])`

/**
 * Of these, what lay in a file that was given up, and what was to be collected before this day; with the address at which its order was
 * placed.
 */
export async function listToTellAnew(tx: Tx, ids: string[], before: string): Promise<{ id: string; origin: string }[]> {
  return tx
    .select({ id: directDebits.id, origin: orders.origin })
    .from(directDebits)
    .innerJoin(payments, eq(payments.id, directDebits.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isOneOf(ids), or(isNotNull(directDebits.releasedAt), lt(directDebits.collectOn, before))))
}

/** Sets the collection day that is announced to the debtors anew. */
export async function setCollectOn(tx: Tx, ids: string[], collectOn: string): Promise<void> {
  await tx.update(directDebits).set({ collectOn }).where(isOneOf(ids))
}
