import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { reportReasons } from '../reference/report-reasons.ts'
import { objectionOutcomes, removalReasons } from '../reference/staff/removal-reasons.ts'
import { messages } from './chat.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'
import { photos } from './photos.ts'
import { reports } from './reports.ts'
import { staff } from './staff.ts'

/** A photo in a conversation that the one who got it has reported: what the inspection knows it by. Its state is the message's. */
export const reportedPhotos = pgTable(
  'reported_photos',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    /** Of the newest report, as is the time. */
    reason: text('reason', { enum: reportReasons }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('reported_photos_message_unique').on(t.conversationId, t.seq),
    foreignKey({
      name: 'reported_photos_message_fk',
      columns: [t.conversationId, t.seq],
      foreignColumns: [messages.conversationId, messages.seq],
    }).onDelete('cascade'),
  ],
)

/**
 * A report that brings a photo of a profile to the inspection, which stays as it is meanwhile: of that photo, or of its member for
 * how they look. Nobody brings the same photo twice.
 */
export const photoReports = pgTable(
  'photo_reports',
  {
    /** What it was reported for and when. */
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    /** Null for a visitor, and once the reporter's account is gone. */
    reporterId: uuid('reporter_id').references(() => members.id, { onDelete: 'set null' }),
    /** Visitors are indistinguishable, so all of them count as one. */
    isByVisitor: boolean('is_by_visitor').notNull(),
    /** When a decision about the photo was made in its knowledge. */
    decidedAt: moment('decided_at'),
  },
  (t) => [
    unique('photo_reports_reporter_unique').on(t.photoId, t.reporterId),
    uniqueIndex('photo_reports_visitor').on(t.photoId).where(sql`is_by_visitor`),
    index('photo_reports_reporter').on(t.reporterId),
    index('photo_reports_waiting').on(t.photoId).where(sql`decided_at is null`),
    check('photo_reports_by_whom', sql`not ${t.isByVisitor} or ${t.reporterId} is null`),
  ],
)

/** The moderator who has a photo in review. Nobody else gets it until the claim is released or expires. */
export const photoClaims = pgTable(
  'photo_claims',
  {
    /** Of a profile or of a conversation (`reportedPhotos`); of one that is gone the claim goes when it is met. */
    photoId: uuid('photo_id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** When they claimed it; each view for this claim is logged once. */
    since: moment('since').notNull().defaultNow(),
    until: moment('until').notNull(),
    /** When the picture was sent to them: an unseen photo must not be decided. */
    seenAt: moment('seen_at'),
  },
  (t) => [index('photo_claims_staff').on(t.staffId)],
)

/** A photo whose picture could not be loaded for review; postponed until `retryAt`. */
export const unloadablePhotos = pgTable('unloadable_photos', {
  /** As in `photoClaims`; rows of photos that no longer exist are cleaned up later. */
  photoId: uuid('photo_id').primaryKey(),
  retryAt: moment('retry_at').notNull(),
})

/** A photo that the inspection has removed: the statement of reasons (product §5.8), and what became of an objection to it. */
export const photoRemovals = pgTable(
  'photo_removals',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Null once the member has deleted it, and of one in a conversation. */
    photoId: uuid('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** Of one in a conversation, until its files are gone for good. */
    reportedPhotoId: uuid('reported_photo_id').references(() => reportedPhotos.id, { onDelete: 'set null' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reason: text('reason', { enum: removalReasons }).notNull(),
    /** In the moderator's words; empty where the reason says it. */
    remark: text('remark').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until then the member can object, or read the outcome; then the photo is deleted for good. */
    objectableUntil: moment('objectable_until').notNull(),
    /** When the mail about it was sent: after the time in which the moderator can undo it. */
    toldAt: moment('told_at'),
    objection: text('objection'),
    objectedAt: moment('objected_at'),
    outcome: text('outcome', { enum: objectionOutcomes }),
    reviewedBy: uuid('reviewed_by').references(() => staff.id),
    reviewedAt: moment('reviewed_at'),
    outcomeToldAt: moment('outcome_told_at'),
    /** When the member had the statement on their screen; null again when there is an outcome. */
    seenAt: moment('seen_at'),
  },
  (t) => [
    index('photo_removals_member').on(t.memberId, t.createdAt),
    index('photo_removals_photo').on(t.photoId),
    index('photo_removals_reported_photo').on(t.reportedPhotoId),
    index('photo_removals_objected').on(t.objectedAt).where(sql`objected_at is not null and reviewed_at is null`),
    index('photo_removals_kept')
      .on(t.objectableUntil)
      .where(sql`photo_id is not null or reported_photo_id is not null`),
    check('photo_removals_one_photo', sql`num_nonnulls(${t.photoId}, ${t.reportedPhotoId}) <= 1`),
    check('photo_removals_objection', sql`(${t.objection} is null) = (${t.objectedAt} is null)`),
    check('photo_removals_review', sql`(${t.reviewedAt} is null) = (${t.outcome} is null)`),
    check('photo_removals_second_look', sql`${t.reviewedBy} <> ${t.staffId}`),
  ],
)
