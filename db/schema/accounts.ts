import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
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
    index('members_unconfirmed').on(t.createdAt).where(sql`confirmed_at is null`),
  ],
)

/** Log-ins. The id is a hash: who reads this table cannot take over a session. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_member').on(t.memberId), index('sessions_expiry').on(t.expiresAt)],
)

export const tokenPurposes = ['activate', 'reactivate', 'enter', 'log_in'] as const

/** Links that open a door once: sent by mail, or (`enter`) handed to a lander. Only the hash is stored. */
export const memberTokens = pgTable(
  'member_tokens',
  {
    hash: text('hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('member_tokens_member').on(t.memberId, t.purpose, t.createdAt)],
)

export const mailedLinks = ['activate', 'reactivate', 'account_exists', 'log_in'] as const

/** When somebody asked for a mail of ours: what the limits on sending it again count. */
export const mailRequests = pgTable(
  'mail_requests',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mailedLinks }).notNull(),
    requestedAt: moment('requested_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.requestedAt] })],
)

/**
 * Log-ins that failed, per address and network prefix, so that a stranger elsewhere cannot lock a member out. An address
 * without an account is counted alike: a lock must not tell which accounts exist.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** SHA-256 of the site and the normalised address. */
    addressHash: text('address_hash').notNull(),
    /** A network prefix, a browser that has logged in before, or `*` for all of them together. */
    network: text('network').notNull(),
    failures: integer('failures').notNull(),
    /** In a row: each doubles the length of the next. */
    locks: integer('locks').notNull().default(0),
    firstFailureAt: moment('first_failure_at').notNull(),
    lockedUntil: moment('locked_until'),
    /** In the row of all networks (`*`): keyed hashes of the passwords tried, each with its moment in milliseconds. */
    tried: text('tried').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.network] }), index('login_failures_age').on(t.firstFailureAt)],
)

/**
 * What somebody has asked for with an address. A job answers, so that the time of the answer on the screen tells nobody
 * whether the address is known. Gone once it is done.
 */
export const addressRequests = pgTable('address_requests', {
  id: uuid('id').primaryKey(),
  siteId: text('site_id')
    .notNull()
    .references(() => sites.id),
  emailNormalized: text('email_normalized').notNull(),
  /** A new account, as superjson. */
  account: text('account'),
  /** Null beside an account, and for the way back in rows older than this column. */
  wants: text('wants', { enum: ['way_back', 'login_link'] }),
  requestedAt: moment('requested_at').notNull(),
})

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

/** Where a member came from (product §3.8). */
export const signupSources = pgTable('signup_sources', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  network: text('network'),
  ref: text('ref'),
  sub1: text('sub1'),
  sub2: text('sub2'),
  sub3: text('sub3'),
})
