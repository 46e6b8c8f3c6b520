import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import {
  directDebitFiles,
  directDebitMandates,
  directDebitRefunds,
  directDebitRefusedParts,
  directDebits,
} from '../../schema/index.ts'
import { isInPart, wholeRefusedAt } from '../payments/collections.ts'

export type DebitRefundRow = typeof directDebitRefunds.$inferSelect

/** In cents. */
export async function sumRefunded(db: Db, directDebitId: string): Promise<number> {
  const [sum] = await db
    .select({ minor: sql<number>`coalesce(sum(${directDebitRefunds.minor}), 0)`.mapWith(Number) })
    .from(directDebitRefunds)
    .where(eq(directDebitRefunds.directDebitId, directDebitId))
  return sum!.minor
}

/** In cents, of what is sent: what lies in a file for the bank, or need not be, for it is not collected. */
export async function sumSent(db: Db, directDebitId: string): Promise<number> {
  const { fileId, settledAt } = directDebitRefunds
  const [sum] = await db
    .select({ minor: sql<number>`coalesce(sum(${directDebitRefunds.minor}), 0)`.mapWith(Number) })
    .from(directDebitRefunds)
    .where(and(eq(directDebitRefunds.directDebitId, directDebitId), or(isNotNull(fileId), isNotNull(settledAt))))
  return sum!.minor
}

/** With the moment at which its file was written, where it has one, and whether the bank has returned what it is of. */
export async function findDebitRefund(
  db: Db,
  id: string,
): Promise<(DebitRefundRow & { writtenAt: Date | null; isReturned: boolean }) | undefined> {
  const [found] = await db
    .select({ refund: directDebitRefunds, writtenAt: directDebitFiles.writtenAt, returnedAt: directDebits.returnedAt })
    .from(directDebitRefunds)
    .innerJoin(directDebits, eq(directDebits.id, directDebitRefunds.directDebitId))
    .leftJoin(directDebitFiles, eq(directDebitFiles.id, directDebitRefunds.fileId))
    .where(eq(directDebitRefunds.id, id))
  return found && { ...found.refund, writtenAt: found.writtenAt, isReturned: found.returnedAt !== null }
}

export async function insertDebitRefund(tx: Tx, refund: typeof directDebitRefunds.$inferInsert): Promise<void> {
  await tx.insert(directDebitRefunds).values(refund)
}

/** All of each goes back before any of it was collected: it stays where it is, and no refund needs a file. */
export async function dropCollections(tx: Tx, ids: string[], now: Date): Promise<void> {
  const isOne = (id: AnyPgColumn) => sql`${id} = any(${arrayOf(ids)}::uuid[])`
  await tx
    .update(directDebits)
    .set({ droppedAt: sql`coalesce(${directDebits.droppedAt}, ${now}::timestamptz)` })
    .where(isOne(directDebits.id))
  await tx.update(directDebitRefunds).set({ settledAt: now }).where(isOne(directDebitRefunds.directDebitId))
}

/**
 * A refund of a debit that is already in a file. `collectOn` is the day announced to the debtor, `filedAt` when the
 * file was made.
 */
export interface RefundToSend {
  id: string
  collectOn: string | null
  filedAt: Date
}

/** The site's, with what they are of, so that no bank is heard to return it meanwhile; what somebody else is just taking is theirs. */
export async function lockRefundsToSend(tx: Tx, siteId: string): Promise<RefundToSend[]> {
  return tx
    .select({
      id: directDebitRefunds.id,
      collectOn: directDebits.collectOn,
      filedAt: directDebitFiles.createdAt,
    })
    .from(directDebitRefunds)
    .innerJoin(directDebits, eq(directDebits.id, directDebitRefunds.directDebitId))
    .innerJoin(directDebitFiles, eq(directDebitFiles.id, directDebits.fileId))
    .leftJoin(directDebitRefusedParts, isInPart)
    .where(
      and(
        eq(directDebits.siteId, siteId),
        isNull(directDebits.returnedAt),
        isNull(wholeRefusedAt),
        isNull(directDebitRefunds.fileId),
        isNull(directDebitRefunds.settledAt),
      ),
    )
    .for('update', { of: [directDebitRefunds, directDebits], skipLocked: true })
}

/** They are held. */
export async function setRefundFile(tx: Tx, ids: string[], fileId: string): Promise<void> {
  await tx.update(directDebitRefunds).set({ fileId }).where(inArray(directDebitRefunds.id, ids))
}

/** What lies in a file, always in the same order; its mandate as long as it is kept. */
export async function listRefundsOf(db: Db, fileId: string) {
  return db
    .select({ refund: directDebitRefunds, debit: directDebits, mandate: directDebitMandates })
    .from(directDebitRefunds)
    .innerJoin(directDebits, eq(directDebits.id, directDebitRefunds.directDebitId))
    .leftJoin(directDebitMandates, eq(directDebitMandates.directDebitId, directDebits.id))
    .where(eq(directDebitRefunds.fileId, fileId))
    .orderBy(asc(directDebitRefunds.createdAt), asc(directDebitRefunds.id))
}
