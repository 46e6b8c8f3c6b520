import { expect, setDefaultTimeout, test } from 'bun:test'
import { placeOf } from '../../db/embedded/place.ts'
import { runningPostmaster } from '../../db/embedded/postmaster.ts'
import { freePort, launchServer, postgresIn } from './testing/servers/server.ts'
import { serverHome } from './testing/servers/server-home.ts'

const home = serverHome()
const postgres = placeOf(postgresIn(home))
setDefaultTimeout(120_000)

/** What a server says that cannot start. */
async function errorOf(settings: Record<string, string>): Promise<string> {
  const { process, said, heard } = launchServer({ DATA_DIR: home, PORT: `${freePort()}`, ...settings })
  expect(await process.exited).toBe(1)
  await heard
  expect(said()).not.toMatch(/^\s+at /m)
  return said()
}

test('every wrong setting is named at once', async () => {
  const error = await errorOf({ PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', SECRET: 'short' })
  for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'SECRET']) expect(error).toContain(`${name}: `)
})

test('a database server that nobody finds is named by its setting, without the password', async () => {
  const host = `127.0.0.1:${freePort()}`
  const error = await errorOf({ DATABASE_URL: `postgres://vonk:geheim@${host}/vonk` })
  expect(error).toBe(`DATABASE_URL: the database at ${host} cannot be used: Failed to connect\n`)
})

test('a place for the data that cannot be made is named', async () => {
  expect(await errorOf({ DATA_DIR: '/dev/null/data' })).toStartWith('DATA_DIR: /dev/null/data cannot be used: ')
})

test('a port that is taken is named, and the database that was started for nothing is stopped', async () => {
  const other = Bun.serve({ port: 0, reusePort: true, fetch: () => new Response('somebody else') })
  const port = `${other.port}`
  const error = await errorOf({ PORT: port })
  await other.stop(true)
  expect(error).toStartWith(`PORT: ${port} is taken`)
  expect(runningPostmaster(postgres)).toBeUndefined()
})
