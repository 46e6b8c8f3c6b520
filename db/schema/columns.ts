import { timestamp } from 'drizzle-orm/pg-core'

/**
 * A point in time with time zone. Milliseconds, because a JavaScript Date has no more: a cursor over microseconds
 * would skip or repeat rows.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/**
 * An id for rows that nobody outside ever hears of: it tells when it was made, and lies beside its neighbours in an index.
 * Everything else gets a random one, `crypto.randomUUID()`.
 */
export const innerId = () => Bun.randomUUIDv7()
