import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { rowsOf } from '../queries/rows.ts'

/** The columns (`table.column`) that hold ids of version 7, which tell when they were made. */
export async function columnsWithTimedIds(db: Db): Promise<string[]> {
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' and data_type = 'uuid' order by 1, 2`,
  )
  const timed: string[] = []
  for (const { table, column } of columns) {
    const [found] = await db.execute(
      sql.raw(`select 1 from "${table}" where substr("${column}"::text, 15, 1) = '7' limit 1`),
    )
    if (found) timed.push(`${table}.${column}`)
  }
  return timed
}
