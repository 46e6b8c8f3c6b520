import { join } from 'node:path'
import type { ReservedSQL, SQL, TransactionSQL } from 'bun'
import { type BunSQLDatabase, drizzle } from 'drizzle-orm/bun-sql'
import { embeddedConnection, startEmbedded } from './embedded/index.ts'
import { openPool, type PoolOptions, serverName, unbounded } from './pool.ts'
import * as schema from './schema/index.ts'
import { watched } from './watched.ts'

/** The query builder on the pool of connections, or in an open transaction: a query takes either. */
export interface Db extends Omit<BunSQLDatabase, 'transaction' | 'query' | '_'> {
  /** The driver beneath, for statements that are made already (db/prepared.ts). */
  $client: SQL
  /** Runs `work` in a transaction, within another one behind a savepoint; undone when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
}

/**
 * A Db inside an open transaction. Required by functions that lock rows or that must commit together with other writes.
 */
export interface Tx extends Db {
  readonly isTransaction: true
}

export interface TransactionOptions {
  /** Its statements may take as long as they like: for filling a database, not for requests. */
  isUnbounded?: boolean
}

export interface Database {
  db: Db & Pick<BunSQLDatabase<typeof schema>, 'query'>
  /** The pool itself, for what speaks to the server without the query builder (the job queue, `listen`). */
  sql: SQL
  /** Runs `work` on a connection beside the pool, on which no statement is limited in time, and closes that. */
  unbounded<T>(work: (connection: ReservedSQL) => Promise<T>): Promise<T>
  /** Waits for running queries, hangs up, and stops an embedded server that nobody else uses. */
  close(): Promise<void>
}

export interface OpenOptions extends Pick<PoolOptions, 'onSilence'> {
  /** A PostgreSQL server, 15 or newer. Without it an embedded one is started. */
  databaseUrl?: string
  /** Where an embedded server keeps its files: in `postgres` below this directory. */
  dataDir: string
  maxConnections?: number
  /** For a server of the product: the others on the same database count it. */
  isServer?: boolean
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

export async function connect(
  server: SQL.Options,
  { maxConnections = 10, onStatement, isServer = false, onSilence }: Omit<OpenOptions, 'databaseUrl' | 'dataDir'> = {},
): Promise<Database> {
  const name = isServer ? serverName + crypto.randomUUID() : undefined
  const pool = openPool(server, maxConnections, { name, onSilence })
  try {
    await refuseOldServer(pool.client)
  } catch (error) {
    await pool.close()
    throw error
  }
  const client = onStatement ? watched(pool.client, onStatement) : pool.client
  return { db: queryBuilderOn(client), sql: pool.transactions, unbounded: pool.unbounded, close: pool.close }
}

/** The query builder on a client of the driver. */
export function queryBuilderOn(client: SQL): Database['db'] {
  return transacting(drizzle({ client, schema }), (work, { isUnbounded } = {}) =>
    isUnbounded ? client.begin(unbounded, work) : client.begin(work),
  )
}

type BeginTransaction = <T>(work: (client: TransactionSQL) => Promise<T>, options?: TransactionOptions) => Promise<T>

/** The builder's own transactions do not say which client is theirs. */
function transacting<Builder extends Omit<Db, 'transaction'>>(builder: Builder, begin: BeginTransaction) {
  const transaction: Db['transaction'] = (work, options) => begin((client) => work(within(client)), options)
  return Object.assign(builder, { transaction })
}

function within(client: TransactionSQL): Tx {
  const builder = transacting(drizzle({ client }), (work) => client.savepoint(work))
  return Object.assign(builder, { isTransaction: true as const })
}

async function refuseOldServer(sql: SQL): Promise<void> {
  const [row] = await sql.unsafe(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major`,
  )
  if (row.major < OLDEST_MAJOR)
    throw new Error(`PostgreSQL ${OLDEST_MAJOR} or newer is needed, and this is ${row.version}`)
}

const OLDEST_MAJOR = 15
