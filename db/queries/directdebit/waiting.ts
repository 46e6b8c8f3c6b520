import { and, asc, count, eq, isNull, lt, min, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { directDebits } from '../../schema/index.ts'

/** Signed, and in no file that was handed to a bank. */
export const isWaiting = and(
  sql`signed_at is not null and dropped_at is null and file_id is null`,
  isNull(directDebits.returnedAt),
)

/** A site's debits that wait for a file. `late` counts those announced for a day before the given one. */
export interface WaitingDebits {
  siteId: string
  waiting: number
  /** In cents. */
  minor: number
  late: number
  /** The first day announced to a debtor, as 2026-11-26, and when the oldest was signed. */
  firstDay: string
  oldest: Date
}

export async function listWaiting(db: Db, day: string): Promise<WaitingDebits[]> {
  return db
    .select({
      siteId: directDebits.siteId,
      waiting: count(),
      minor: sql<number>`sum(${directDebits.minor})`.mapWith(Number),
      late: sql<number>`count(*) filter (where ${directDebits.collectOn} < ${day})`.mapWith(Number),
      firstDay: sql<string>`min(${directDebits.collectOn})::text`,
      oldest: sql<Date>`${min(directDebits.signedAt)}`.mapWith(directDebits.signedAt),
    })
    .from(directDebits)
    .where(isWaiting)
    .groupBy(directDebits.siteId)
    .orderBy(asc(directDebits.siteId))
}

/** Those that were signed before. */
export async function listWaitingSince(db: Db, signedBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: directDebits.id })
    .from(directDebits)
    .where(and(isWaiting, lt(directDebits.signedAt, signedBefore)))
    .orderBy(asc(directDebits.signedAt))
  return rows.map(({ id }) => id)
}

/** Nobody collects it any more, as if a bank had refused it. False where a file was faster. */
export async function setLapsed(tx: Tx, id: string, lapsedAt: Date): Promise<boolean> {
  const lapsed = await tx
    .update(directDebits)
    .set({ returnedAt: lapsedAt, returnReason: 'lapsed' })
    .where(and(eq(directDebits.id, id), isWaiting))
    .returning({ id: directDebits.id })
  return lapsed.length > 0
}
