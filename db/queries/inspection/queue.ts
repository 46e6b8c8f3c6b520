import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
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
import {
  countedReports,
  type ReportedFor,
  reportedFor,
  reportedProfilePhotos,
  reportedSince,
} from './profile-reports.ts'
import { isReportedMessage } from './reported.ts'

/** What staff decide about a photo, and what takes that back. */
const decisions = [
  'photo_approved',
  'photo_removed',
  'objection_granted',
  'objection_refused',
  'photo_decision_undone',
] as const satisfies readonly AuditAction[]

interface Counts {
  waiting: number
  oldest: Date | null
  done: number
  objections: number
  /** Put aside because their pictures cannot be had. */
  unloadable: number
}

/** What waits, claimed or not, since when the oldest does, and how many this one of the staff has decided since, without what they have undone. */
export async function countWaiting(db: Db, staffId: string, since: Date) {
  const [row] = await rowsOf<Counts>(
    db,
    sql`
      select w.waiting + p.waiting + s.waiting as waiting, least(w.oldest, p.oldest, s.oldest) as oldest,
        o.objections, u.unloadable, d.done
      from (select count(*)::int as waiting, min(created_at) as oldest from photos
            where status = 'under_inspection' and deleted_at is null) w,
        (select (count(*) filter (where p.status = 'active'))::int as waiting, min(r.since) as oldest
         from photos p join ${reportedProfilePhotos} r on r.photo_id = p.id
         where p.status <> 'removed' and p.deleted_at is null) p,
        (select count(*)::int as waiting, min(p.created_at) as oldest
         from messages m join reported_photos p on p.conversation_id = m.conversation_id and p.seq = m.seq
         where m.photo_status = 'under_inspection') s,
        (select count(*)::int as objections from photo_removals
         where objected_at is not null and reviewed_at is null
           and (photo_id is not null or reported_photo_id is not null)) o,
        (select count(*)::int as unloadable from unloadable_photos) u,
        (select (count(*) - 2 * count(*) filter (where action = 'photo_decision_undone'))::int as done from audit_entries
         where staff_id = ${staffId} and created_at >= ${since}::timestamptz and action = any(${arrayOf([...decisions])}::text[])) d`,
  )
  return row ?? { waiting: 0, oldest: null, done: 0, objections: 0, unloadable: 0 }
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

/** All that a moderator is shown of these photos of profiles, in the order in which they came: of those that others see, what is reported. */
async function listOfProfiles(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: photos.id,
      colour: photos.colour,
      createdAt: photos.createdAt,
      ...owner,
      reportedSince,
      reportedFor,
      reports: countedReports,
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
    .where(
      and(inArray(photos.id, ids), isNull(photos.deletedAt), or(ne(photos.status, 'active'), isNotNull(reportedSince))),
    )
    .orderBy(
      sql`${photoRemovals.objectedAt} nulls last`,
      sql`${reportedSince} nulls last`,
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
      reason: reportedPhotos.reason,
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

type InspectedProfileRow = Awaited<ReturnType<typeof listOfProfiles>>[number]
type OfLikeness = 'likeness' | 'similarId' | 'similarReason'

/** `isSent`: sent in a conversation. Such rows have no likeness. */
export type InspectedRow = Omit<InspectedProfileRow, OfLikeness> &
  Partial<Pick<InspectedProfileRow, OfLikeness>> & { isSent: boolean }

/** All that a moderator is shown of these: objections first, then what was reported, then the others as they came. */
export async function listInspected(db: Db, ids: string[]): Promise<InspectedRow[]> {
  const ofProfiles = (await listOfProfiles(db, ids)).map((row) => ({ ...row, isSent: false }))
  const sent = (await listReported(db, ids)).map(({ reason, ...row }) => ({
    ...{ ...row, reportedSince: row.createdAt, isSent: true },
    reportedFor: [{ reason, count: 1 }] satisfies ReportedFor[],
    reports: [],
  }))
  return [...ofProfiles, ...sent].toSorted((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ removal, reportedSince: since }: InspectedRow) => (removal?.objectedAt ? 0 : since ? 1 : 2)

/** All photos of these members that are there, in their order. */
export async function listPhotosOf(db: Db, memberIds: string[]) {
  if (memberIds.length === 0) return []
  return db
    .select({ id: photos.id, memberId: photos.memberId, status: photos.status, colour: photos.colour })
    .from(photos)
    .where(and(inArray(photos.memberId, memberIds), isNull(photos.deletedAt)))
    .orderBy(asc(photos.memberId), asc(photos.position))
}

/** The last decision about this member's photo since then, and who made it. */
export async function findLastDecision(
  db: Db,
  { photoId, memberId, since }: { photoId: string; memberId: string; since: Date },
) {
  const [row] = await db
    .select({
      action: sql<(typeof decisions)[number]>`${auditEntries.action}`,
      staffId: auditEntries.staffId,
      details: auditEntries.details,
      createdAt: auditEntries.createdAt,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.memberId, memberId),
        gte(auditEntries.createdAt, since),
        eq(auditEntries.subjectId, photoId),
        inArray(auditEntries.action, decisions),
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(1)
  return row
}
