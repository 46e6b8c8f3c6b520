import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { countryCodes } from '../reference/countries/codes.ts'
import { currencies } from '../reference/countries/facts.ts'
import { moment } from './columns.ts'
import { orders } from './orders.ts'
import { sites } from './sites.ts'

/** The last number given out on a site in a year. Its row is held until the commit, so that no number is left out. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.year] })],
)

/** A reversal takes a credit note back, as far as the money has come back or never left. */
export const receiptReasons = ['sale', 'refund', 'charge_back', 'refund_reversal', 'charge_back_reversal'] as const

/** What a member is shown of money that came or went back, numbered without gaps. Append-only: a trigger refuses update, delete and truncate. */
export const receipts = pgTable(
  'receipts',
  {
    /** Random, because it appears in URLs. */
    id: uuid('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    year: smallint('year').notNull(),
    number: integer('number').notNull(),
    /** Stands before year and number. */
    prefix: text('prefix').notNull(),
    reason: text('reason', { enum: receiptReasons }).notNull(),
    /** What it was issued for, such as a refund: each has one. */
    reference: text('reference').notNull(),
    /** Of a credit note or its reversal: the receipt of the sale. */
    correctsId: uuid('corrects_id').references((): AnyPgColumn => receipts.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    memberId: uuid('member_id').notNull(),
    /** The name that the member had. */
    buyer: text('buyer').notNull(),
    /** Whose tax it is, which two pieces of evidence say or do not. */
    country: text('country', { enum: countryCodes }).notNull(),
    isPlaceProved: boolean('is_place_proved').notNull(),
    /** In hundredths of a percent. */
    taxRate: integer('tax_rate').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Tax included; negative for what goes back. */
    totalMinor: integer('total_minor').notNull(),
    taxMinor: integer('tax_minor').notNull(),
    sellerName: text('seller_name').notNull(),
    sellerAddress: text('seller_address').notNull(),
    sellerCity: text('seller_city').notNull(),
    sellerCountry: text('seller_country', { enum: countryCodes }),
    /** Number in the trade register. */
    sellerKvk: text('seller_kvk').notNull(),
    sellerVatNumber: text('seller_vat_number').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    unique('receipts_number_unique').on(t.siteId, t.year, t.number),
    unique('receipts_reference_unique').on(t.reason, t.reference),
    index('receipts_order').on(t.orderId),
    index('receipts_issued').on(t.issuedAt),
    check(
      'receipts_sign',
      sql`(${t.totalMinor} > 0) = (${t.reason} in ('sale', 'refund_reversal', 'charge_back_reversal'))`,
    ),
    check('receipts_corrects', sql`(${t.correctsId} is null) = (${t.reason} = 'sale')`),
    check(
      'receipts_tax_within_total',
      sql`${t.taxMinor} between least(${t.totalMinor}, 0) and greatest(${t.totalMinor}, 0)`,
    ),
  ],
)
