import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencies } from '../reference/countries/facts.ts'
import { spendingPeriods } from '../reference/money/spending-periods.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'

/**
 * What members have set themselves (product §17.9): of each period the one that holds, and one that holds from a later time
 * on. No amount: no limit.
 */
export const spendingLimits = pgTable(
  'spending_limits',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    period: text('period', { enum: spendingPeriods }).notNull(),
    holdsFrom: moment('holds_from').notNull(),
    minor: integer('minor'),
    currency: text('currency', { enum: currencies }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.period, t.holdsFrom] }),
    check('spending_limits_not_negative', sql`${t.minor} >= 0`),
  ],
)
