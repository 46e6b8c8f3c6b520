import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { objectionOutcomes, removalReasons } from '../reference/staff/removal-reasons.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'
import { photos } from './photos.ts'
import { staff } from './staff.ts'

/** Who looks at a photo just now: nobody else gets it until the claim is given back or is over. */
export const photoClaims = pgTable(
  'photo_claims',
  {
    photoId: uuid('photo_id')
      .primaryKey()
      .references(() => photos.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (t) => [index('photo_claims_staff').on(t.staffId)],
)

/** A photo that the inspection has removed: the statement of reasons (product §5.8), and what became of an objection to it. */
export const photoRemovals = pgTable(
  'photo_removals',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Null once the member has deleted it. */
    photoId: uuid('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reason: text('reason', { enum: removalReasons }).notNull(),
    /** In the moderator's words; empty where the reason says it. */
    remark: text('remark').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until then the member can object, or read what became of it; then the photo goes for good. */
    objectableUntil: moment('objectable_until').notNull(),
    /** When the letter about it was sent: after the time in which it can be undone. */
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
    index('photo_removals_objected').on(t.objectedAt).where(sql`objected_at is not null and reviewed_at is null`),
    index('photo_removals_kept').on(t.objectableUntil).where(sql`photo_id is not null`),
    check('photo_removals_objection', sql`(${t.objection} is null) = (${t.objectedAt} is null)`),
    check('photo_removals_review', sql`(${t.reviewedAt} is null) = (${t.outcome} is null)`),
    check('photo_removals_second_look', sql`${t.reviewedBy} <> ${t.staffId}`),
  ],
)
