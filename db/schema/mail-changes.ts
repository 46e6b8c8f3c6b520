import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { innerId, moment } from './columns.ts'
import { members } from './members.ts'

/** A new email address that a member has requested. It becomes theirs when they follow the link mailed to it. */
export const mailChanges = pgTable(
  'mail_changes',
  {
    id: uuid('id').primaryKey().$defaultFn(innerId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The address to notify, even if the new one has replaced it by then. */
    formerEmail: text('former_email').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** The link was followed, the change was cancelled, or another one was requested. */
    endedAt: moment('ended_at'),
  },
  (t) => [index('mail_changes_member').on(t.memberId, t.requestedAt)],
)

/**
 * Requests for mail to addresses that somebody only typed, logged in or not. Limits what we send to strangers'
 * mailboxes.
 */
export const typedAddresses = pgTable('typed_addresses', {
  /** A keyed hash: whose address it is nobody can read here. */
  hash: text('hash').primaryKey(),
  /** Of the last day. */
  askedAt: moment('asked_at').array().notNull(),
})
