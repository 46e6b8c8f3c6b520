import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { spawn } from 'node:child_process'
import { existsSync, globSync, readdirSync, writeFileSync } from 'node:fs'
import { startEmbedded } from './index.ts'
import { placeOf } from './place.ts'
import { runningPostmaster } from './postmaster.ts'
import { findRunAs } from './run-as.ts'
import { ask, killServer, startApp, workspace, writeAndDie } from './testing/apps.ts'

const { root, dataDir, clear } = workspace()
afterAll(clear)
setDefaultTimeout(60_000)

const dir = dataDir('postgres')
const newest = 'select max(number)::int as answer from written'

test('a killed app finds its server running, with every row that it had committed', async () => {
  const acknowledged = await writeAndDie(dir, (app) => app.kill('SIGKILL'))
  const server = await startEmbedded(dir)
  expect(server.adopted).toBe(true)
  expect(await ask<number>(server, newest)).toBeGreaterThanOrEqual(acknowledged)
  await server.stop()
})

test('when app and server are killed together, every committed row is there after the restart', async () => {
  const acknowledged = await writeAndDie(dir, (app) => {
    app.kill('SIGKILL')
    killServer(dir)
  })
  const server = await startEmbedded(dir)
  expect(server.adopted).toBe(false)
  expect(await ask<number>(server, newest)).toBeGreaterThanOrEqual(acknowledged)
  await server.stop()
})

test('a foreign process that got the pid of a killed server does not keep the database from starting', async () => {
  const bystander = spawn('sleep', ['60'], { ...findRunAs(), stdio: 'ignore' })
  await (await startEmbedded(dir)).stop()
  const { dir: data } = placeOf(dir)
  writeFileSync(`${data}/postmaster.pid`, `${bystander.pid}\n${data}\n0\n5432\n`)
  const server = await startEmbedded(dir)
  expect(await ask<number>(server, 'select 1 as answer')).toBe(1)
  expect(bystander.exitCode).toBeNull()
  await server.stop()
  bystander.kill()
})

test('an app that was killed while its database was being made leaves nothing in the way', async () => {
  const young = dataDir('young')
  const { app } = startApp(young)
  const isBegun = () => globSync('young.init-*/PG_VERSION', { cwd: root }).length > 0
  while (!isBegun()) await Bun.sleep(5)
  app.kill('SIGKILL')
  await app.exited
  expect(existsSync(young)).toBe(false)

  const server = await startEmbedded(young)
  expect(await ask<number>(server, 'select 1 as answer')).toBe(1)
  expect(readdirSync(root).filter((name) => name.startsWith('young.init-'))).toEqual([])
  await server.stop()
})

test('a server that is killed while the app runs is started again by itself', async () => {
  const server = await startEmbedded(dir)
  killServer(dir)
  const back = async () => {
    for (;;) {
      const answer = await ask<number>(server, 'select 1 as answer').catch(() => undefined)
      if (answer) return answer
      await Bun.sleep(20)
    }
  }
  expect(await back()).toBe(1)
  await server.stop()
  expect(runningPostmaster(placeOf(dir))).toBeUndefined()
})
