import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { photoStatuses } from '../reference/photos.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** server/features/photos/rules.ts says who gets which file. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The owner's order, with gaps: new ones and a new order take places behind all that were given. */
    position: integer('position').notNull(),
    status: text('status', { enum: photoStatuses }).notNull(),
    /** Derived: the first of the active ones, which others see on cards. Only `refreshMainPhoto` writes it. */
    isMain: boolean('is_main').notNull().default(false),
    /** Where the storage keeps the original and its variants. Demo members share portraits, so it is not unique. */
    storageKey: text('storage_key').notNull(),
    /** Dominant colour as #rrggbb: the ground until the file has arrived. */
    colour: text('colour').notNull(),
    /** Made by the member's client: the same one is the same photo, however often it is sent. */
    clientId: uuid('client_id'),
    /** Gone for everybody; row and files follow when it can be undone no longer. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('photos_member_position_unique').on(t.memberId, t.position),
    unique('photos_member_client_id').on(t.memberId, t.clientId),
    uniqueIndex('photos_main').on(t.memberId).where(sql`is_main`),
    // For who deletes files that others may share, and for who looks for files without rows.
    index('photos_storage_key').on(t.storageKey),
    // What waits for the inspection, the oldest first; and what is to go for good.
    index('photos_waiting').on(t.createdAt, t.id).where(sql`status = 'under_inspection' and deleted_at is null`),
    index('photos_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('photos_position_not_negative', sql`${t.position} >= 0`),
    check('photos_main_is_active', sql`not ${t.isMain} or (${t.status} = 'active' and ${t.deletedAt} is null)`),
  ],
)
