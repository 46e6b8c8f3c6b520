import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sqlState } from './errors.ts'
import { freshDatabase } from './testing/index.ts'

/**
 * Older versions of the driver delivered one query's rows to another, and hung after errors. Many workers share few
 * connections here; each checks every answer against what only it can know.
 */
const WORKERS = 64
const ROUNDS = process.env.TEST_SIZE === 'full' ? 1_000 : 200

setDefaultTimeout(600_000)
const { db } = await freshDatabase()
const desks = pgTable('desks', {
  worker: integer('worker').primaryKey(),
  note: text('note').notNull(),
  count: integer('count').notNull(),
})
await db.execute(
  sql`create table desks (worker int primary key, note text not null, count int not null check (count >= 0))`,
)

type Job = (worker: number, round: number) => Promise<void>
const own = (worker: number) => sql`${desks.worker} = ${worker}`
const stateOf = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => 'none', sqlState)
const bump = { count: sql`${desks.count} + 1` }

const jobs: Job[] = [
  async function echo(worker, round) {
    const [row] = await db.execute(sql`select ${`${worker}:${round}`}::text as said`)
    expect(row?.said).toBe(`${worker}:${round}`)
  },
  async function readOwn(worker) {
    expect(await db.select({ worker: desks.worker }).from(desks).where(own(worker))).toEqual([{ worker }])
  },
  async function writeOwn(worker, round) {
    const note = `${worker} wrote in ${round} ${'x'.repeat(round * 20)}`
    expect(await db.update(desks).set({ note }).where(own(worker)).returning({ note: desks.note })).toEqual([{ note }])
  },
  async function manyRows(worker, round) {
    const rows = await db.execute(sql`select ${worker}::int * 1000 + n as n from generate_series(1, ${round}::int) n`)
    expect(rows.map((row) => row.n)).toEqual(Array.from({ length: round }, (_, i) => worker * 1000 + i + 1))
  },
  async function sayItNew(worker, round) {
    const column = `w${worker}r${round}`
    expect((await db.execute(sql.raw(`select ${worker} as ${column}`)))[0]).toEqual({ [column]: worker })
  },
  async function duplicate(worker) {
    expect(await stateOf(db.insert(desks).values({ worker, note: '', count: 0 }))).toBe('23505')
  },
  async function nonsense() {
    expect(await stateOf(db.execute(sql`select nothing from nowhere`))).toBe('42P01')
  },
  async function commit(worker) {
    const [before, after] = await db.transaction(async (tx) => {
      const [before] = await tx.select({ count: desks.count }).from(desks).where(own(worker)).for('update')
      return [before, (await tx.update(desks).set(bump).where(own(worker)).returning({ count: desks.count }))[0]]
    })
    expect(after?.count).toBe(before!.count + 1)
  },
  async function rollBack(worker) {
    const work = db.transaction(async (tx) => {
      await tx.update(desks).set(bump).where(own(worker))
      await tx.update(desks).set({ count: -1 }).where(own(worker))
    })
    expect(await stateOf(work)).toBe('23514')
  },
  async function savepoint(worker) {
    await db.transaction(async (tx) => {
      await tx.update(desks).set(bump).where(own(worker))
      const failing = tx.transaction((inner) => inner.update(desks).set({ count: -1 }).where(own(worker)))
      expect(await stateOf(failing)).toBe('23514')
    })
  },
]

test('every worker gets its own answers and its own errors, and all of them finish', async () => {
  await db.insert(desks).values(Array.from({ length: WORKERS }, (_, worker) => ({ worker, note: '', count: 0 })))
  const work = async (worker: number) => {
    for (let round = 0; round < ROUNDS; round++) await jobs[(worker * 7 + round * 3) % jobs.length]!(worker, round)
  }
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)))

  // Of ten jobs two count; each worker has done each job equally often.
  const counts = await db.selectDistinct({ count: desks.count }).from(desks)
  expect(counts).toEqual([{ count: (ROUNDS / jobs.length) * 2 }])
})
