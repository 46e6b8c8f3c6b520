import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { openDatabase } from './client.ts'
import { killServer, workspace } from './embedded/testing/apps.ts'
import { sqlState } from './errors.ts'
import { migrateDatabase } from './migrate.ts'
import { retrying } from './retrying.ts'

const { root, dataDir, clear } = workspace()
afterAll(clear)
setDefaultTimeout(60_000)
dataDir('postgres')

test('several processes that start at once migrate an empty database without getting in each other’s way', async () => {
  const apps = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: root })))
  await Promise.all(apps.map(migrateDatabase))
  for (const { db } of apps) {
    const [row] = await db.execute(sql`select to_regclass('members') as members`)
    expect(row?.members).toBe('members')
  }
  for (const app of apps) await app.close()
})

test('queries run again after the server was killed under the app', async () => {
  const database = await openDatabase({ dataDir: root })
  await database.db.execute(sql`create table survivors (id int)`)
  const write = async () => database.db.execute(sql`insert into survivors values (1)`)
  await Promise.all(Array.from({ length: 30 }, write))
  killServer(`${root}/postgres`)
  await expect(write()).rejects.toThrow()

  const isBack = () =>
    write().then(
      () => true,
      () => false,
    )
  while (!(await isBack())) await Bun.sleep(10)
  const answers = await Promise.all(Array.from({ length: 30 }, () => retrying(write, { idempotent: true })))
  expect(answers).toHaveLength(30)
  await database.close()
})

test('a statement that takes too long is ended by the server', async () => {
  const { db, close } = await openDatabase({ dataDir: root })
  const [row] = await db.execute(sql`select current_setting('statement_timeout') as limit`)
  expect(row?.limit).toBe('10s')
  const error = await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '10ms'`)
      await tx.execute(sql`select pg_sleep(60)`)
    })
    .catch((e) => e)
  expect(sqlState(error)).toBe('57014')
  await close()
})

test('a statement is planned once, however often it is asked', async () => {
  const { sql: pool, close } = await openDatabase({ dataDir: root, maxConnections: 1 })
  for (let i = 0; i < 3; i++) await pool`select relname from pg_class where oid = ${i}`
  const plans = await pool`select custom_plans::int from pg_prepared_statements where statement like 'select relname%'`
  expect(plans.map(({ custom_plans }: { custom_plans: number }) => custom_plans)).toEqual([0])
  await close()
})

test('transactions that wait keep nobody waiting who only looks', async () => {
  const { db, close } = await openDatabase({ dataDir: root, maxConnections: 4 })
  const { promise: enough, resolve: end } = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 4 }, () => db.transaction(() => enough))
  const looks = Array.from({ length: 50 }, (_, i) => db.execute<{ i: number }>(sql`select ${i}::int as i`))
  expect((await Promise.all(looks)).map(([row]) => row?.i)).toEqual(looks.map((_, i) => i))
  end()
  await Promise.all(waiting)
  await close()
})

test('a server named by DATABASE_URL that is not there is reported at once', async () => {
  const databaseUrl = 'postgres://somebody@127.0.0.1:1/vonk'
  await expect(openDatabase({ databaseUrl, dataDir: root })).rejects.toThrow('Failed to connect')
})
