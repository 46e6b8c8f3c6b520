import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import {
  directDebitFiles,
  directDebitMandates,
  directDebitNumbers,
  directDebits,
  payments,
} from '../../schema/index.ts'
import { isWaiting } from './waiting.ts'

export type FileRow = typeof directDebitFiles.$inferSelect

/** The site's next file number, locked until the commit. A rolled-back transaction gives it back. */
export async function nextFileNumber(tx: Tx, siteId: string): Promise<number> {
  const [numbers] = await tx
    .insert(directDebitNumbers)
    .values({ siteId, lastFile: 1 })
    .onConflictDoUpdate({
      target: directDebitNumbers.siteId,
      set: { lastFile: sql`${directDebitNumbers.lastFile} + 1` },
    })
    .returning({ last: directDebitNumbers.lastFile })
  return numbers!.last
}

export async function insertFile(tx: Tx, file: typeof directDebitFiles.$inferInsert): Promise<void> {
  await tx.insert(directDebitFiles).values(file)
}

/** The site's debits to collect, from known accounts. Skips rows that a concurrent transaction has locked. */
export async function lockToCollect(tx: Tx, siteId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: directDebits.id })
    .from(directDebits)
    .where(
      and(
        eq(directDebits.siteId, siteId),
        isWaiting,
        sql`exists (select from direct_debit_mandates m where m.direct_debit_id = ${directDebits}.id)`,
      ),
    )
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** The caller has locked them. */
export async function setCollectionFile(tx: Tx, ids: string[], fileId: string): Promise<void> {
  await tx.update(directDebits).set({ fileId }).where(inArray(directDebits.id, ids))
}

/** What lies in a file, always in the same order; its mandate as long as it is kept. */
export async function listCollectionsOf(db: Db, fileId: string) {
  return db
    .select({ debit: directDebits, mandate: directDebitMandates })
    .from(directDebits)
    .leftJoin(directDebitMandates, eq(directDebitMandates.directDebitId, directDebits.id))
    .where(eq(directDebits.fileId, fileId))
    .orderBy(asc(directDebits.number))
}

/** Files that may not be on the disk yet, oldest first. */
export async function listUnwritten(db: Db, siteId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(directDebitFiles)
    .where(and(eq(directDebitFiles.siteId, siteId), isNull(directDebitFiles.writtenAt)))
    .orderBy(asc(directDebitFiles.number))
}

export async function findFile(db: Db, messageId: string): Promise<FileRow | undefined> {
  const [file] = await db.select().from(directDebitFiles).where(eq(directDebitFiles.messageId, messageId))
  return file
}

export async function setWritten(db: Db, id: string, writtenAt: Date): Promise<void> {
  await db.update(directDebitFiles).set({ writtenAt }).where(eq(directDebitFiles.id, id))
}

/** Which of these were handed to a bank, and what was to be collected by each, in cents. */
export async function listHandedIn(db: Db, ids: string[]): Promise<{ id: string; minor: number }[]> {
  return db
    .select({ id: directDebits.id, minor: payments.minor })
    .from(directDebits)
    .innerJoin(payments, eq(payments.id, directDebits.paymentId))
    .where(and(inArray(directDebits.id, ids), isNotNull(directDebits.fileId)))
}

/** What a bank has sent back, the first time that it is heard: its account. Only what was handed to it can be. */
export async function setReturned(
  tx: Tx,
  id: string,
  returned: { returnedAt: Date; returnReason: string },
): Promise<{ ibanKey: string | null } | undefined> {
  const [fresh] = await tx
    .update(directDebits)
    .set(returned)
    .where(and(eq(directDebits.id, id), isNotNull(directDebits.fileId), isNull(directDebits.returnedAt)))
    .returning({ id: directDebits.id })
  if (!fresh) return undefined
  const [mandate] = await tx
    .select({ ibanKey: directDebitMandates.ibanKey })
    .from(directDebitMandates)
    .where(eq(directDebitMandates.directDebitId, id))
  return { ibanKey: mandate?.ibanKey ?? null }
}
