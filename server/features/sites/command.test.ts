import { beforeEach, expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { askingOf } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'
import { runSiteCommand, usage } from './command.ts'

const lander = 'https://lander.example'
const database = await freshDatabase()
const { db } = database
await aSite(db, { settings: { name: 'Gloed' } })
const world = await testWorld(database)
const ask = askingOf(world)

const run = (...args: string[]) => runSiteCommand(db, args)
const statusOf = async (origin: string, path = '/api/settings.php') => {
  world.pass(10_000)
  const headers = { origin, 'sec-fetch-site': 'cross-site', 'x-request-type': 'client' }
  return ask({ path, headers })
}

beforeEach(async () => {
  await database.sql`update sites set settings = '{"name": "Gloed"}' where id = 'vonk'`
})

test('an origin is allowed and forbidden by a command, and a server that runs knows it within ten seconds', async () => {
  expect((await statusOf(lander)).status).toBe(403)
  expect(await run('allow-origin', 'https://Lander.example:443/')).toContain(lander)
  const response = await statusOf(lander)
  expect([response.status, (await response.json()).settings.name]).toEqual([200, 'Gloed'])
  expect(await run('origins')).toContain(`${lander}\nThey may not read`)
  expect(await run('forbid-origin', lander)).toContain('none')
  expect((await statusOf(lander)).status).toBe(403)
})

test('reading members’ data is a step of its own', async () => {
  await run('allow-origin', lander)
  const said = async () => (await (await statusOf(lander, '/api/user.php')).json()).error
  expect(await said()).toBe('origin_refused')
  expect(await run('landers-read-members', 'on')).toContain('They may read')
  expect(await said()).toBe('authentication_required')
  await run('landers-read-members', 'off')
  expect(await said()).toBe('origin_refused')
})

test('two operators at once lose nothing of each other', async () => {
  const origins = Array.from({ length: 8 }, (_, i) => `https://lander${i}.example`)
  await Promise.all(origins.map((origin) => run('allow-origin', origin)))
  for (const origin of origins) expect(await run('origins')).toContain(origin)
})

test.each([
  ['https://lander.example/page', 'Did you mean https://lander.example?'],
  ['https://somebody@lander.example', 'Did you mean https://lander.example?'],
  ['lander.example', 'is no origin'],
  ['javascript:alert(1)', 'is no origin'],
  ['ftp://lander.example', 'is no origin'],
  ['*', 'is no origin'],
  ['null', 'is no origin'],
])('%s is refused with a word of help', async (written, help) => {
  await expect(run('allow-origin', written)).rejects.toThrow(help)
  expect(await run('origins')).toContain('none')
})

test.each([
  [[]],
  [['allow-origin']],
  [['allow', lander]],
  [['origins', 'x']],
  [['allow-origin', lander, 'x']],
  [['--x']],
])('what is no command gets the list of them: %j', async (args) => {
  await expect(run(...args)).rejects.toThrow(usage)
})

test('where there are several sites one is named', async () => {
  const several = await freshDatabase()
  await expect(runSiteCommand(several.db, ['origins'])).rejects.toThrow('start the server once')
  await aSite(several.db)
  await aSite(several.db, { id: 'gloed', hosts: ['gloed.test'] })
  await expect(runSiteCommand(several.db, ['allow-origin', lander])).rejects.toThrow('gloed, vonk')
  expect(await runSiteCommand(several.db, ['allow-origin', lander, '--site', 'gloed'])).toContain('gloed')
  expect(await runSiteCommand(several.db, ['origins', '--site', 'vonk'])).toContain('none')
  await expect(runSiteCommand(several.db, ['origins', '--site', 'x'])).rejects.toThrow('Which site?')
})
