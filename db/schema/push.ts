import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'
import { sessions } from './session.ts'

/** The browsers in which a member wants to be notified (product §11.4), one for each log-in: it ends with that. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** An address at the browser's push service. Who knows it can use up the browser's patience: no answer holds it. */
    endpoint: text('endpoint').notNull().unique(),
    /** What the browser reads messages by (RFC 8291), in base64url: its public key, and a secret that it shares. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Events up to this number are queued for this browser, were sent to it, or are older than the subscription. */
    queuedSeq: integer('queued_seq').notNull(),
    /** Events up to this number need no notification any more. */
    toldSeq: integer('told_seq').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('push_subscriptions_member').on(t.memberId)],
)
