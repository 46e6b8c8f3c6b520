import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { startEmbedded } from './index.ts'
import { SOCKET_NAME } from './place.ts'
import { ask, workspace } from './testing/apps.ts'

const { root, dataDir, clear } = workspace()
afterAll(clear)
setDefaultTimeout(60_000)

const asRoot = process.getuid?.() === 0

test('a folder whose path is too long for a socket has its socket elsewhere, for nobody else to enter', async () => {
  const server = await startEmbedded(dataDir('a-long-name-'.repeat(10), 'postgres'))
  expect(Buffer.byteLength(`${server.socketDir}/${SOCKET_NAME}`)).toBeLessThanOrEqual(107)
  expect(statSync(server.socketDir).mode & 0o777).toBe(0o700)
  expect(await ask<number>(server, 'select 1 as answer')).toBe(1)
  await server.stop()
})

test.if(asRoot)('a folder that only root can enter works too', async () => {
  mkdirSync(`${root}/closed`, { mode: 0o700 })
  const server = await startEmbedded(dataDir('closed', 'postgres'))
  expect(await ask<number>(server, 'select 1 as answer')).toBe(1)
  await server.stop()
})

test('a folder that holds something else is refused and left alone', async () => {
  const dir = dataDir('photos')
  mkdirSync(dir)
  writeFileSync(`${dir}/cat.jpg`, 'miaow')
  expect(startEmbedded(dir)).rejects.toThrow('neither empty nor a PostgreSQL data directory')
})

test('a database of another major version is refused in words that name the way out', async () => {
  const dir = dataDir('old')
  mkdirSync(dir)
  writeFileSync(`${dir}/PG_VERSION`, '15\n')
  expect(startEmbedded(dir)).rejects.toThrow(/made by PostgreSQL 15.*DATABASE_URL/)
})
