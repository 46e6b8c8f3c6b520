import { sql } from 'drizzle-orm'
import { fromBunSql, fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Db, Tx } from './client.ts'
import { arrayOf } from './prepared.ts'

/** The job queue, kept in the same database as everything else. */
export function openJobQueue(database: Database, options: { supervise: boolean }): PgBoss {
  return new PgBoss({
    db: queueDatabase(database),
    useListenNotify: options.supervise,
    supervise: options.supervise,
    schedule: options.supervise,
  })
}

export function queueDatabase(database: Database) {
  const db = fromBunSql(database.sql)
  return {
    ...db,
    // The driver writes a text that becomes JSON as a JSON string; the queue means the list that is written in it.
    executeSql: (text: string, values?: unknown[]) =>
      db.executeSql(text.replace('json_to_recordset($1::json)', 'json_to_recordset($1::text::json)'), values),
  }
}

/** Lets the queue write inside our transaction: the job exists exactly when the change does. */
export function jobsWithin(tx: Tx) {
  return fromDrizzle(tx, sql)
}

/** Gives the attempt that is under way back to its job: one try more, until `resumeJobs` counts anew. */
export async function giveTryBack(db: Db, queue: string, id: string): Promise<void> {
  await db.execute(sql`
    update pgboss.job set retry_limit = retry_limit + 1
    where name = ${queue} and id = ${id}::uuid and state = 'active'`)
}

/**
 * Jobs of these queues whose last attempt ended with an error of this name are due now. Tries that they were given back are no
 * longer counted, so that the pause behind the next failure is as long as it would have been; `maxTries`: a queue's own.
 */
export async function resumeJobs(db: Db, queues: string[], errorName: string, maxTries: number): Promise<void> {
  // `state < 'active' and not blocked` is the condition of pg-boss's index of waiting jobs, which the planner must recognise.
  // Several servers do so at the same moment: none waits for rows of another, and so none for ever.
  await db.execute(sql`
    update pgboss.job j
    set start_after = now(), retry_limit = ${maxTries}::int,
        retry_count = greatest(0, j.retry_count - greatest(0, j.retry_limit - ${maxTries}::int))
    from (
      select name, id from pgboss.job
      where name = any(${arrayOf(queues)}::text[]) and state < 'active' and not blocked and state = 'retry'
        and start_after > now() and output ->> 'name' = ${errorName}
      for update skip locked) due
    where j.name = due.name and j.id = due.id`)
}
