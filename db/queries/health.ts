import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { serverName } from '../pool.ts'

/** How many of our servers use the database now; undefined when it is away. */
export async function countServers(db: Db): Promise<number | undefined> {
  const counted = db.execute<{ servers: number }>(sql`
    select count(distinct application_name)::int as servers from pg_stat_activity
    where datname = current_database() and application_name like ${`${serverName}%`}`)
  return counted.then(
    ([row]) => row?.servers,
    () => undefined,
  )
}
