import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { directDebitFiles, directDebitRefusedParts, directDebits } from '../../schema/index.ts'
import type { HeldOrder } from '../orders/lock.ts'

/** What has become of what a direct debit is to collect. */
export interface Collecting {
  /** The day announced to the debtor, as 2026-11-26; null until it is signed. */
  collectOn: string | null
  /** When the bank's file with it was made. */
  filedAt: Date | null
  /** When the bank was heard to have refused that file as a whole, or the part of it that holds this. */
  refusedAt: Date | null
  droppedAt: Date | null
  returnedAt: Date | null
}

/** Which part of its file a direct debit lies in, as far as its bank has ever refused that. */
export const isInPart = and(
  eq(directDebitRefusedParts.fileId, directDebits.fileId),
  eq(directDebitRefusedParts.number, directDebits.part),
)

/** When the bank was heard to have refused the file, or that part of it. */
export const wholeRefusedAt =
  sql<Date | null>`coalesce(${directDebitFiles.refusedAt}, ${directDebitRefusedParts.refusedAt})`.mapWith(
    directDebitFiles.refusedAt,
  )

/** By its payment; undefined for one that is no direct debit. */
export async function findCollecting(db: Db, paymentId: string): Promise<Collecting | undefined> {
  const [found] = await db
    .select({
      collectOn: directDebits.collectOn,
      filedAt: directDebitFiles.createdAt,
      refusedAt: wholeRefusedAt,
      droppedAt: directDebits.droppedAt,
      returnedAt: directDebits.returnedAt,
    })
    .from(directDebits)
    .leftJoin(directDebitFiles, eq(directDebitFiles.id, directDebits.fileId))
    .leftJoin(directDebitRefusedParts, isInPart)
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
