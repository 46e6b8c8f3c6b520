import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { sites } from './sites.ts'

/** Somebody who can log in. What others see of them is in `profiles`. */
export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    /** As typed, for the mails we send. */
    email: text('email').notNull(),
    /** What makes two spellings the same address: see rules/email.ts. */
    emailNormalized: text('email_normalized').notNull(),
    /** Another address that the activation mail goes to; it becomes theirs when its link is followed. */
    wantedEmail: text('wanted_email'),
    /** Argon2id; null for fictional profiles, which nobody can log in to. */
    passwordHash: text('password_hash'),
    /** When it took the place of another one: browsers that were known before are strangers since. Null: never. */
    passwordSetAt: moment('password_set_at'),
    locale: text('locale').notNull(),
    /** Null until the activation mail was followed: `not_confirmed`. */
    confirmedAt: moment('confirmed_at'),
    /** Set by the first credit purchase, for life (product §1.5). */
    premiumSince: moment('premium_since'),
    fictional: boolean('fictional').notNull().default(false),
    /** Of fbl, bounce, listunsubscribe (product §12.1). */
    notificationsDisabled: text('notifications_disabled').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('members_site_email_unique').on(t.siteId, t.emailNormalized),
    // For the search of newly joined members.
    index('members_confirmed').on(t.siteId, t.confirmedAt, t.id),
    index('members_unconfirmed').on(t.createdAt).where(sql`confirmed_at is null`),
  ],
)

export const bans = pgTable('bans', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Until `finalAt` a mailed link brings the member back (product §2.1). */
export const accountDeletions = pgTable('account_deletions', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  requestedAt: moment('requested_at').notNull(),
  finalAt: moment('final_at').notNull(),
})
