import { type Placeholder, sql } from 'drizzle-orm'
import { type BunSQLSession, drizzle } from 'drizzle-orm/bun-sql'
import type { Db } from './client.ts'
import * as schema from './schema/index.ts'

/** What a statement is given each time it runs, by name. */
export type Slots<Values> = { [Name in keyof Values]: Placeholder<string, Values[Name]> }

/** A value that is there already, or is given when the statement runs. */
export type Given<T> = T | Placeholder<string, NonNullable<T>>

interface Statement<Result> {
  execute(values: Record<string, unknown>): Promise<Result>
}

interface Query<Result> {
  prepare(name: string): Statement<Result>
}

/**
 * A query whose text is made once, not at every call, for those that run so often that it counts: with a dozen columns the
 * making takes ten times as long as the asking. It runs on the pool and in any transaction.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  build: (db: Db, slots: Slots<Values>) => Query<Result>,
): (db: Db, values: Values) => Promise<Result> {
  let made: Statement<Result> | undefined
  return (db, values) => {
    made ??= build(nowhere, slots as Slots<Values>).prepare('')
    return on(db, made).execute(values)
  }
}

/** Knows the schema and no server: for the text alone. */
const nowhere: Db = drizzle.mock({ schema })

const slots = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

/** The query builder ties a statement to where it was made, a transaction's to the transaction: this is the same elsewhere. */
function on<Result>(db: Db, statement: Statement<Result>): Statement<Result> {
  const { client } = db._.session as BunSQLSession<never, never, never>
  return Object.create(statement, { client: { value: client } })
}
