import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** Two opposite ones are a match. */
export const likes = pgTable(
  'likes',
  {
    fromId: uuid('from_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    toId: uuid('to_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Until the liked one opens the profile the like is new. */
    seenAt: moment('seen_at'),
    /** When the like modal of the old clients showed it. */
    shownAt: moment('shown_at'),
  },
  (t) => [
    primaryKey({ columns: [t.fromId, t.toId] }),
    // In the order of the lists: a page reads its own rows and no others (db/queries/likes/lists.ts).
    index('likes_received').on(t.toId, sql`(seen_at is null)`, t.createdAt, t.fromId),
    index('likes_given').on(t.fromId, t.createdAt, t.toId),
    index('likes_new').on(t.toId).where(sql`seen_at is null`),
    check('likes_not_self', sql`${t.fromId} <> ${t.toId}`),
  ],
)

/**
 * What a like had come to that was taken back: given again it goes on from there, so that nobody makes themselves new by
 * it (product §7.1).
 */
export const takenBackLikes = pgTable(
  'taken_back_likes',
  {
    fromId: uuid('from_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    toId: uuid('to_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at'),
    shownAt: moment('shown_at'),
    /** It was half of a match. */
    matched: boolean('matched').notNull(),
    takenBackAt: moment('taken_back_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fromId, t.toId] }),
    index('taken_back_likes_to').on(t.toId),
    index('taken_back_likes_at').on(t.takenBackAt),
  ],
)
