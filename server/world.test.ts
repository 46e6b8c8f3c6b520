import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { aMember, aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { aSession } from '../db/testing/journeys.ts'
import { readConfig } from './config.ts'
import { createWorld } from './world.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const dataDir = mkdtempSync(join(tmpdir(), 'vonk-world-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Starts as the environment says; what is warned of, and who of these sessions is still in. */
async function startWith(env: Record<string, string>, secrets: string[] = []) {
  const warnings: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) })
  const world = await createWorld(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env }), database, log)
  const found = await Promise.all(secrets.map((secret) => world.sessions.find(secret)))
  await world.jobs.close()
  return { isDemo: world.isDemo, warnings, areIn: found.map((session) => session !== undefined) }
}

test('a start without the demo tells of members that a demo has left, and ends their log-ins alone', async () => {
  const serious = { PUBLIC_URL: 'https://vonk.example' }
  const own = await aSession(db, (await aMember(db)).id)
  expect(await startWith(serious, [own])).toEqual({ isDemo: false, warnings: [], areIn: [true] })

  const theirs = []
  for (const email of ['free@demo.example', 'mila.7@demo.example'])
    theirs.push(await aSession(db, (await aMember(db, { email })).id))
  expect(await startWith({ DEMO: '1' }, theirs)).toEqual({ isDemo: true, warnings: [], areIn: [true, true] })
  expect(await startWith(serious, [own, ...theirs])).toEqual({
    isDemo: false,
    warnings: [expect.stringMatching(/members of the demo.*password is published.*empty database.*DEMO=1/)],
    areIn: [true, false, false],
  })
})

test('scheduled jobs come by themselves in a server, and in no world that does its jobs by hand', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL: 'https://vonk.example' })
  const scheduledIn = async (otherwise?: Parameters<typeof createWorld>[3]) => {
    const own = await freshDatabase()
    const world = await createWorld(config, own, pino({ level: 'silent' }), otherwise)
    const rows = await own.sql`select name from pgboss.schedule where name = 'refunds'`
    await world.jobs.close()
    return rows.length
  }
  expect([await scheduledIn(), await scheduledIn({ isScheduling: false })]).toEqual([1, 0])
})
