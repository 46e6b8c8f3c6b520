import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { countryCodes } from '../reference/countries/codes.ts'
import { currencies } from '../reference/countries/facts.ts'
import { codeValidities } from '../reference/money/discounts.ts'
import { packageIds } from '../reference/money/packages.ts'
import { paymentMethods } from '../reference/money/payment-methods.ts'
import { type PaymentStatus, paymentStatuses } from '../reference/money/payment-statuses.ts'
import { moment } from './columns.ts'
import { savedMethods } from './saved-methods.ts'
import { sites } from './sites.ts'

export type { PaymentStatus }

/**
 * What a member has ordered, at the price that was shown: everything it says of money is frozen from then on. Members are
 * no foreign key: the books outlive the account.
 */
export const orders = pgTable(
  'orders',
  {
    /** Random, because it appears in URLs. */
    id: uuid('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    memberId: uuid('member_id').notNull(),
    packageId: text('package_id', { enum: packageIds }).notNull(),
    credits: integer('credits').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** All amounts in minor units of the currency, tax included. */
    listMinor: integer('list_minor').notNull(),
    discountMinor: integer('discount_minor').notNull().default(0),
    discountCode: text('discount_code'),
    /** How often the code could be used then; null without one, and in orders from before this was kept. */
    discountValidity: text('discount_validity', { enum: codeValidities }),
    totalMinor: integer('total_minor').notNull(),
    /** Of these credits, how many settle what a bank took back from earlier purchases, as announced to the member. */
    owedCredits: integer('owed_credits').notNull().default(0),
    /** Whose tax is paid: where the buyer is. */
    country: text('country', { enum: countryCodes }).notNull(),
    /** In hundredths of a percent: 2100 is 21 %. */
    taxRate: integer('tax_rate').notNull(),
    /** The part of the total. */
    taxMinor: integer('tax_minor').notNull(),
    /**
     * The version of the consent text that the member ticked: immediate delivery, and refunds of unused credits only.
     */
    consentVersion: text('consent_version').notNull(),
    /**
     * The origin at which the member uses the site, without a trailing slash: for the return URL and links in mails.
     */
    origin: text('origin').notNull(),
    createdAt: moment('created_at').notNull(),
    /** No payment may begin after this. A payment that arrives later is still credited. */
    expiresAt: moment('expires_at').notNull(),
    /** When its credits were booked, which happens once. */
    paidAt: moment('paid_at'),
  },
  (t) => [
    index('orders_member').on(t.memberId, t.createdAt),
    index('orders_discount').on(t.siteId, t.discountCode).where(sql`discount_code is not null`),
    uniqueIndex('orders_discount_once')
      .on(t.siteId, t.discountCode)
      .where(sql`paid_at is not null and discount_validity = 'once'`),
    uniqueIndex('orders_discount_once_per_user')
      .on(t.memberId, t.siteId, t.discountCode)
      .where(sql`paid_at is not null and discount_validity = 'once_per_user'`),
    check('orders_credits_positive', sql`${t.credits} > 0`),
    check('orders_total_adds_up', sql`${t.totalMinor} = ${t.listMinor} - ${t.discountMinor}`),
    check('orders_discount_within_price', sql`${t.discountMinor} between 0 and ${t.listMinor}`),
    check('orders_discount_has_code', sql`(${t.discountMinor} > 0) = (${t.discountCode} is not null)`),
    check('orders_validity_has_code', sql`${t.discountValidity} is null or ${t.discountCode} is not null`),
    check('orders_tax_within_total', sql`${t.taxMinor} between 0 and ${t.totalMinor}`),
  ],
)

/** One try to pay an order with one method at one provider. */
export const payments = pgTable(
  'payments',
  {
    /** Random. The provider also gets it as idempotency key of a repeated request. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider').notNull(),
    /** Null until the provider has answered. */
    providerPaymentId: text('provider_payment_id'),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** The chosen bank, as the provider calls it. */
    bank: text('bank'),
    /** The saved method that is charged; null if the member pays at the provider. */
    savedMethodId: uuid('saved_method_id').references(() => savedMethods.id),
    /** The version of the consent text for saving the payment method; null if it is not saved. */
    rememberVersion: text('remember_version'),
    /** Where the member pays; null if they need to do nothing. */
    checkoutUrl: text('checkout_url'),
    status: text('status', { enum: paymentStatuses }).notNull().default('open'),
    /** Whether the provider would cancel it for us, as it last reported. */
    canBeCancelled: boolean('can_be_cancelled').notNull().default(false),
    /** What the member sees of what they have paid with, such as a card's brand and last four digits. */
    paidWith: text('paid_with'),
    currency: text('currency', { enum: currencies }).notNull(),
    minor: integer('minor').notNull(),
    /**
     * The currency of the money received; null until there is any. A currency other than requested makes it surplus.
     */
    paidCurrency: text('paid_currency', { enum: currencies }),
    /** As the provider last reported: money received, refunded, and charged back by a bank. */
    paidMinor: integer('paid_minor').notNull().default(0),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    chargedBackMinor: integer('charged_back_minor').notNull().default(0),
    /** Another payment had paid the order, or the amount is wrong: the money goes back, and nothing is credited. */
    isSurplus: boolean('is_surplus').notNull().default(false),
    /** In credits: what its charge-backs, and what was given back at the provider, have taken of the order's, as far as they were there. */
    creditsTaken: integer('credits_taken').notNull().default(0),
    /** When it was last heard that a bank took something back, or somebody gave it back by hand: what was spent by then and comes back is taken as well. */
    chargedBackAt: moment('charged_back_at'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    /** When the provider was last asked; the payment asked about longest ago comes first. */
    fetchedAt: moment('fetched_at').notNull(),
    /**
     * Counts changes of the provider's data, so that an answer requested before a change is not taken for the latest.
     */
    factsVersion: integer('facts_version').notNull().default(0),
    /** How many answers in a row were unusable. The next periodic check then waits until `askAgainAt`. */
    askFailures: integer('ask_failures').notNull().default(0),
    askAgainAt: moment('ask_again_at'),
  },
  (t) => [
    unique('payments_provider_unique').on(t.provider, t.providerPaymentId),
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_credited_once').on(t.orderId).where(sql`status = 'paid' and not is_surplus`),
    index('payments_saved_method').on(t.savedMethodId).where(sql`saved_method_id is not null`),
    index('payments_undecided').on(t.fetchedAt).where(sql`status in ('open', 'pending')`),
    index('payments_paid').on(t.fetchedAt).where(sql`status = 'paid'`),
    index('payments_ask_failures').on(t.askAgainAt).where(sql`ask_failures > 0`),
    index('payments_left').on(t.id).where(sql`refunded_minor > 0 or charged_back_minor > 0`),
    check('payments_ask_again', sql`(${t.askAgainAt} is not null) = (${t.askFailures} > 0)`),
    check(
      'payments_amounts_not_negative',
      sql`least(${t.paidMinor}, ${t.refundedMinor}, ${t.chargedBackMinor}, ${t.creditsTaken}) >= 0`,
    ),
    check('payments_charged_or_remembered', sql`${t.savedMethodId} is null or ${t.rememberVersion} is null`),
    check('payments_paid_at', sql`(${t.paidAt} is not null) = (${t.status} = 'paid')`),
  ],
)

/** Why money goes back. `at_provider`: the operator refunded at the provider, which then reported it. */
export const refundReasons = ['withdrawal', 'surplus', 'goodwill', 'at_provider'] as const

/** Money that goes back to a member through the provider of the payment. */
export const refunds = pgTable(
  'refunds',
  {
    /** Random. The provider also gets it as idempotency key of a repeated request. */
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    reason: text('reason', { enum: refundReasons }).notNull(),
    minor: integer('minor').notNull(),
    /** Null until the provider has taken it. */
    providerRefundId: text('provider_refund_id'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** Reported by the provider: the money has left, or never will. */
    doneAt: moment('done_at'),
    failedAt: moment('failed_at'),
    /**
     * When an operator reported a manual payment of a refund that no provider could send. Null without one, like the
     * columns below.
     */
    settledAt: moment('settled_at'),
    /** The day on which they paid it, as 2026-11-26. */
    settledOn: date('settled_on', { mode: 'string' }),
    /** What they paid: a bank may have brought a part before. */
    settledMinor: integer('settled_minor'),
    /** How, in words for the member. */
    settledHow: text('settled_how'),
    /** Of what the operator gave back at the provider: so much the provider says has not gone back after all. */
    revokedMinor: integer('revoked_minor').notNull().default(0),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    index('refunds_payment').on(t.paymentId),
    index('refunds_unsent').on(t.createdAt).where(sql`sent_at is null`),
    index('refunds_under_way').on(t.sentAt).where(sql`sent_at is not null and done_at is null and failed_at is null`),
    index('refunds_failed').on(t.failedAt).where(sql`failed_at is not null and settled_at is null`),
    check('refunds_amount_positive', sql`${t.minor} > 0`),
    check(
      'refunds_settled_as_a_whole',
      sql`num_nonnulls(${t.settledAt}, ${t.settledOn}, ${t.settledMinor}, ${t.settledHow}) in (0, 4)`,
    ),
    check('refunds_settled_when_failed', sql`${t.settledAt} is null or ${t.failedAt} is not null`),
    check('refunds_settled_within_amount', sql`${t.settledMinor} between 1 and ${t.minor}`),
    check('refunds_revoked_within_amount', sql`${t.revokedMinor} between 0 and ${t.minor}`),
    check('refunds_revoked_at', sql`(${t.revokedAt} is not null) = (${t.revokedMinor} > 0)`),
    check('refunds_revoked_at_provider', sql`${t.revokedMinor} = 0 or ${t.reason} = 'at_provider'`),
  ],
)

/**
 * An operator's acknowledgement of a payment from which more has left than came in (product §17.3). Valid for the facts
 * at that time: any change reopens the case.
 */
export const excessAcknowledgements = pgTable(
  'excess_acknowledgements',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The payment's by then. */
    factsVersion: integer('facts_version').notNull(),
    /** The excess at that time, in minor units of what came in. */
    excessMinor: integer('excess_minor').notNull(),
    /** What has come of it, in the operator's words. */
    reason: text('reason').notNull(),
    /** The operator's name, as they gave it. */
    acknowledgedBy: text('acknowledged_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('excess_acknowledgements_payment').on(t.paymentId),
    check('excess_acknowledgements_positive', sql`${t.excessMinor} > 0`),
  ],
)

/** The last periodic check of payments at the providers: one row. */
export const reconciliations = pgTable('reconciliations', {
  id: text('id').primaryKey(),
  endedAt: moment('ended_at').notNull(),
  /** How many payments were checked, and how many answers were unusable. */
  asked: integer('asked').notNull(),
  failed: integer('failed').notNull(),
})
