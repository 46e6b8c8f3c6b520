import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { messages, photoRemovals, photos, reportedPhotos } from '../../schema/index.ts'
import { isReportedMessage } from './reported.ts'

/** What was removed of this member's and is not gone for good, the newest first. */
export async function listStatements(db: Db, memberId: string) {
  return db
    .select({
      id: photoRemovals.id,
      /** Null of one in a conversation, which was sent at that time. */
      photoId: photos.id,
      sentAt: messages.createdAt,
      reason: photoRemovals.reason,
      remark: photoRemovals.remark,
      createdAt: photoRemovals.createdAt,
      objectableUntil: photoRemovals.objectableUntil,
      objectedAt: photoRemovals.objectedAt,
      outcome: photoRemovals.outcome,
    })
    .from(photoRemovals)
    .leftJoin(photos, and(eq(photos.id, photoRemovals.photoId), isNull(photos.deletedAt)))
    .leftJoin(reportedPhotos, eq(reportedPhotos.id, photoRemovals.reportedPhotoId))
    .leftJoin(messages, isReportedMessage)
    .where(
      and(
        eq(photoRemovals.memberId, memberId),
        or(eq(photos.status, 'removed'), eq(messages.photoStatus, 'removed')),
        isStanding,
      ),
    )
    .orderBy(desc(photoRemovals.createdAt))
}

/** One in a conversation that was put back can be reported and removed again. */
const isStanding = sql`${photoRemovals.outcome} is distinct from 'granted'`

/** Whether the member was notified of a removal, or of the outcome of an objection, and has not read it yet. */
export async function hasUnseenStatement(db: Db, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: photoRemovals.id })
    .from(photoRemovals)
    .leftJoin(photos, and(eq(photos.id, photoRemovals.photoId), isNull(photos.deletedAt)))
    .where(
      and(
        eq(photoRemovals.memberId, memberId),
        isUnseen,
        isTold,
        or(isNotNull(photos.id), isNotNull(photoRemovals.reportedPhotoId)),
      ),
    )
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
    .where(
      and(
        eq(photoRemovals.id, id),
        eq(photoRemovals.memberId, memberId),
        or(isNotNull(photoRemovals.photoId), isNotNull(photoRemovals.reportedPhotoId)),
      ),
    )
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
    .where(and(isOver(now), eq(photos.status, 'removed'), isNull(photos.deletedAt)))
    .orderBy(photoRemovals.objectableUntil)
    .limit(limit)
}

/** The same of conversations: what the inspection knows them by. */
export async function listSentOver(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: reportedPhotos.id })
    .from(photoRemovals)
    .innerJoin(reportedPhotos, eq(reportedPhotos.id, photoRemovals.reportedPhotoId))
    .innerJoin(messages, isReportedMessage)
    // Only removals of which the sender was notified: the notification returns what the photo cost.
    .where(and(isOver(now), isStanding, isNotNull(photoRemovals.toldAt), eq(messages.photoStatus, 'removed')))
    .orderBy(photoRemovals.objectableUntil)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Nobody may object to it any more, and no objection waits. */
const isOver = (now: Date) =>
  and(lt(photoRemovals.objectableUntil, now), or(isNull(photoRemovals.objectedAt), isNotNull(photoRemovals.reviewedAt)))
