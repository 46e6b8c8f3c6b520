import { sql } from 'drizzle-orm'
import type { Database, Db, Tx } from '../client.ts'
import { rowsOf } from '../queries/rows.ts'

export interface StatementCount<T> {
  result: T
  /** The text of every statement in the order they were sent, without those that only bound a transaction. */
  statements: string[]
  transactions: number
  savepoints: number
}

type Listener = (statement: string) => void

const listeners = new WeakMap<Db, Set<Listener>>()

/** Makes the statements of a database countable: give `hear` to it when it is opened, then call `watch`. */
export function statementTap(): { hear: Listener; watch(db: Db): void } {
  const heardBy = new Set<Listener>()
  return {
    hear: (statement) => {
      for (const listener of heardBy) listener(statement)
    },
    watch: (db) => listeners.set(db, heardBy),
  }
}

/** Runs something and tells what it asked of a `freshDatabase()`: all that the database hears until `work` is over. */
export async function countStatements<T>(
  database: Pick<Database, 'db'>,
  work: () => T | Promise<T>,
): Promise<StatementCount<T>> {
  const heardBy = listeners.get(database.db)
  if (!heardBy) throw new Error('countStatements needs a database made by freshDatabase')
  const all: string[] = []
  const listener = (statement: string) => all.push(statement)
  heardBy.add(listener)
  try {
    const result = await work()
    const count = (word: string) => all.filter((statement) => statement === word).length
    const statements = all.filter((statement) => statement !== 'begin' && statement !== 'savepoint')
    return { result, statements, transactions: count('begin'), savepoints: count('savepoint') }
  } finally {
    heardBy.delete(listener)
  }
}

/** How many rows of a table are looked at while something is done. */
export async function rowsRead(db: Db, table: string, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return db.transaction(async (tx) => {
    await work(tx)
    const [read] = await rowsOf<{ rows: number }>(
      tx,
      sql`select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = ${table}`,
    )
    return read?.rows ?? 0
  })
}

/** For statements about all that a drill has made, which may take longer than a statement of the server. */
export async function withoutTimeLimit<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(work, { isUnbounded: true })
}
