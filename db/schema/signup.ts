import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

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
