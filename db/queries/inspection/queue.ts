import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import {
  type AuditAction,
  auditEntries,
  members,
  messages,
  photoRemovals,
  photos,
  profiles,
  reportedPhotos,
} from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'
import { isReportedMessage } from './reported.ts'

/** What staff decide about a photo, and what takes that back. */
const decisions = [
  'photo_approved',
  'photo_removed',
  'objection_granted',
  'objection_refused',
  'photo_decision_undone',
] as const satisfies readonly AuditAction[]

/** What waits, claimed or not, since when the oldest does, and how many this one of the staff has decided since, without what they have undone. */
export async function countWaiting(db: Db, staffId: string, since: Date) {
  const [row] = await rowsOf<{ waiting: number; oldest: Date | null; done: number; objections: number }>(
    db,
    sql`
      select w.waiting + s.waiting as waiting, least(w.oldest, s.oldest) as oldest, o.objections, d.done
      from (select count(*)::int as waiting, min(created_at) as oldest from photos
            where status = 'under_inspection' and deleted_at is null) w,
        (select count(*)::int as waiting, min(p.created_at) as oldest
         from messages m join reported_photos p on p.conversation_id = m.conversation_id and p.seq = m.seq
         where m.photo_status = 'under_inspection') s,
        (select count(*)::int as objections from photo_removals
         where objected_at is not null and reviewed_at is null
           and (photo_id is not null or reported_photo_id is not null)) o,
        (select (count(*) - 2 * count(*) filter (where action = 'photo_decision_undone'))::int as done from audit_entries
         where staff_id = ${staffId} and created_at >= ${since}::timestamptz and action = any(${arrayOf([...decisions])}::text[])) d`,
  )
  return row ?? { waiting: 0, oldest: null, done: 0, objections: 0 }
}

const openObjection = {
  reason: photoRemovals.reason,
  remark: photoRemovals.remark,
  objection: photoRemovals.objection,
  objectedAt: photoRemovals.objectedAt,
}

/** And nobody has looked at that yet. */
const isObjectedTo = and(isNotNull(photoRemovals.objectedAt), isNull(photoRemovals.reviewedAt))

/** Whose photo it is. */
const owner = {
  memberId: members.id,
  siteId: members.siteId,
  memberSince: members.createdAt,
  name: profiles.name,
  birthDate: profiles.birthDate,
  city: profiles.city,
}

const similar = alias(photoRemovals, 'similar')
const similarPhoto = alias(photos, 'similar_photo')

/** All that a moderator is shown of these photos of profiles, in the order in which they came. */
async function listOfProfiles(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: photos.id,
      colour: photos.colour,
      createdAt: photos.createdAt,
      ...owner,
      likeness: photos.looksLikeDistance,
      /** The removed photo that it looks like, as long as that is kept; none of a conversation, which stays between its two. */
      similarId: similarPhoto.id,
      similarReason: similar.reason,
      removal: openObjection,
    })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .innerJoin(profiles, eq(profiles.memberId, photos.memberId))
    .leftJoin(similar, eq(similar.id, photos.looksLikeId))
    .leftJoin(similarPhoto, and(eq(similarPhoto.id, similar.photoId), isNull(similarPhoto.deletedAt)))
    .leftJoin(photoRemovals, and(eq(photoRemovals.photoId, photos.id), isObjectedTo))
    .where(and(inArray(photos.id, ids), isNull(photos.deletedAt)))
    .orderBy(
      sql`${photoRemovals.objectedAt} nulls last`,
      sql`(${photos.looksLikeId} is null)`,
      asc(photos.createdAt),
      asc(photos.id),
    )
}

/** The same of reported photos of conversations: of the rest of those nothing. */
async function listReported(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: reportedPhotos.id,
      colour: sql<string>`${messages.photoColour}`,
      createdAt: reportedPhotos.createdAt,
      ...owner,
      reportedFor: reportedPhotos.reason,
      removal: openObjection,
    })
    .from(reportedPhotos)
    .innerJoin(messages, isReportedMessage)
    .innerJoin(members, eq(members.id, messages.senderId))
    .innerJoin(profiles, eq(profiles.memberId, messages.senderId))
    .leftJoin(photoRemovals, and(eq(photoRemovals.reportedPhotoId, reportedPhotos.id), isObjectedTo))
    .where(and(inArray(reportedPhotos.id, ids), isNotNull(messages.photoKey)))
    .orderBy(sql`${photoRemovals.objectedAt} nulls last`, asc(reportedPhotos.createdAt), asc(reportedPhotos.id))
}

type ProfileRow = Awaited<ReturnType<typeof listOfProfiles>>[number]
type ReportedRow = Awaited<ReturnType<typeof listReported>>[number]

/** `likeness` and what goes with it are absent of what was reported, `reportedFor` of the rest. */
export type InspectedRow = Omit<ReportedRow, 'reportedFor'> &
  Partial<Pick<ReportedRow, 'reportedFor'> & Pick<ProfileRow, 'likeness' | 'similarId' | 'similarReason'>>

/** All that a moderator is shown of these: objections first, then what was reported, then the others as they came. */
export async function listInspected(db: Db, ids: string[]): Promise<InspectedRow[]> {
  const rows: InspectedRow[] = [...(await listReported(db, ids)), ...(await listOfProfiles(db, ids))]
  return rows.toSorted((a, b) => Number(!a.removal?.objectedAt) - Number(!b.removal?.objectedAt))
}

/** All photos of these members that are there, in their order. */
export async function listPhotosOf(db: Db, memberIds: string[]) {
  if (memberIds.length === 0) return []
  return db
    .select({ id: photos.id, memberId: photos.memberId, status: photos.status, colour: photos.colour })
    .from(photos)
    .where(and(inArray(photos.memberId, memberIds), isNull(photos.deletedAt)))
    .orderBy(asc(photos.memberId), asc(photos.position))
}

/** What this one of the staff decided last about this photo. */
export async function findLastDecision(db: Db, staffId: string, photoId: string) {
  const [row] = await db
    .select({ action: sql<(typeof decisions)[number]>`${auditEntries.action}`, createdAt: auditEntries.createdAt })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.staffId, staffId),
        eq(auditEntries.subjectId, photoId),
        inArray(auditEntries.action, decisions),
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(1)
  return row
}
