import { sql } from 'drizzle-orm'
import { char, check, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** Searches that a member has chosen to keep (product §6.5). What a filter leaves out does not matter. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Made by the member's client: unique among their own. */
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** What makes two spellings the same name: see rules.ts of the feature. */
    nameKey: text('name_key').notNull(),
    // Words as the search knew them then: what it knows no longer is passed over when it is read.
    gender: text('gender'),
    country: char('country', { length: 2 }),
    region: text('region'),
    minAge: smallint('min_age'),
    maxAge: smallint('max_age'),
    /** All other filters and the order, as JSON. */
    details: text('details').notNull().default('{}'),
    /** Who has joined since is new. */
    seenAt: moment('seen_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Kept for a while so that the removal can be undone. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    uniqueIndex('saved_searches_name').on(t.memberId, t.nameKey).where(sql`${t.removedAt} is null`),
    check('saved_searches_name_length', sql`char_length(${t.name}) between 1 and 40`),
  ],
)
