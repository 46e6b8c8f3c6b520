import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { giftNames } from '../reference/gifts.ts'
import { photoStatuses } from '../reference/photos.ts'
import { reactions } from '../reference/reactions.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** One conversation per pair. `lastSeq` numbers its messages without gaps: the row's lock orders the senders. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    lowId: uuid('low_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    highId: uuid('high_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    startedBy: uuid('started_by')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('conversations_pair_unique').on(t.lowId, t.highId),
    index('conversations_started').on(t.startedBy),
    // Erasing a member looks for both halves of their pairs.
    index('conversations_high').on(t.highId),
    check('conversations_pair_ordered', sql`${t.lowId} < ${t.highId}`),
  ],
)

/** One member's side of a conversation. */
export const participants = pgTable(
  'participants',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Goes with the conversation: a reference of its own would need an index that every message writes. */
    otherId: uuid('other_id').notNull(),
    unread: integer('unread').notNull().default(0),
    readSeq: integer('read_seq').notNull().default(0),
    /** A device of this member has received the messages up to here; what they have read counts by itself. */
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    /** Messages up to here were deleted by this member: gone for them, still there for the other. */
    deletedSeq: integer('deleted_seq').notNull().default(0),
    /** Null while this member's list does not show the conversation (deleted, nothing new since). */
    listedAt: moment('listed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.memberId] }),
    // Holds the unlisted as well, for erasing a member.
    index('participants_list').on(t.memberId, t.listedAt, t.conversationId),
    index('participants_unread').on(t.memberId, t.unread).where(sql`unread > 0`),
    check('participants_unread_not_negative', sql`${t.unread} >= 0`),
  ],
)

export const messagePayments = ['free', 'credits', 'none'] as const

export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Made by the sender's client: a retry finds its message instead of sending and charging again. */
    clientId: uuid('client_id').notNull(),
    /** For a gift its sign, for clients that show no pictures. */
    body: text('body').notNull(),
    /** Null for a text. */
    gift: text('gift', { enum: giftNames }),
    /** Null where it is no photo. `under_inspection` once it was reported. */
    photoStatus: text('photo_status', { enum: photoStatuses }),
    /** Where the storage keeps its files; null, as all that follows, of a removed one whose files are gone for good. */
    photoKey: text('photo_key'),
    /** Dominant colour as #rrggbb, and the sides of its largest file in pixels: its place until the file has arrived. */
    photoColour: text('photo_colour'),
    photoWidth: integer('photo_width'),
    photoHeight: integer('photo_height'),
    /** The earlier message of the conversation that this one answers. */
    replyToSeq: integer('reply_to_seq'),
    /** Of the one who got it. */
    reaction: text('reaction', { enum: reactions }),
    paidWith: text('paid_with', { enum: messagePayments }).notNull(),
    /** In credits. */
    cost: integer('cost').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Its sender took it back: the text is gone, its place stays. */
    unsentAt: moment('unsent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    unique('messages_sender_client_unique').on(t.senderId, t.clientId),
    check('messages_unsent_empty', sql`${t.unsentAt} is null or (${t.body} = '' and ${t.photoStatus} is null)`),
    check(
      'messages_photo_whole',
      sql`${t.photoStatus} is null or ${t.photoStatus} = 'removed' or num_nulls(${t.photoKey}, ${t.photoColour}, ${t.photoWidth}, ${t.photoHeight}) = 0`,
    ),
    // For who looks for files without photos.
    uniqueIndex('messages_photo_key').on(t.photoKey).where(sql`photo_key is not null`),
    // What waits for the inspection.
    index('messages_photos_waiting').on(t.createdAt).where(sql`photo_status = 'under_inspection'`),
    check('messages_reply_earlier', sql`${t.replyToSeq} < ${t.seq}`),
    check('messages_cost', sql`(${t.paidWith} = 'credits') = (${t.cost} > 0)`),
  ],
)
