import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { ReportReason } from '../../reference/report-reasons.ts'
import { profiles, reports } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'
import { isKnownTo, isShownTo } from '../visibility.ts'

export interface NewReport {
  id: string
  number: string
  siteId: string
  /** Null for a visitor. */
  reporterId: string | null
  reportedId: string
  messageSeq: number | null
  /** Of one of theirs, also when it was removed just now: that may be undone, or objected to. */
  photoId: string | null
  /** Whether it is about how they look, so that their main photo is looked at. */
  isAboutLooks: boolean
  reason: ReportReason
  remarks: string
  createdAt: Date
}

/** So much of a conversation is kept with a report. */
const mostMessages = 20

/**
 * Files the report with a snapshot of what it is about, and queues the reported photo for inspection. A reporter queues
 * a photo once; all visitors count as one. Undefined if the reporter does not know the member, if the member did not
 * send the message, or if the report id exists.
 */
export async function insertReport(db: Db, report: NewReport): Promise<{ number: string } | undefined> {
  const { id, number, siteId, reporterId, reportedId, messageSeq, photoId, isAboutLooks } = report
  const { reason, remarks, createdAt } = report
  const mayReport = reporterId ? isKnownTo({ id: reporterId, siteId }) : isShownTo({ viewerId: null, siteId })
  const statement = sql`
    with reported as (
      select ${profiles.memberId} as id, ${profiles.name} as name, ${profiles.about} as about
      from ${profiles} where ${profiles.memberId} = ${reportedId} and ${mayReport}
    ), said as (
      select m.seq, m.sender_id, m.body, m.gift, m.created_at
      from conversations c join messages m on m.conversation_id = c.id
      where c.low_id = least(${reporterId}::uuid, ${reportedId}::uuid)
        and c.high_id = greatest(${reporterId}::uuid, ${reportedId}::uuid)
        and ${reporterId}::uuid is not null
        and (${messageSeq}::int is null or m.seq <= ${messageSeq}::int)
      order by m.seq desc limit ${mostMessages}
    ), filed as (
    insert into reports
      (id, number, site_id, reporter_id, reported_id, message_seq, photo_id, photo_key, reason, remarks, evidence, created_at)
    select ${id}::uuid, ${number}, ${siteId}, ${reporterId}::uuid, reported.id, ${messageSeq}::int,
      shown.id, shown.storage_key, ${reason}, ${remarks},
      jsonb_build_object('name', name, 'about', about, 'messages', (
        select jsonb_agg(jsonb_build_object('seq', seq, 'mine', sender_id = ${reporterId}::uuid, 'body', body,
          'gift', gift, 'at', created_at) order by seq) from said)),
      ${createdAt}
    from reported
    left join photos shown on shown.id = ${photoId}::uuid and shown.member_id = reported.id
    where ${messageSeq}::int is null
      or exists (select 1 from said where seq = ${messageSeq}::int and sender_id = ${reportedId}::uuid)
    on conflict (id) do nothing
    returning id, number, reported_id, photo_id
    ), brought as (
    insert into photo_reports (report_id, photo_id, reporter_id, is_by_visitor)
    select filed.id, p.id, ${reporterId}::uuid, ${reporterId}::uuid is null
    from filed join photos p on p.member_id = filed.reported_id
      and (p.id = filed.photo_id or (p.is_main and ${isAboutLooks}::boolean))
    on conflict do nothing
    )
    select number from filed`
  const [row] = await rowsOf<{ number: string }>(db, statement)
  return row
}

export async function findReport(db: Db, id: string) {
  const [row] = await db
    .select({
      number: reports.number,
      reporterId: reports.reporterId,
      reportedId: reports.reportedId,
      evidence: reports.evidence,
    })
    .from(reports)
    .where(eq(reports.id, id))
  return row
}
