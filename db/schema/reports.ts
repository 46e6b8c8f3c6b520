import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { json } from '../json.ts'
import { reportReasons } from '../reference/report-reasons.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'
import { sites } from './sites.ts'

/** What the reported one had said and shown when they were reported; a message may be taken back, a profile changed. */
export interface ReportEvidence {
  name: string
  about: string
  /** The end of what the two had said, or what led to the reported message; null without a conversation. */
  messages: { seq: number; mine: boolean; body: string; gift: string | null; at: string }[] | null
}

/** Told by somebody about a member (product §8.1), for a moderator to read: the oldest first. */
export const reports = pgTable(
  'reports',
  {
    /** Made by the reporter's client: sent again, it is the same report. */
    id: uuid('id').primaryKey(),
    /** What the receipt names it by. */
    number: text('number').notNull(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    /** Null for a visitor, and once the reporter's account is gone. */
    reporterId: uuid('reporter_id').references(() => members.id, { onDelete: 'set null' }),
    reportedId: uuid('reported_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The reported message, of the reported one in the conversation of both; null for a profile. */
    messageSeq: integer('message_seq'),
    /** The reported photo of their profile, null when it was gone by then, and where the storage keeps it for as long as the report. */
    photoId: uuid('photo_id'),
    photoKey: text('photo_key'),
    reason: text('reason', { enum: reportReasons }).notNull(),
    remarks: text('remarks').notNull(),
    evidence: json<ReportEvidence>('evidence').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('reports_number_unique').on(t.number),
    index('reports_queue').on(t.siteId, t.createdAt, t.id),
    index('reports_reporter').on(t.reporterId),
    index('reports_reported').on(t.reportedId, t.createdAt),
    // For who deletes files that others may share.
    index('reports_photo_key').on(t.photoKey).where(sql`photo_key is not null`),
    check('reports_photo', sql`(${t.photoId} is null) = (${t.photoKey} is null)`),
    check('reports_not_self', sql`${t.reporterId} <> ${t.reportedId}`),
  ],
)
