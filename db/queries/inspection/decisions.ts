import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { photoRemovals } from '../../schema/index.ts'

export async function insertRemoval(tx: Tx, removal: typeof photoRemovals.$inferInsert): Promise<void> {
  await tx.insert(photoRemovals).values(removal)
}

export type RemovalRow = typeof photoRemovals.$inferSelect

/** The newest removal of a photo, in force or under objection. */
export async function findRemovalOf(db: Db, photoId: string): Promise<RemovalRow | undefined> {
  const isOfIt = or(eq(photoRemovals.photoId, photoId), eq(photoRemovals.reportedPhotoId, photoId))
  const rows = await db.select().from(photoRemovals).where(isOfIt)
  return rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
}

export async function findRemoval(db: Db, id: string): Promise<RemovalRow | undefined> {
  const [row] = await db.select().from(photoRemovals).where(eq(photoRemovals.id, id))
  return row
}

export async function deleteRemoval(tx: Tx, id: string): Promise<void> {
  await tx.delete(photoRemovals).where(eq(photoRemovals.id, id))
}

export type Review = Pick<RemovalRow, 'outcome' | 'reviewedBy' | 'reviewedAt' | 'objectableUntil' | 'seenAt'>

/** What a second one of the staff made of the objection, or that it is open again. */
export async function setReview(tx: Tx, id: string, review: Review): Promise<void> {
  await tx.update(photoRemovals).set(review).where(eq(photoRemovals.id, id))
}

/**
 * Records that the member was notified. Returns false if that was recorded before, or if there is nothing to notify of
 * any more.
 */
export async function noteTold(tx: Tx, id: string, what: 'removal' | 'outcome', now: Date): Promise<boolean> {
  const told = what === 'removal' ? photoRemovals.toldAt : photoRemovals.outcomeToldAt
  const rows = await tx
    .update(photoRemovals)
    .set(what === 'removal' ? { toldAt: now } : { outcomeToldAt: now })
    .where(
      and(eq(photoRemovals.id, id), isNull(told), what === 'outcome' ? isNotNull(photoRemovals.outcome) : undefined),
    )
    .returning({ id: photoRemovals.id })
  return rows.length > 0
}
