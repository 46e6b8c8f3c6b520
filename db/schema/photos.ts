import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

export const photoStatuses = ['under_inspection', 'active', 'removed'] as const

/** Position 0 is the main image; server/features/photos/rules.ts says who gets which file. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    status: text('status', { enum: photoStatuses }).notNull(),
    /** Where the storage keeps the original and its variants. Demo members share portraits, so it is not unique. */
    storageKey: text('storage_key').notNull(),
    /** Dominant colour as #rrggbb: the ground until the file has arrived. */
    colour: text('colour').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('photos_member_position_unique').on(t.memberId, t.position),
    check('photos_position_not_negative', sql`${t.position} >= 0`),
  ],
)
