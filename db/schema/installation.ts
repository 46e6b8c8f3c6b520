import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** What all servers of an installation must have in common: one row. */
export const installation = pgTable('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  /** A keyed hash by SECRET, which says nothing of it: a server with another one could not read what others have sealed. */
  secretFingerprint: text('secret_fingerprint').notNull(),
})
