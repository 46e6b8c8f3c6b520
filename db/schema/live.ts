import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { json } from '../json.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'

/**
 * The number of a member's last event. Its row is locked when an event is written, so that numbers become visible in
 * their order and a reader that has seen n has seen everything before n.
 */
export const eventHeads = pgTable('event_heads', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  lastSeq: integer('last_seq').notNull(),
})

export const memberEvents = pgTable(
  'member_events',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    data: json<unknown>('data').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.seq] })],
)
