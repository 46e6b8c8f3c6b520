import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { PhotoStatus } from '../../reference/photos.ts'
import { members, photoRemovals, photos } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { refreshMainPhoto } from '../photos/own.ts'

function selectOwner(db: Db, photoId: string) {
  return db
    .select({ memberId: photos.memberId, siteId: members.siteId, status: photos.status, storageKey: photos.storageKey })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(and(eq(photos.id, photoId), isNull(photos.deletedAt)))
}

export type PhotoOwner = Awaited<ReturnType<typeof selectOwner>>[number]

/** Whose photo this is, and where they are a member; undefined when it is deleted. */
export async function findOwner(db: Db, photoId: string): Promise<PhotoOwner | undefined> {
  const [row] = await selectOwner(db, photoId)
  return row
}

/** The same, and holds the photo: before its claim, as whoever claims does, so that neither waits for the other. */
export async function lockPhoto(tx: Tx, photoId: string): Promise<PhotoOwner | undefined> {
  const [row] = await selectOwner(tx, photoId).for('no key update', { of: photos })
  return row
}

/** What others see follows at once. */
export async function setPhotoStatus(
  tx: Tx,
  held: HeldMembers,
  { memberId, photoId, status }: { memberId: string; photoId: string; status: PhotoStatus },
): Promise<void> {
  held.check(tx, [memberId])
  // First: a main photo is an active one.
  await tx
    .update(photos)
    .set({ status, isMain: false })
    .where(and(eq(photos.id, photoId), eq(photos.memberId, memberId)))
  await refreshMainPhoto(tx, held, memberId)
}

export async function insertRemoval(tx: Tx, removal: typeof photoRemovals.$inferInsert): Promise<void> {
  await tx.insert(photoRemovals).values(removal)
}

export type RemovalRow = typeof photoRemovals.$inferSelect

/** The newest removal of a photo that stands or is objected to. */
export async function findRemovalOf(db: Db, photoId: string): Promise<RemovalRow | undefined> {
  const rows = await db.select().from(photoRemovals).where(eq(photoRemovals.photoId, photoId))
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

/** False when it was noted before, or nothing is to be told any more. */
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
