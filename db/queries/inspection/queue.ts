import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import { auditEntries, members, photoRemovals, photos, profiles } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'

/** What waits, claimed or not, since when the oldest does, and how many this one of the staff has decided since, without what they have undone. */
export async function countWaiting(db: Db, staffId: string, since: Date) {
  const [row] = await rowsOf<{ waiting: number; oldest: Date | null; done: number; objections: number }>(
    db,
    sql`
      select w.waiting, w.oldest, o.objections, d.done
      from (select count(*)::int as waiting, min(created_at) as oldest from photos
            where status = 'under_inspection' and deleted_at is null) w,
        (select count(*)::int as objections from photo_removals
         where objected_at is not null and reviewed_at is null and photo_id is not null) o,
        (select (count(*) - 2 * count(*) filter (where action = 'photo_decision_undone'))::int as done from audit_entries
         where staff_id = ${staffId} and created_at >= ${since}::timestamptz and action in
           ('photo_approved', 'photo_removed', 'objection_granted', 'objection_refused', 'photo_decision_undone')) d`,
  )
  return row ?? { waiting: 0, oldest: null, done: 0, objections: 0 }
}

const similar = alias(photoRemovals, 'similar')
const similarPhoto = alias(photos, 'similar_photo')

/** All that a moderator is shown of these photos, in the order in which they came. */
export async function listInspected(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: photos.id,
      colour: photos.colour,
      status: photos.status,
      createdAt: photos.createdAt,
      memberId: members.id,
      siteId: members.siteId,
      memberSince: members.createdAt,
      name: profiles.name,
      birthDate: profiles.birthDate,
      city: profiles.city,
      likeness: photos.looksLikeDistance,
      /** The removed photo that it looks like, as long as that is kept. */
      similarId: similarPhoto.id,
      similarReason: similar.reason,
      removal: {
        reason: photoRemovals.reason,
        remark: photoRemovals.remark,
        objection: photoRemovals.objection,
        objectedAt: photoRemovals.objectedAt,
      },
    })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .innerJoin(profiles, eq(profiles.memberId, photos.memberId))
    .leftJoin(similar, eq(similar.id, photos.looksLikeId))
    .leftJoin(similarPhoto, and(eq(similarPhoto.id, similar.photoId), isNull(similarPhoto.deletedAt)))
    .leftJoin(
      photoRemovals,
      and(eq(photoRemovals.photoId, photos.id), isNotNull(photoRemovals.objectedAt), isNull(photoRemovals.reviewedAt)),
    )
    .where(and(inArray(photos.id, ids), isNull(photos.deletedAt)))
    .orderBy(
      sql`${photoRemovals.objectedAt} nulls last`,
      sql`(${photos.looksLikeId} is null)`,
      asc(photos.createdAt),
      asc(photos.id),
    )
}

export type InspectedRow = Awaited<ReturnType<typeof listInspected>>[number]

/** All photos of these members that are there, in their order. */
export async function listPhotosOf(db: Db, memberIds: string[]) {
  if (memberIds.length === 0) return []
  return db
    .select({ id: photos.id, memberId: photos.memberId, status: photos.status, colour: photos.colour })
    .from(photos)
    .where(and(inArray(photos.memberId, memberIds), isNull(photos.deletedAt)))
    .orderBy(asc(photos.memberId), asc(photos.position))
}

/** Where the storage has a photo that its member has not deleted. */
export async function findStorageKey(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ storageKey: photos.storageKey })
    .from(photos)
    .where(and(eq(photos.id, id), isNull(photos.deletedAt)))
  return row?.storageKey
}

/** What this one of the staff did last to this photo. */
export async function findLastDecision(db: Db, staffId: string, photoId: string) {
  const [row] = await db
    .select({ action: auditEntries.action, createdAt: auditEntries.createdAt })
    .from(auditEntries)
    .where(and(eq(auditEntries.staffId, staffId), eq(auditEntries.subjectId, photoId)))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(1)
  return row
}
