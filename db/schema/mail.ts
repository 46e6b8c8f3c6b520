import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

export const tokenPurposes = [
  'activate',
  'reactivate',
  'enter',
  'log_in',
  'reset_password',
  'mail_change',
  'withdraw',
] as const

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

export const mailedLinks = ['activate', 'reactivate', 'account_exists', 'log_in', 'reset_password', 'withdraw'] as const

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
