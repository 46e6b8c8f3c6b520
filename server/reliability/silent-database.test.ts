import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { connect, type Database, type Db } from '../../db/client.ts'
import { startEmbedded } from '../../db/embedded/index.ts'
import { isUnavailable } from '../../db/errors.ts'
import { maxSilence } from '../../db/pool.ts'
import { type DatabaseLine, databaseLine } from './testing/lines/database-line.ts'
import { openHome, postgresIn } from './testing/servers/server.ts'

setDefaultTimeout(60_000)

const stack = new AsyncDisposableStack()
afterAll(() => stack.disposeAsync())

/** What the driver may take beyond the limit to notice and to connect again. */
const slack = 3_000

let line: DatabaseLine
let database: Database
let replaced = 0
beforeAll(async () => {
  const home = stack.use(openHome())
  const postgres = await startEmbedded(postgresIn(home.path))
  stack.defer(() => postgres.stop())
  line = stack.use(await databaseLine(`${postgres.socketDir}/.s.PGSQL.5432`))
  database = await connect(
    { url: line.url },
    { maxConnections: 10, onSilence: (connections) => (replaced += connections) },
  )
  stack.defer(() => database.close())
})

const send = (db: Db, statement: string) => db.$client.unsafe(statement)

/** How long it took to fail as a database that is away, or what else it came to. */
async function failure(work: Promise<unknown>): Promise<number | unknown> {
  const begun = performance.now()
  try {
    return { done: await work }
  } catch (error) {
    return isUnavailable(error) ? performance.now() - begun : error
  }
}

test('connections that fall silent are replaced, whatever waits on them, and then all goes on', async () => {
  const { db } = database
  const [heard, relistened] = [[] as string[], Promise.withResolvers<void>()]
  let isFrozen = false
  const onListen = () => isFrozen && relistened.resolve()
  await database.sql.listen('news', (payload) => heard.push(payload), onListen)
  const look = () => send(db, 'select 1 as one')
  const lookInside = () => db.transaction(async (tx) => send(tx, 'select 1 as one'))
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? look() : lookInside())))

  const [begun, idle, toCommit] = [1, 2, 3].map(() => Promise.withResolvers<void>()) as [Gate, Gate, Gate]
  const inside = db.transaction(async (tx) => {
    await send(tx, 'select 1')
    await begun.promise
    await tx.transaction((nested) => send(nested, 'select 2'))
  })
  const committing = db.transaction(async (tx) => {
    await send(tx, 'select 1')
    await toCommit.promise
  })
  const thinking = failure(
    db.transaction(async (tx) => {
      await send(tx, 'select 1')
      await idle.promise
      await send(tx, 'select 2')
    }),
  )
  const reserved = await database.sql.reserve()
  await reserved.unsafe('select 1')
  line.freeze()
  isFrozen = true
  begun.resolve()
  toCommit.resolve()
  const waited = await Promise.all([
    ...[look(), look(), look(), look()].map(failure),
    failure(inside),
    failure(committing),
    failure(lookInside()),
    failure(database.sql.unsafe('select 1')),
    failure(reserved.unsafe('select 1')),
  ])
  for (const milliseconds of waited) expect(milliseconds).toBeWithin(maxSilence - 1_000, maxSilence + slack)
  expect(replaced).toBeGreaterThan(1)
  idle.resolve()
  expect(await thinking).toBeWithin(maxSilence - 1_000, maxSilence + slack)
  await reserved.release()

  const begunAgain = performance.now()
  const rows = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? look() : lookInside())))
  expect(rows.flat()).toEqual(Array(40).fill({ one: 1 }))
  expect(performance.now() - begunAgain).toBeLessThan(slack)

  await relistened.promise
  await database.sql.notify('news', 'afterwards')
  while (heard.length === 0) await Bun.sleep(10)
  expect(heard).toEqual(['afterwards'])
})

test('a statement that the server ends keeps its connection, and what may take long has the time that it needs', async () => {
  const before = replaced
  const fill = database.db.transaction(
    (tx) => send(tx, `select pg_sleep(${maxSilence / 1_000 + 2}) is not null as done`),
    { isUnbounded: true },
  )
  const slow = Array.from({ length: 3 }, () => failure(send(database.db, 'select pg_sleep(30)')))
  const behind = Array.from({ length: 4 }, () => send(database.db, 'select 1 as one'))
  for (const milliseconds of await Promise.all(slow)) expect(milliseconds).toBeWithin(9_000, 12_000)
  await Promise.all(behind)
  expect([...(await fill)]).toEqual([{ done: true }])
  expect(replaced).toBe(before)
})

test('answers that came while our own process stood still are read before anybody is called silent', async () => {
  const before = replaced
  const waiting = Array.from({ length: 6 }, () => send(database.db, 'select pg_sleep(0.1) is not null as done'))
  await Bun.sleep(20)
  Bun.sleepSync(maxSilence + 1_000)
  for (const rows of await Promise.all(waiting)) expect([...rows]).toEqual([{ done: true }])
  expect(replaced).toBe(before)
})

type Gate = PromiseWithResolvers<void>
