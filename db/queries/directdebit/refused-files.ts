import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { directDebitFiles, directDebitRefunds, directDebits } from '../../schema/index.ts'
import type { FileRow } from './files.ts'
import { dropCollections } from './refunds.ts'

/** The bank has refused it as a whole by this report. False where that was read before the file was handed in again. */
export async function setRefused(db: Db, id: string, refusedBy: string, refusedAt: Date): Promise<boolean> {
  const { refusedAt: at, refusedBy: by } = directDebitFiles
  const refused = await db
    .update(directDebitFiles)
    .set({ refusedAt, refusedBy })
    .where(and(eq(directDebitFiles.id, id), or(isNotNull(at), isNull(by), ne(by, refusedBy))))
    .returning({ id: directDebitFiles.id })
  return refused.length > 0
}

/** It is handed in again as it is, or was taken after all. False where it was given up. */
export async function setHandedInAgain(db: Db, id: string): Promise<boolean> {
  const again = await db
    .update(directDebitFiles)
    .set({ refusedAt: null })
    .where(and(eq(directDebitFiles.id, id), isNull(directDebitFiles.voidedAt)))
    .returning({ id: directDebitFiles.id })
  return again.length > 0
}

/** Gives up a file that was refused as a whole. False where it was not, or was given up before. */
export async function setVoid(tx: Tx, id: string, now: Date): Promise<boolean> {
  const given = await tx
    .update(directDebitFiles)
    // Else the next export would write what is not handed in any more.
    .set({ voidedAt: now, writtenAt: sql`coalesce(${directDebitFiles.writtenAt}, ${now}::timestamptz)` })
    .where(and(eq(directDebitFiles.id, id), isNotNull(directDebitFiles.refusedAt), isNull(directDebitFiles.voidedAt)))
    .returning({ id: directDebitFiles.id })
  return given.length > 0
}

/** The transfers of a file wait again. How many they are. */
export async function releaseTransfers(tx: Tx, { id }: FileRow): Promise<number> {
  const waiting = await tx
    .update(directDebitRefunds)
    .set({ fileId: null })
    .where(eq(directDebitRefunds.fileId, id))
    .returning({ id: directDebitRefunds.id })
  return waiting.length
}

/**
 * What lay in a file, or in the refused part of it with this number, and is not booked back waits again; what all of is to go back, and of
 * which nothing went, is never collected. How many wait.
 */
export async function releaseCollections(
  tx: Tx,
  { id }: FileRow,
  part: number | undefined,
  now: Date,
): Promise<number> {
  const { fileId, returnedAt } = directDebits
  const lying = and(eq(fileId, id), isNull(returnedAt), part === undefined ? undefined : eq(directDebits.part, part))
  // Else what is asked to go back meanwhile would find them in a file, and be sent.
  await tx.select({ id: directDebits.id }).from(directDebits).where(lying).for('update')
  const goingBack = await tx
    .select({ id: directDebits.id })
    .from(directDebits)
    .innerJoin(directDebitRefunds, eq(directDebitRefunds.directDebitId, directDebits.id))
    .where(and(lying, isNull(directDebitRefunds.fileId)))
    .groupBy(directDebits.id)
    .having(sql`sum(${directDebitRefunds.minor}) = ${directDebits.minor}`)
  const released = await tx
    .update(directDebits)
    .set({ fileId: null, part: null, releasedAt: now })
    .where(lying)
    .returning({ id: directDebits.id })
  const dropped = goingBack.map((one) => one.id)
  await dropCollections(tx, dropped, now)
  return released.length - dropped.length
}
