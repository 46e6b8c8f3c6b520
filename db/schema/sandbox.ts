import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { countryCodes } from '../reference/countries/codes.ts'
import { currencies } from '../reference/countries/facts.ts'
import { paymentMethods } from '../reference/money/payment-methods.ts'
import { paymentStatuses } from '../reference/money/payment-statuses.ts'
import { innerId, moment } from './columns.ts'

/**
 * What the test bank (product §17.15) keeps by itself. It is a service of its own, so nothing here points at a table of the
 * product and no table of the product points here.
 */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    /** Opens the page that decides the payment. Unguessable, and known only to the payer. */
    page: text('page').notNull().unique(),
    /** The shop's own id for it. */
    clientId: text('client_id').notNull().unique(),
    method: text('method', { enum: paymentMethods }).notNull(),
    bank: text('bank'),
    currency: text('currency', { enum: currencies }).notNull(),
    minor: integer('minor').notNull(),
    country: text('country', { enum: countryCodes }).notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    webhookUrl: text('webhook_url').notNull(),
    /** The customer that the payment method is saved for; null if it is not saved. */
    customer: text('customer'),
    status: text('status', { enum: paymentStatuses }).notNull().default('open'),
    /** The money received may have another currency than requested. */
    paidCurrency: text('paid_currency', { enum: currencies }).notNull(),
    paidMinor: integer('paid_minor').notNull().default(0),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    chargedBackMinor: integer('charged_back_minor').notNull().default(0),
    paidWith: text('paid_with'),
    bankCountry: text('bank_country', { enum: countryCodes }),
    mandateId: text('mandate_id').references(() => sandboxMandates.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('sandbox_payments_amount_positive', sql`${t.minor} > 0`),
    check('sandbox_payments_paid', sql`(${t.paidMinor} > 0) = (${t.status} = 'paid')`),
    check('sandbox_payments_back_within_paid', sql`${t.refundedMinor} + ${t.chargedBackMinor} <= ${t.paidMinor}`),
  ],
)

/** What can be charged without anybody at the page. */
export const sandboxMandates = pgTable('sandbox_mandates', {
  id: text('id').primaryKey(),
  customer: text('customer').notNull(),
  paidWith: text('paid_with').notNull(),
  bankCountry: text('bank_country', { enum: countryCodes }).notNull(),
  /** One of the test cards takes the first payment and none after it. */
  isChargeable: boolean('is_chargeable').notNull(),
  createdAt: moment('created_at').notNull(),
  forgottenAt: moment('forgotten_at'),
})

export const sandboxRefundStates = ['pending', 'done', 'failed'] as const

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    clientId: text('client_id').notNull().unique(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    minor: integer('minor').notNull(),
    state: text('state', { enum: sandboxRefundStates }).notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('sandbox_refunds_payment').on(t.paymentId), check('sandbox_refunds_positive', sql`${t.minor} > 0`)],
)

export const sandboxDeliveryKinds = ['first', 'copy', 'late', 'again'] as const

/** A webhook to the shop, and each attempt to deliver it. */
export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    id: uuid('id').primaryKey().$defaultFn(innerId),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    kind: text('kind', { enum: sandboxDeliveryKinds }).notNull(),
    /** What it says has become of the payment; by the time it arrives that may have passed. */
    status: text('status', { enum: paymentStatuses }).notNull(),
    /** So many attempts are lost on the way. */
    losses: integer('losses').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('sandbox_deliveries_payment').on(t.paymentId)],
)

export const sandboxAttempts = pgTable(
  'sandbox_attempts',
  {
    id: uuid('id').primaryKey().$defaultFn(innerId),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => sandboxDeliveries.id),
    /** From 1. */
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    /** The HTTP status of the response; null if there was none. */
    answer: integer('answer'),
  },
  (t) => [index('sandbox_attempts_delivery').on(t.deliveryId), index('sandbox_attempts_newest').on(t.at)],
)

export const sandboxRefundWays = ['at_once', 'later', 'never'] as const
export const sandboxChargeWays = ['paid', 'later', 'refused'] as const

/** How webhooks are delivered and refunds end: one row, for the whole installation. */
export const sandboxSettings = pgTable('sandbox_settings', {
  id: integer('id').primaryKey().default(1),
  /** In seconds. */
  delay: integer('delay').notNull().default(0),
  copies: integer('copies').notNull().default(1),
  /** After each webhook the one before it is sent again. */
  isShuffled: boolean('is_shuffled').notNull().default(false),
  losses: integer('losses').notNull().default(0),
  isSilent: boolean('is_silent').notNull().default(false),
  refunds: text('refunds', { enum: sandboxRefundWays }).notNull().default('at_once'),
  /** What becomes of charges without anybody at the page. */
  charges: text('charges', { enum: sandboxChargeWays }).notNull().default('paid'),
})
