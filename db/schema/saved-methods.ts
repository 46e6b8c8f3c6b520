import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { paymentMethods } from '../reference/money/payment-methods.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'

/**
 * A payment method that a member has saved (product §17.16): the provider's mandate, without account or card numbers.
 */
export const savedMethods = pgTable(
  'saved_methods',
  {
    /** Random, because clients send it. */
    id: uuid('id').primaryKey(),
    /** Null once the account is gone: then nobody can charge it, and it is revoked. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    provider: text('provider').notNull(),
    /** For charging again, as the provider calls it. */
    mandateId: text('mandate_id').notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** What the member sees of it, such as a card's brand and last four digits. */
    paidWith: text('paid_with'),
    /** The version of the consent text that the member ticked. */
    consentVersion: text('consent_version').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the member deleted it, or saved it again. */
    forgottenAt: moment('forgotten_at'),
    /**
     * When the provider reported that it charges it no more, without a deletion: an expired card, or a mandate ended
     * there.
     */
    endedAt: moment('ended_at'),
    /** When the provider last refused to revoke it, although it knows it. */
    refusedAt: moment('refused_at'),
    /** When the provider was last unavailable for its revocation: others are then revoked first. */
    awayAt: moment('away_at'),
    /** When it was revoked at its provider. */
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    unique('saved_methods_mandate').on(t.provider, t.mandateId),
    index('saved_methods_member').on(t.memberId),
    index('saved_methods_unrevoked')
      .on(t.provider, t.awayAt.asc().nullsFirst(), t.createdAt)
      .where(sql`revoked_at is null and (forgotten_at is not null or member_id is null)`),
    check(
      'saved_methods_revoked',
      sql`${t.revokedAt} is null or ${t.forgottenAt} is not null or ${t.memberId} is null`,
    ),
  ],
)

/** The provider's id of a member who has saved a method there: one for all their methods. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    customerId: text('customer_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.provider] }),
    unique('payment_customers_name').on(t.provider, t.customerId),
  ],
)
