import { Column, is, Param, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgSelectBuilder, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** What the driver sends as one value. */
export type Sendable<Values> = { [Name in keyof Values]: string | number | boolean | Date | null }

/** What a statement is given each time it runs, by name. */
export type StatementSlots<Values> = { [Name in keyof Values]: Placeholder<string, Values[Name]> }

/** A value that is there already, or is given when the statement runs. */
export type ValueOrSlot<T> = T | Placeholder<string, NonNullable<T>>

/** Ids as one value, to be cast to `uuid[]`: how many there are is not part of the statement. */
export const arrayOf = (ids: string[]) => `{${ids.join()}}`

/** What a select reads, by the names in its rows. Expressions come as the driver reads them, without `mapWith`. */
type Columns = Record<string, PgColumn | SQL>

/** Begins a select, as the query builder's own does. */
export type Select = <Wanted extends Columns>(columns: Wanted) => PgSelectBuilder<Wanted, 'qb'>

interface Query<Row> extends SQLWrapper {
  _: { result: Row[] }
}

type PreparedStatement<Values, Row> = (db: Db, values: Values) => Promise<Row[]>

/**
 * A select whose text and reading are made once, not at every call, for those that run so often that it counts: with a
 * dozen columns the making takes ten times as long as the asking. It runs on the pool and in any transaction.
 */
export function prepared<Values extends Sendable<Values>, Row extends object>(
  build: (select: Select, slots: StatementSlots<Values>) => Query<Row>,
): PreparedStatement<Values, Row> {
  return madeOnce(() => {
    let read = asItIs
    const select: Select = (columns) => {
      read = readerOf(columns)
      return new QueryBuilder().select<typeof columns>(named(columns))
    }
    return { query: build(select, slots as StatementSlots<Values>).getSQL(), read }
  })
}

/** The same for a statement written by hand, of which the caller says what its rows are. */
export function preparedSql<Values extends Sendable<Values>, Row extends object>(
  text: (slots: StatementSlots<Values>) => SQL,
): PreparedStatement<Values, Row> {
  return madeOnce(() => ({ query: text(slots as StatementSlots<Values>), read: asItIs }))
}

const slots = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

type RowReader = (row: Record<string, unknown>) => void

const asItIs: RowReader = () => {}

function madeOnce<Values, Row>(make: () => { query: SQL; read: RowReader }): PreparedStatement<Values, Row> {
  const finished = () => {
    const { query, read } = make()
    const { sql: text, params } = new PgDialect().sqlToQuery(query)
    return { text, parameters: params.map(parameterOf<Values>), read }
  }
  let made: ReturnType<typeof finished> | undefined
  return async (db, values) => {
    made ??= finished()
    const { text, parameters, read } = made
    const rows = await db.$client.unsafe(
      text,
      parameters.map((valueFrom) => valueFrom(values)),
    )
    rows.forEach(read)
    return rows
  }
}

/** What a parameter is when the statement runs: a constant, or a slot's value as its column writes it. */
function parameterOf<Values>(param: unknown): (values: Values) => unknown {
  const given = ({ name }: Placeholder) => name as keyof Values
  if (is(param, Placeholder)) return (values) => values[given(param)]
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { encoder, value } = param
  return (values) => encoder.mapToDriverValue(values[given(value)])
}

/** Each column by its name in the row: two tables may have columns of one name. */
function named<Wanted extends Columns>(columns: Wanted): Wanted {
  const each = Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)])
  return Object.fromEntries(each) as Wanted
}

/** Turns what the driver gives into what the columns say, where that is not the same. */
function readerOf(columns: Columns): RowReader {
  const own = Object.entries(columns).flatMap(([name, column]) =>
    is(column, Column) && column.mapFromDriverValue !== Column.prototype.mapFromDriverValue ? [{ name, column }] : [],
  )
  return (row) => {
    for (const { name, column } of own) if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
  }
}
