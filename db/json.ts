import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/**
 * A `jsonb` column whose values have the shape `T`.
 *
 * Use this one, never `jsonb` of drizzle-orm: with Bun.SQL that stores objects as JSON *strings*, so that `->>` and `@>`
 * silently find nothing. A value cannot be handed in later through `sql.placeholder()`.
 */
export function json<T>(name: string) {
  return customType<{ data: T; driverData: T }>({
    dataType: () => 'jsonb',
    // The cast to text keeps the driver from encoding the string as JSON a second time.
    toDriver: (value): SQL => sql`${JSON.stringify(value)}::text::jsonb`,
    fromDriver: (value) => value,
  })(name)
}
