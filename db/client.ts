import { join } from 'node:path'
import { SQL } from 'bun'
import { type BunSQLQueryResultHKT, drizzle } from 'drizzle-orm/bun-sql'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { embeddedConnection, startEmbedded } from './embedded/index.ts'
import * as schema from './schema/index.ts'
import { watched } from './watched.ts'

/** The pool of connections, or an open transaction: a query takes either. */
export type Db = PgDatabase<BunSQLQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  /** The pool itself, for what speaks to the server without the query builder (the job queue, `listen`). */
  sql: SQL
  /** Waits for running queries, hangs up, and stops an embedded server that nobody else uses. */
  close(): Promise<void>
}

export interface OpenOptions {
  /** A PostgreSQL server, 15 or newer. Without it an embedded one is started. */
  databaseUrl?: string
  /** Where an embedded server keeps its files: in `postgres` below this directory. */
  dataDir: string
  maxConnections?: number
  /** Hears every statement that `db` sends with its parameters, transactions as `begin` and `savepoint`. */
  onStatement?: (statement: string, parameters?: unknown[]) => void
}

/** Opens the database of the app. A server that goes away later fails the queries of that moment and no others. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.databaseUrl) return connect({ url: options.databaseUrl }, options)
  const server = await startEmbedded(join(options.dataDir, 'postgres'))
  const database = await connect(embeddedConnection(server.socketDir), options)
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { ...database, close }
}

/** Connects to a server that runs. */
export async function connect(
  server: SQL.Options,
  { maxConnections = 10, onStatement }: Pick<OpenOptions, 'maxConnections' | 'onStatement'> = {},
): Promise<Database> {
  const sql = new SQL({ ...server, ...POOL, max: maxConnections })
  try {
    await refuseOldServer(sql)
  } catch (error) {
    await sql.close()
    throw error
  }
  const db: Db = drizzle(onStatement ? watched(sql, onStatement) : sql, { schema })
  return { db, sql, close: () => sql.close({ timeout: 5 }) }
}

async function refuseOldServer(sql: SQL): Promise<void> {
  const [row] = await sql`
    select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major`
  if (row.major < OLDEST_MAJOR)
    throw new Error(`PostgreSQL ${OLDEST_MAJOR} or newer is needed, and this is ${row.version}`)
}

const OLDEST_MAJOR = 15

/** What PostgreSQL is told on every connection. */
export const sessionSettings = {
  statement_timeout: '10s',
  timezone: 'UTC',
  application_name: 'vonk',
  // One plan for any values. Else the first five runs on each connection, and some statements always, are planned for
  // their own values: a list of conversations then takes ten times as long. Our queries go through the same index
  // whatever the values; the text of a statement says where they do not (a limit, which filters there are).
  plan_cache_mode: 'force_generic_plan',
}

const POOL = {
  connectionTimeout: 10,
  // Managed servers and the proxies before them drop idle lines without a word.
  idleTimeout: 300,
  maxLifetime: 3_600,
  connection: sessionSettings,
}
