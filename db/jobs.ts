import { sql } from 'drizzle-orm'
import { fromBunSql, fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Tx } from './client.ts'

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
