import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { countryCodes } from '../reference/countries/codes.ts'
import { currencies } from '../reference/countries/facts.ts'
import { moment } from './columns.ts'
import { sites } from './sites.ts'

/** What so many credits have cost on a site in a country, from a moment until the next row of theirs (product §17.1). */
export const packagePrices = pgTable(
  'package_prices',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    country: text('country', { enum: countryCodes }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    credits: integer('credits').notNull(),
    since: moment('since').notNull(),
    /** In minor units, tax included. */
    minor: integer('minor').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.country, t.credits, t.since] }),
    check('package_prices_positive', sql`${t.minor} > 0`),
  ],
)
