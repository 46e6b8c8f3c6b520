import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { countStatements, freshDatabase } from './index.ts'

const database = await freshDatabase()
const { db } = database

test('two test files never see each other’s rows', async () => {
  const other = await freshDatabase()
  await db.execute(sql`create table seen (id int)`)
  const [row] = await other.db.execute(sql`select to_regclass('seen') as seen`)
  expect(row?.seen).toBeNull()
})

test('a fresh database has every migration', async () => {
  const [row] = await db.execute(sql`select to_regclass('members') as members`)
  expect(row?.members).toBe('members')
})

test('statements are counted, the bounds of transactions apart from them', async () => {
  const counted = await countStatements(database, async () => {
    await db.execute(sql`select 1`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 2`)
      await tx.transaction((inner) => inner.execute(sql`select 3`))
    })
    return 'done'
  })
  expect(counted).toEqual({
    result: 'done',
    statements: ['select 1', 'select 2', 'select 3'],
    transactions: 1,
    savepoints: 1,
  })
})

test('what runs outside of the counted work is not counted', async () => {
  await db.execute(sql`select 1`)
  expect((await countStatements(database, () => 0)).statements).toEqual([])
})
