import { sql } from 'drizzle-orm'
import { fromBunSql, fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Db } from './client.ts'

/** The job queue, kept in the same database as everything else. */
export function openJobQueue(database: Database, options: { supervise: boolean }): PgBoss {
  return new PgBoss({
    db: fromBunSql(database.sql),
    useListenNotify: options.supervise,
    supervise: options.supervise,
    schedule: options.supervise,
  })
}

/** Lets the queue write inside our transaction: the job exists exactly when the change does. */
export function jobsWithin(db: Db) {
  return fromDrizzle(db, sql)
}
