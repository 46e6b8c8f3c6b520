import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { serverName } from '../pool.ts'

/** Milliseconds after which a database that does not answer counts as away. */
const maxMs = 5_000

/** How many of our servers use the database now; undefined when it is away, or does not answer within five seconds. */
export async function countServers(db: Db): Promise<number | undefined> {
  const counted = db.execute<{ servers: number }>(sql`
    select count(distinct application_name)::int as servers from pg_stat_activity
    where datname = current_database() and application_name like ${`${serverName}%`}`)
  const servers = counted.then(
    ([row]) => row?.servers,
    () => undefined,
  )
  return Promise.race([servers, Bun.sleep(maxMs).then(() => undefined)])
}
