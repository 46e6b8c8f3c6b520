import { sql } from 'drizzle-orm'
import { char, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { orders } from './orders.ts'

/** What tells where a buyer is, besides the country that they have chosen. */
export const placeEvidenceKinds = ['network', 'bank'] as const

/** Where the network was that an order came by, and the bank or card that paid it: countries alone, never an address (product §17.6). */
export const placeEvidence = pgTable(
  'place_evidence',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: placeEvidenceKinds }).notNull(),
    /** ISO 3166-1: any country there is. */
    country: char('country', { length: 2 }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind] }),
    check('place_evidence_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
  ],
)
