import { expect, test } from 'bun:test'
import { SQL } from 'bun'
import { sql } from 'drizzle-orm'
import { constraintOf, isConnectionLoss, isUnavailable, sqlState } from './errors.ts'
import { freshDatabase } from './testing/index.ts'

const { db } = await freshDatabase()
await db.execute(sql`create table scales (balance int constraint balance_not_negative check (balance >= 0))`)

const errorOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => 'no error',
    (e) => e,
  )
/** An error with the state of one's choice, as a trigger or a failing disk would cause it. */
const raised = (state: string) => errorOf(db.execute(sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`)))

test('an error of the server is known by its state and by the constraint it broke', async () => {
  const error = await errorOf(db.execute(sql`insert into scales values (-1)`))
  expect(sqlState(error)).toBe('23514')
  expect(constraintOf(error)).toBe('balance_not_negative')
  expect(isUnavailable(error)).toBe(false)
})

test('a copy that the job queue hands on is known just the same', async () => {
  const error = (await errorOf(new SQL({ path: '/nowhere', max: 1 })`select 1`)) as Error
  expect(isUnavailable({ ...error, message: error.message, queue: 'mail' })).toBe(true)
})

test('inside a transaction it is known just the same', async () => {
  const error = await errorOf(db.transaction((tx) => tx.execute(sql`insert into scales values (-1)`)))
  expect(constraintOf(error)).toBe('balance_not_negative')
})

test.each(['53100', '53300', '57P01', '57P03', '57014', '08006', '58030'])(
  '%s means: try again later',
  async (state) => {
    const error = await raised(state)
    expect(sqlState(error)).toBe(state)
    expect(isUnavailable(error)).toBe(true)
  },
)

test.each(['23505', '42P01', '40001', 'P0001'])('%s does not mean: try again later', async (state) => {
  expect(isUnavailable(await raised(state))).toBe(false)
})

test('a server that nobody reaches is unavailable', async () => {
  const nowhere = new SQL({ adapter: 'postgres', path: '/nowhere/.s.PGSQL.5432', username: 'x', database: 'x' })
  const error = await errorOf(nowhere`select 1`)
  expect(isConnectionLoss(error)).toBe(true)
  expect(isUnavailable(error)).toBe(true)
  expect(sqlState(error)).toBeUndefined()
})

test('other errors are nobody’s states', () => {
  for (const thing of [new Error('x'), { errno: '23505' }, undefined, 'x']) {
    expect(sqlState(thing)).toBeUndefined()
    expect(isUnavailable(thing)).toBe(false)
  }
})
