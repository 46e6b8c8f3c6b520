import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { innerId, moment } from './columns.ts'
import { members } from './members.ts'
import { orders, refunds } from './orders.ts'

/** Purchases that members have withdrawn from (product §17.11). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Those that were unused, which are gone. */
    credits: integer('credits').notNull(),
    /** What goes back for them, in minor units of the order's currency. */
    minor: integer('minor').notNull(),
    refundId: uuid('refund_id')
      .notNull()
      .unique('withdrawals_refund_unique')
      .references(() => refunds.id),
    withdrawnAt: moment('withdrawn_at').notNull(),
  },
  (t) => [check('withdrawals_positive', sql`${t.credits} > 0 and ${t.minor} > 0`)],
)

/**
 * Withdrawals that were declared by email address only. Each counts from the moment it was declared, and is confirmed
 * by mail.
 */
export const withdrawalDeclarations = pgTable(
  'withdrawal_declarations',
  {
    id: uuid('id').primaryKey().$defaultFn(innerId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The purchase whose receipt was named; null where none was, or none that could be withdrawn from. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    declaredAt: moment('declared_at').notNull(),
    /** Null until a mail has confirmed it. */
    mailedAt: moment('mailed_at'),
  },
  (t) => [
    index('withdrawal_declarations_member').on(t.memberId, t.declaredAt),
    index('withdrawal_declarations_order').on(t.orderId),
  ],
)
