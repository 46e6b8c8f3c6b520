import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import type { ReportReason } from '../../reference/report-reasons.ts'
import { photoRemovals, photoReports, photos, reports } from '../../schema/index.ts'

/** A reason for which a photo was reported, and by how many. */
export interface ReportedFor {
  reason: ReportReason
  count: number
}

/** Photos of profiles that somebody has reported and nobody has looked at since, each with the time of the first report. */
export const reportedProfilePhotos = sql`(
  select waiting.photo_id, min(r.created_at) as since
  from photo_reports waiting join reports r on r.id = waiting.report_id
  where waiting.decided_at is null
  group by waiting.photo_id)`

/** Since when a photo of the statement waits because it was reported; null where it does not. */
export const reportedSince = sql<Date | null>`(
  select min(r.created_at) from photo_reports waiting join reports r on r.id = waiting.report_id
  where waiting.photo_id = ${photos.id} and waiting.decided_at is null)`.mapWith(reports.createdAt)

/** So many reports of a photo are counted at a time, the oldest first: a decision ends no others. */
export const mostCounted = 100

/** The reports that a moderator sees. If the member objects to a removal, the reports that led to it count too. */
const counted = sql`(
  select r.id, r.reason, about.decided_at
  from photo_reports about join reports r on r.id = about.report_id
  where about.photo_id = ${photos.id}
    and (about.decided_at is null or about.decided_at = ${photoRemovals.createdAt})
  order by r.created_at, r.id limit ${sql.raw(`${mostCounted}`)}) counted`

/** Why, the most frequent reason first. */
export const reportedFor = sql<ReportedFor[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason), '[]')
  from (select reason, count(*)::int as count from ${counted} group by reason) by_reason)`

/** Which of these wait. */
export const countedReports = sql<string[]>`(
  select coalesce(jsonb_agg(id), '[]') from ${counted} where decided_at is null)`

/** Notes that the photo was decided about by who was shown these reports; returns how many of it these were. */
export async function setReportsDecided(tx: Tx, photoId: string, shown: string[], now: Date): Promise<number> {
  if (shown.length === 0) return 0
  const rows = await tx
    .update(photoReports)
    .set({ decidedAt: now })
    .where(
      and(eq(photoReports.photoId, photoId), isNull(photoReports.decidedAt), inArray(photoReports.reportId, shown)),
    )
    .returning({ id: photoReports.reportId })
  return rows.length
}

/** Those that were decided then wait again. */
export async function setReportsWaiting(tx: Tx, photoId: string, decidedAt: Date): Promise<void> {
  await tx
    .update(photoReports)
    .set({ decidedAt: null })
    .where(and(eq(photoReports.photoId, photoId), eq(photoReports.decidedAt, decidedAt)))
}
