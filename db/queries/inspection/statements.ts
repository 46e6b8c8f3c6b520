import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { photoRemovals, photos } from '../../schema/index.ts'

/** What was removed of this member's and is still on their list of photos, the newest first. */
export async function listStatements(db: Db, memberId: string) {
  return db
    .select({
      id: photoRemovals.id,
      photoId: photos.id,
      reason: photoRemovals.reason,
      remark: photoRemovals.remark,
      createdAt: photoRemovals.createdAt,
      objectableUntil: photoRemovals.objectableUntil,
      objectedAt: photoRemovals.objectedAt,
      outcome: photoRemovals.outcome,
    })
    .from(photoRemovals)
    .innerJoin(photos, eq(photos.id, photoRemovals.photoId))
    .where(and(eq(photoRemovals.memberId, memberId), eq(photos.status, 'removed'), isNull(photos.deletedAt)))
    .orderBy(desc(photoRemovals.createdAt))
}

/** Whether the member was told of a removal, or of what became of an objection, and has not read it yet. */
export async function hasUnseenStatement(db: Db, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: photoRemovals.id })
    .from(photoRemovals)
    .innerJoin(photos, eq(photos.id, photoRemovals.photoId))
    .where(and(eq(photoRemovals.memberId, memberId), isUnseen, isTold, isNull(photos.deletedAt)))
    .limit(1)
  return row !== undefined
}

const isUnseen = isNull(photoRemovals.seenAt)

/** Of what was decided last, which can be undone before. */
const isTold = sql`case when ${photoRemovals.outcome} is null then ${photoRemovals.toldAt} else ${photoRemovals.outcomeToldAt} end is not null`

export async function setStatementsSeen(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .update(photoRemovals)
    .set({ seenAt: now })
    .where(and(eq(photoRemovals.memberId, memberId), isUnseen))
}

/** A removal of this member's, held until the end of the transaction. */
export async function lockStatement(tx: Tx, memberId: string, id: string) {
  const [row] = await tx
    .select()
    .from(photoRemovals)
    .where(and(eq(photoRemovals.id, id), eq(photoRemovals.memberId, memberId), isNotNull(photoRemovals.photoId)))
    .for('update')
  return row
}

export async function setObjection(tx: Tx, id: string, objection: string, objectedAt: Date): Promise<void> {
  await tx.update(photoRemovals).set({ objection, objectedAt }).where(eq(photoRemovals.id, id))
}

/** Removed photos that nobody may object to or look at any more, the oldest first. */
export async function listOver(db: Db, now: Date, limit: number) {
  return db
    .select({ photoId: photos.id, memberId: photos.memberId })
    .from(photoRemovals)
    .innerJoin(photos, eq(photos.id, photoRemovals.photoId))
    .where(
      and(
        lt(photoRemovals.objectableUntil, now),
        sql`(${photoRemovals.objectedAt} is null or ${photoRemovals.reviewedAt} is not null)`,
        eq(photos.status, 'removed'),
        isNull(photos.deletedAt),
      ),
    )
    .orderBy(photoRemovals.objectableUntil)
    .limit(limit)
}
