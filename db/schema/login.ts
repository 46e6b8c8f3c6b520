import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { sites } from './sites.ts'

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
  wants: text('wants', { enum: ['way_back', 'login_link', 'reset_password', 'withdrawal'] }),
  requestedAt: moment('requested_at').notNull(),
})
