import { beforeEach, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { sqlState } from './errors.ts'
import { retrying } from './retrying.ts'
import { freshDatabase } from './testing/index.ts'

const { db } = await freshDatabase()
const purses = pgTable('purses', { id: integer('id').primaryKey(), coins: integer('coins').notNull() })
await db.execute(sql`create table purses (id int primary key, coins int not null)`)
await db.insert(purses).values([
  { id: 1, coins: 0 },
  { id: 2, coins: 0 },
])

beforeEach(async () => {
  await db.update(purses).set({ coins: 0 })
})

const addCoin = (id: number) => sql`update purses set coins = coins + 1 where id = ${id}`

test('two who lock the same purses in opposite order both get their turn', async () => {
  const locked: number[] = []
  const both = Promise.withResolvers<void>()
  const visit = (first: number, second: number) =>
    retrying(() =>
      db.transaction(async (tx) => {
        await tx.execute(addCoin(first))
        locked.push(first)
        if (new Set(locked).size === 2) both.resolve()
        await both.promise
        await tx.execute(addCoin(second))
      }),
    )
  await Promise.all([visit(1, 2), visit(2, 1)])
  expect(locked.length, 'one of them had to begin again').toBeGreaterThan(2)
  expect(await db.select().from(purses).orderBy(purses.id)).toEqual([
    { id: 1, coins: 2 },
    { id: 2, coins: 2 },
  ])
})

test('a transaction whose connection the operator ended is done again, once', async () => {
  let attempts = 0
  await retrying(() =>
    db.transaction(async (tx) => {
      await tx.execute(addCoin(1))
      if (++attempts === 1) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    }),
  )
  expect(attempts).toBe(2)
  expect(await db.select().from(purses).where(eq(purses.id, 1))).toEqual([{ id: 1, coins: 1 }])
})

test('what the server refuses for good is not tried again', async () => {
  let attempts = 0
  const error = await retrying(() => {
    attempts++
    return db.insert(purses).values({ id: 1, coins: 0 })
  }).catch((e) => e)
  expect(sqlState(error)).toBe('23505')
  expect(attempts).toBe(1)
})

test('a broken line is retried only for work that may be done twice', async () => {
  const lost = (attempts: number[]) => async () => {
    attempts.push(1)
    const line = new Bun.SQL({ adapter: 'postgres', path: '/nowhere/.s.PGSQL.5432', username: 'x', database: 'x' })
    await line`select 1`
  }
  const [once, often]: [number[], number[]] = [[], []]
  await retrying(lost(once)).catch(() => {})
  await retrying(lost(often), { idempotent: true }).catch(() => {})
  expect([once.length, often.length]).toEqual([1, 6])
})
