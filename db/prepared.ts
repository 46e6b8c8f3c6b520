import { Column, type DriverValueDecoder, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import { type BunSQLSession, drizzle } from 'drizzle-orm/bun-sql'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import * as schema from './schema/index.ts'

/** What a statement is given each time it runs, by name. */
export type Slots<Values> = { [Name in keyof Values]: Placeholder<string, Values[Name]> }

/** A value that is there already, or is given when the statement runs. */
export type Given<T> = T | Placeholder<string, NonNullable<T>>

/** Ids as one value, to be cast to `uuid[]`: how many there are is not part of the statement. */
export const arrayOf = (ids: string[]) => `{${ids.join()}}`

interface Statement<Result> {
  execute(values: Record<string, unknown>): Promise<Result>
}

interface Query<Result> {
  prepare(name: string): Statement<Result>
}

/**
 * A query whose text and reading are made once, not at every call, for those that run so often that it counts: with a dozen
 * columns the making takes ten times as long as the asking. It runs on the pool and in any transaction.
 */
export function prepared<Values extends object, Result>(
  build: (db: Db, slots: Slots<Values>) => Query<Result>,
): (db: Db, values: Values) => Promise<Result> {
  let made: Statement<Result> | undefined
  return (db, values) => {
    made ??= withReader(build(nowhere, slots as Slots<Values>).prepare(''))
    return on(db, made).execute(values as Record<string, unknown>)
  }
}

/** The same for a statement written by hand, of which the caller says what its rows are. */
export function preparedSql<Values extends object, Row extends object>(
  text: (slots: Slots<Values>) => SQL,
): (db: Db, values: Values) => Promise<Row[]> {
  return prepared((_, given: Slots<Values>) => {
    const query = new PgDialect().sqlToQuery(text(given))
    return { prepare: (name) => nowhere._.session.prepareQuery<Rows<Row>>(query, undefined, name, false) }
  })
}

/** What the query builder wants to know of a statement's results. */
type Rows<Row> = Record<'execute' | 'all' | 'values', Row[]>

/** Knows the schema and no server: for the text alone. */
const nowhere: Db = drizzle.mock({ schema })

const slots = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

/** The query builder ties a statement to where it was made, a transaction's to the transaction: this is the same elsewhere. */
function on<Result>(db: Db, statement: Statement<Result>): Statement<Result> {
  const { client } = db._.session as BunSQLSession<never, never, never>
  return Object.create(statement, { client: { value: client } })
}

/** What the query builder knows of a statement's columns. */
interface Read {
  fields?: { path: string[]; field: unknown }[]
  customResultMapper?: (rows: unknown[][]) => unknown[]
}

/** The query builder finds out anew for each value how to read it: for rows that are not nested, once is enough. */
function withReader<Result>(statement: Statement<Result> & Read): Statement<Result> {
  const columns = statement.fields?.map(({ path, field }) => ({ path, name: path[0] ?? '', decoder: decoderOf(field) }))
  if (!columns?.every(({ path, decoder }) => path.length === 1 && decoder)) return statement
  const read = (row: unknown[]) => {
    const result: Record<string, unknown> = {}
    for (let i = 0; i < columns.length; i++) {
      const { name, decoder } = columns[i] as (typeof columns)[number]
      result[name] = row[i] === null ? null : decoder?.mapFromDriverValue(row[i])
    }
    return result
  }
  statement.customResultMapper = (rows) => rows.map(read)
  return statement
}

type Decoder = DriverValueDecoder<unknown, unknown>

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field
  return is(field, SQL) ? (field as SQL & { decoder: Decoder }).decoder : undefined
}
