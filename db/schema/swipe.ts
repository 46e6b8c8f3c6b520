import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

export const swipeChoices = ['like', 'pass'] as const
export type SwipeChoice = (typeof swipeChoices)[number]

/** Choices of members in the swipe game. A card with a choice does not come again (product §7.4). */
export const swipes = pgTable(
  'swipes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Null once it was undone. */
    choice: text('choice', { enum: swipeChoices }),
    /** The member's own day whose likes it counts among, also when it was undone. */
    likedOn: date('liked_on', { mode: 'string' }),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.otherId] }),
    index('swipes_other').on(t.otherId),
    index('swipes_liked').on(t.memberId, t.likedOn).where(sql`liked_on is not null`),
    index('swipes_decided').on(t.decidedAt),
    check('swipes_not_self', sql`${t.memberId} <> ${t.otherId}`),
  ],
)

/** Where a member's day begins and ends: see rules/days.ts of the feature. */
export const swipeZones = pgTable('swipe_zones', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
})
