import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { directDebitFiles, directDebitRefusedParts, directDebits } from '../../schema/index.ts'

type PartRow = typeof directDebitRefusedParts.$inferSelect

/** Collections of a file for one day, the earliest mandate first. */
export interface OfDay {
  day: string
  /** The number of the part, where the bank has ever refused it. */
  part: number | null
  /** How many are not booked back. */
  open: number
}

/** What lies in a file, in the order of the file; nothing of it is collected before `earliest`, as 2026-11-26. */
export async function listDaysOf(db: Db, fileId: string, earliest: string): Promise<OfDay[]> {
  const day = dayFrom(earliest)
  const { part, number, returnedAt } = directDebits
  return db
    .select({ day, part, open: sql<number>`count(*) filter (where ${returnedAt} is null)`.mapWith(Number) })
    .from(directDebits)
    .where(eq(directDebits.fileId, fileId))
    .groupBy(sql`1`, part)
    .orderBy(asc(sql`min(${number})`))
}

const dayFrom = (earliest: string) => sql<string>`greatest(${directDebits.collectOn}, ${earliest}::date)::text`

/** The parts of a file that its bank has ever refused. */
export async function listRefusedParts(db: Db, fileId: string): Promise<PartRow[]> {
  return db.select().from(directDebitRefusedParts).where(eq(directDebitRefusedParts.fileId, fileId))
}

/**
 * The bank has refused a part by this report. False where it was given up, and where that report was read before the bank took the part
 * after all.
 */
export async function setPartRefused(
  tx: Tx,
  { earliest, day, ...part }: Pick<PartRow, 'fileId' | 'number' | 'refusedBy'> & { earliest: string; day: string },
  refusedAt: Date,
): Promise<boolean> {
  const { refusedAt: at, refusedBy: by, voidedAt, fileId, number } = directDebitRefusedParts
  const refused = await tx
    .insert(directDebitRefusedParts)
    .values({ ...part, refusedAt })
    .onConflictDoUpdate({
      target: [fileId, number],
      set: { refusedAt, refusedBy: part.refusedBy },
      setWhere: and(isNull(voidedAt), or(isNotNull(at), ne(by, part.refusedBy))),
    })
    .returning({ number })
  if (refused.length === 0) return false
  await tx
    .update(directDebits)
    .set({ part: part.number })
    .where(
      and(eq(directDebits.fileId, part.fileId), isNull(directDebits.part), sql`${dayFrom(earliest)} = ${day}::text`),
    )
  return true
}

/** The bank has taken a part after all. False where it was not refused, or given up. */
export async function setPartTaken(db: Db, fileId: string, number: number): Promise<boolean> {
  const taken = await db
    .update(directDebitRefusedParts)
    .set({ refusedAt: null })
    .where(isRefused(fileId, number))
    .returning({ number: directDebitRefusedParts.number })
  return taken.length > 0
}

/** Gives up a refused part of a file. False where it is not refused, or was given up before, alone or with its file. */
export async function setPartVoid(tx: Tx, fileId: string, number: number, now: Date): Promise<boolean> {
  const files = await tx
    .update(directDebitFiles)
    // Else the next export would write the file without this part.
    .set({ writtenAt: sql`coalesce(${directDebitFiles.writtenAt}, ${now}::timestamptz)` })
    .where(and(eq(directDebitFiles.id, fileId), isNull(directDebitFiles.voidedAt)))
    .returning({ id: directDebitFiles.id })
  if (files.length === 0) return false
  const given = await tx
    .update(directDebitRefusedParts)
    .set({ voidedAt: now })
    .where(isRefused(fileId, number))
    .returning({ number: directDebitRefusedParts.number })
  return given.length > 0
}

const isRefused = (fileId: string, number: number) =>
  and(
    ...[eq(directDebitRefusedParts.fileId, fileId), eq(directDebitRefusedParts.number, number)],
    ...[isNotNull(directDebitRefusedParts.refusedAt), isNull(directDebitRefusedParts.voidedAt)],
  )
