import { type SQL, sql } from 'drizzle-orm'

/** Part of the text: planned for any limit, a statement is expected to return a tenth of all rows. */
export const literal = (count: number): SQL => sql.raw(String(count))

export const unionOf = (queries: SQL[]): SQL =>
  sql.join(
    queries.map((query) => sql`(${query})`),
    sql` union all `,
  )
