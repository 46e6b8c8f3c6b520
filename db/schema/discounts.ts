import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { countryCodes } from '../reference/countries/codes.ts'
import { currencies } from '../reference/countries/facts.ts'
import { codeStatuses, codeValidities } from '../reference/money/discounts.ts'
import { paymentMethods } from '../reference/money/payment-methods.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'
import { sites } from './sites.ts'

/** Discount codes for packages (product §17.10). The orders record who has used one. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** As people type it, in capitals. */
    code: text('code').notNull(),
    percentage: smallint('percentage').notNull(),
    status: text('status', { enum: codeStatuses }).notNull().default('active'),
    validity: text('validity', { enum: codeValidities }).notNull(),
    /** The only member it applies to, without typing it; null for everybody. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    // Null where it does not matter.
    country: text('country', { enum: countryCodes }),
    paymentMethods: text('payment_methods', { enum: paymentMethods }).array(),
    /** What the package must cost at least, without the discount. In no other currency does the code hold. */
    currency: text('currency', { enum: currencies }),
    minimumMinor: integer('minimum_minor'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.code] }),
    index('discount_codes_member').on(t.memberId),
    check('discount_codes_written', sql`${t.code} ~ '^[A-Z0-9-]{3,32}$'`),
    check('discount_codes_percentage', sql`${t.percentage} between 1 and 99`),
    check(
      'discount_codes_minimum',
      sql`(${t.currency} is null) = (${t.minimumMinor} is null) and ${t.minimumMinor} > 0`,
    ),
  ],
)
