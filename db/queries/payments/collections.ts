import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { directDebitFiles, directDebits } from '../../schema/index.ts'
import type { HeldOrder } from '../orders/lock.ts'

/** What has become of what a direct debit is to collect. */
export interface Collecting {
  /** What the debtor was told, as 2026-11-26; null as long as nothing is signed. */
  collectOn: string | null
  /** When the bank's file with it was made. */
  filedAt: Date | null
  /** When the bank was heard to have refused that file as a whole. */
  refusedAt: Date | null
  droppedAt: Date | null
  returnedAt: Date | null
}

/** By its payment; undefined for one that is no direct debit. */
export async function findCollecting(db: Db, paymentId: string): Promise<Collecting | undefined> {
  const [found] = await db
    .select({
      collectOn: directDebits.collectOn,
      filedAt: directDebitFiles.createdAt,
      refusedAt: directDebitFiles.refusedAt,
      droppedAt: directDebits.droppedAt,
      returnedAt: directDebits.returnedAt,
    })
    .from(directDebits)
    .leftJoin(directDebitFiles, eq(directDebitFiles.id, directDebits.fileId))
    .where(eq(directDebits.paymentId, paymentId))
  return found
}

/** All of a payment goes back, whose order is held: what its bank was not asked for yet it never will be. */
export async function dropUncollected(
  tx: Tx,
  held: HeldOrder,
  { orderId, paymentId, now }: { orderId: string; paymentId: string; now: Date },
): Promise<void> {
  held.check(tx, [orderId])
  await tx
    .update(directDebits)
    .set({ droppedAt: now })
    .where(
      and(
        ...[eq(directDebits.paymentId, paymentId), isNotNull(directDebits.signedAt), isNull(directDebits.fileId)],
        ...[isNull(directDebits.droppedAt), isNull(directDebits.returnedAt)],
      ),
    )
}
