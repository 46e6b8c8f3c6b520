import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
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
