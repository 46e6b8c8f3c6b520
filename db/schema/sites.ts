import { pgTable, text } from 'drizzle-orm/pg-core'
import { json } from '../json.ts'
import { moment } from './columns.ts'

/** A brand an operator runs. `settings` holds only what differs from the defaults (server/settings.ts). */
export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  settings: json<Record<string, unknown>>('settings').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Without port. */
export const siteHosts = pgTable('site_hosts', {
  host: text('host').primaryKey(),
  siteId: text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
})
