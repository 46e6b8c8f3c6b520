import type { SQL } from 'bun'
import type { Database } from '../../db/client.ts'
import { insertSite } from '../../db/queries/sites.ts'
import type { Size } from './people.ts'
import { benchSite } from './people-tables.ts'
import { type Table, tablesOf } from './tables.ts'

const chunkLength = 1 << 18

/**
 * Fills an empty, migrated database, all or nothing. Indices are made when the rows are in, and references are not
 * looked up for each row: they hold because of how the rows are made (load.test.ts).
 */
export async function loadDataSet({ db, unbounded }: Database, size: Size): Promise<void> {
  await insertSite(db, { id: benchSite, hosts: ['localhost'], settings: {}, createdAt: new Date('2020-01-01') })
  const tables = tablesOf(size)
  await unbounded(async (connection) => {
    await connection.unsafe(`set session_replication_role = replica; begin`)
    const indices = await dropIndices(connection, Object.keys(tables))
    // Rows of a table that is emptied in the same transaction may go in as if they had been there for long.
    await connection.unsafe(`truncate ${Object.keys(tables).join()} cascade`)
    for (const [name, table] of Object.entries(tables)) await copy(connection, name, table)
    for (const { definition } of indices) await connection.unsafe(definition)
    await connection.unsafe('commit')
    await age(connection)
  })
}

async function copy(connection: SQL, name: string, table: Table): Promise<void> {
  const lines = linesOf(table)
  const query = connection.unsafe(`copy ${name} (${lines.next().value}) from stdin (freeze)`)
  const writer = query.writable().getWriter()
  let chunk = ''
  for (const line of lines) {
    chunk += line
    if (chunk.length < chunkLength) continue
    await writer.write(chunk)
    chunk = ''
  }
  await writer.write(chunk)
  await writer.close()
  await query
}

/** The names of the columns, then the rows. No text of ours has a tab, a line break or a backslash. */
function* linesOf(table: Table): Generator<string> {
  let isFirst = true
  for (const row of table()) {
    if (isFirst) yield Object.keys(row).join()
    isFirst = false
    yield `${Object.values(row)
      .map((value) => value ?? '\\N')
      .join('	')}
`
  }
}

async function dropIndices(connection: SQL, tables: string[]): Promise<{ definition: string }[]> {
  const indices = await connection.unsafe(
    `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [`{${tables.join()}}`],
  )
  for (const { name } of indices) await connection.unsafe(`drop index ${name}`)
  return indices
}

/** Rewrites the rows of recently active members after the last vacuum, as in a live database. */
async function age(connection: SQL): Promise<void> {
  await connection.unsafe('vacuum analyze')
  await connection.unsafe(
    `update profiles set slot_key = slot_key # 1
     where last_active_at > '2026-05-30T12:00:00Z'`,
  )
  await connection.unsafe('analyze profiles')
}
