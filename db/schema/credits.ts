import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** `balance` and `bought` equal the sums of the ledger entries and change only together with one. */
export const wallets = pgTable(
  'wallets',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull().default(0),
    /** The part of the balance that was paid for: spent last, and refunded (product §10.1). */
    bought: integer('bought').notNull().default(0),
    freeMessages: integer('free_messages').notNull().default(0),
  },
  (t) => [
    check('wallets_balance_not_negative', sql`${t.balance} >= 0`),
    check('wallets_bought_within_balance', sql`${t.bought} between 0 and ${t.balance}`),
    check('wallets_free_messages_not_negative', sql`${t.freeMessages} >= 0`),
  ],
)

/** Each nightly look at all books (product §10.3). */
export const bookChecks = pgTable('book_checks', {
  checkedAt: moment('checked_at').primaryKey(),
  /** How many the books named; at first it was those with a wallet. */
  members: integer('wallets').notNull(),
  faults: integer('faults').notNull(),
})

export const ledgerReasons = [
  'signup_grant',
  'demo_grant',
  'purchase',
  'charge_back',
  'charge_back_reversed',
  'given_back',
  'given_back_reversed',
  'withdrawal',
  'message',
  'photo',
  'gift',
  'unsent',
  'photo_removed',
  'correction',
] as const

/** In credits. Append-only: a trigger refuses update, delete and truncate. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey(),
    /** No cascade and no foreign key: the books outlive the account. */
    memberId: uuid('member_id').notNull(),
    amount: integer('amount').notNull(),
    /** The part of the amount in bought credits, with its sign. */
    bought: integer('bought').notNull().default(0),
    balanceAfter: integer('balance_after').notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    /** What caused it, such as a message's place (conversation:seq) or an operator's case; the same cause is never booked twice. */
    reference: text('reference').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('ledger_entries_cause_unique').on(t.memberId, t.reason, t.reference),
    index('ledger_entries_member').on(t.memberId, t.createdAt),
    // What was paid, or taken back by a bank, is rare among what was spent.
    index('ledger_entries_paid')
      .on(t.memberId, t.createdAt)
      .where(sql`reason in ('purchase', 'charge_back', 'charge_back_reversed')`),
    check('ledger_entries_amount_not_zero', sql`${t.amount} <> 0`),
    check(
      'ledger_entries_bought_within_amount',
      sql`${t.bought} between least(${t.amount}, 0) and greatest(${t.amount}, 0)`,
    ),
    check('ledger_entries_balance_not_negative', sql`${t.balanceAfter} >= 0`),
    check('ledger_entries_correction_of_one_kind', sql`${t.reason} <> 'correction' or ${t.bought} in (0, ${t.amount})`),
  ],
)

/**
 * Why an operator has corrected somebody's credits (product §10.4). The member sees this; it is deleted with their
 * account.
 */
export const creditCorrections = pgTable(
  'credit_corrections',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => ledgerEntries.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    explanation: text('explanation').notNull(),
  },
  (t) => [index('credit_corrections_member').on(t.memberId)],
)
