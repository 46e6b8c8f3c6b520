import { beforeEach, expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { readConfig } from '../../config.ts'
import '../../settings.ts'
import { ensureSite } from '../../features/sites/service.ts'
import { createSiteDirectory } from './directory.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let logged: unknown[] = []
let time = 0

beforeEach(async () => {
  database = await freshDatabase()
  logged = []
  time = Date.parse('2026-06-01T12:00:00Z')
  await aSite(database.db, { settings: { name: 'Vonk', messageCredits: 2 } })
  await aSite(database.db, { id: 'other', hosts: ['other.test'], settings: { name: 'Other', messageCredits: 3 } })
})

const aDirectory = () =>
  createSiteDirectory(
    database.db,
    () => new Date(time),
    { error: (facts: unknown) => void logged.push(facts) },
    readConfig({}),
  )
const write = (id: string, settings: string) =>
  database.sql`update sites set settings = ${settings}::text::jsonb where id = ${id}`

test('a site whose settings cannot be read goes on with its last good ones, and the others do not notice', async () => {
  const sites = aDirectory()
  await sites.all()
  await write('other', '{"name": "Other", "messageCredits": "four"}')
  await write('vonk', '{"name": "Spark"}')
  time += 10_000
  expect((await sites.of('other.test')).settings).toMatchObject({ name: 'Other', messageCredits: 3 })
  expect((await sites.of('localhost')).settings).toMatchObject({ name: 'Spark', messageCredits: 1 })
})

test('at start it has the settings that are fine, and the defaults for the others', async () => {
  await write('other', '{"name": "Other", "messageCredits": "four", "countries": ["NL", "XX"]}')
  const sites = aDirectory()
  expect((await sites.byId('other')).settings).toMatchObject({ name: 'Other', messageCredits: 1 })
  await write('other', '"nothing of the kind"')
  expect((await aDirectory().byId('other')).settings).toMatchObject({ name: 'Vonk' })
})

test('the log names the site and the settings, once for each change of the operator', async () => {
  const sites = aDirectory()
  await write('other', '{"messageCredits": "four"}')
  for (let i = 0; i < 3; i++) {
    await sites.all()
    time += 10_000
  }
  expect(logged).toEqual([{ site: 'other', settings: ['messageCredits'] }])
  await write('other', '{"minAge": 16}')
  await sites.all()
  expect(logged.slice(1)).toEqual([{ site: 'other', settings: ['minAge'] }])
})

test('a default site that is none stops the server, and is named', async () => {
  const [sites, now] = [aDirectory(), () => new Date(time)]
  const startWith = (DEFAULT_SITE: string) =>
    ensureSite({ db: database.db, sites, now, config: readConfig({ DEFAULT_SITE }) })
  await startWith('other')
  await expect(startWith('nothing')).rejects.toThrow('DEFAULT_SITE: there is no nothing. The sites: ')
})
