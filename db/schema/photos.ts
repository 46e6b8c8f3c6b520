import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { photoStatuses } from '../reference/photos.ts'
import { removalReasons } from '../reference/staff/removal-reasons.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** The id is that of the removal. It outlives the photo, so that the picture does not come back. */
export const removedPictures = pgTable(
  'removed_pictures',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account is gone. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: removalReasons }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('removed_pictures_member').on(t.memberId), index('removed_pictures_time').on(t.createdAt)],
)

const fingerprint = customType<{ data: string }>({ dataType: () => 'bit(64)' })

/** How the whole of a removed picture looks, and the parts that somebody may cut out of it (server/features/photos/removed/fingerprint.ts). */
export const removedPictureHashes = pgTable(
  'removed_picture_hashes',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => removedPictures.id, { onDelete: 'cascade' }),
    /** 0 is the whole. */
    part: integer('part').notNull(),
    hash: fingerprint('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pictureId, t.part] }),
    // Of two that differ by 7 bits at most, one of the quarters differs by one at most (db/queries/photos/removed.ts).
    index('removed_picture_hashes_1').on(sql`substring(hash from 1 for 16)`),
    index('removed_picture_hashes_2').on(sql`substring(hash from 17 for 16)`),
    index('removed_picture_hashes_3').on(sql`substring(hash from 33 for 16)`),
    index('removed_picture_hashes_4').on(sql`substring(hash from 49 for 16)`),
  ],
)

/** server/features/photos/rules/photos.ts says who gets which file. */
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
    /** The most similar removed picture; moderators see it. */
    looksLikeId: uuid('looks_like_id').references(() => removedPictures.id, { onDelete: 'set null' }),
    /** How many of 64 bits differ. */
    looksLikeDistance: integer('looks_like_distance'),
    /** Gone for everybody; row and files follow when it can be undone no longer. */
    deletedAt: moment('deleted_at'),
    /** When it was added: by its upload, or brought back after another was (server/features/photos/rules/photos.ts). */
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('photos_member_position_unique').on(t.memberId, t.position),
    unique('photos_member_client_id').on(t.memberId, t.clientId),
    uniqueIndex('photos_main').on(t.memberId).where(sql`is_main`),
    // For who deletes files that others may share, and for who looks for files without rows.
    index('photos_storage_key').on(t.storageKey),
    // What waits for the inspection, what looks like something removed before the rest and then the oldest; and what is to go for good.
    index('photos_waiting')
      .on(sql`(looks_like_id is null)`, t.createdAt, t.id)
      .where(sql`status = 'under_inspection' and deleted_at is null`),
    index('photos_looks_like').on(t.looksLikeId).where(sql`looks_like_id is not null`),
    index('photos_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('photos_position_not_negative', sql`${t.position} >= 0`),
    check('photos_main_is_active', sql`not ${t.isMain} or (${t.status} = 'active' and ${t.deletedAt} is null)`),
  ],
)
