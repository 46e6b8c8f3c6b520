import { expect, test } from 'bun:test'
import type { Database } from '../../db/client.ts'
import { findFaults } from '../../db/testing/faults.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { loadDataSet } from './load.ts'
import { tablesOf } from './tables.ts'

const size = { members: 400, seed: 7 }

test('a data set keeps every rule of the books, the references and the indices', async () => {
  const database = await freshDatabase()
  const before = await indicesOf(database)
  await loadDataSet(database, size)
  expect(await findFaults(database.db)).toEqual([])
  expect(await indicesOf(database)).toEqual(before)
  await checkReferences(database)
}, 30_000)

test('the same seed makes the same data set, another one another', () => {
  const rowsOf = (seed: number) => Object.values(tablesOf({ ...size, seed })).map((table) => [...table()])
  expect(rowsOf(7)).toEqual(rowsOf(7))
  expect(rowsOf(8)).not.toEqual(rowsOf(7))
})

const indicesOf = ({ sql }: Database) =>
  sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`

/** Adding a reference anew looks at every row; it throws when one refers to nothing. */
async function checkReferences({ sql }: Database): Promise<void> {
  const references = await sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
  expect(references.length).toBeGreaterThan(10)
  for (const { of, name, definition } of references) {
    await sql.unsafe(`alter table ${of} drop constraint ${name}, add constraint ${name} ${definition}`)
  }
}
