import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { startEmbedded } from './index.ts'
import { placeOf } from './place.ts'
import { runningPostmaster } from './postmaster.ts'
import { ask, startApp, workspace } from './testing/apps.ts'

const { dataDir, clear } = workspace()
afterAll(clear)
setDefaultTimeout(60_000)

const dir = dataDir('postgres')
const tenants = "select count(*)::int as answer from pg_locks where locktype = 'advisory'"
const isRunning = () => runningPostmaster(placeOf(dir)) !== undefined

test('two apps that start at the same time on an empty folder share one server', async () => {
  const apps = await Promise.all([startEmbedded(dir), startEmbedded(dir)])
  expect(apps.filter((app) => app.adopted)).toHaveLength(1)
  for (const app of apps) expect(await ask<number>(app, 'select 1 as answer')).toBe(1)
  await Promise.all(apps.map((app) => app.stop()))
  expect(isRunning()).toBe(false)
})

test('the app that started the server may leave first: only the last one stops it', async () => {
  const first = await startEmbedded(dir)
  const second = await startEmbedded(dir)
  await first.stop()
  expect(await ask<number>(second, 'select 1 as answer')).toBe(1)
  await second.stop()
  expect(isRunning()).toBe(false)
})

test('an app that was killed does not count as one that still uses the server', async () => {
  const { app, lines } = startApp(dir)
  await lines.read()
  const server = await startEmbedded(dir)
  app.kill('SIGKILL')
  await app.exited
  while ((await ask<number>(server, tenants)) > 1) await Bun.sleep(10)
  await server.stop()
  expect(isRunning()).toBe(false)
})

test('an app that starts while the last one stops the server gets a server', async () => {
  const leaving = await startEmbedded(dir)
  const [, arriving] = await Promise.all([leaving.stop(), startEmbedded(dir)])
  expect(await ask<number>(arriving, 'select 1 as answer')).toBe(1)
  await arriving.stop()
})
