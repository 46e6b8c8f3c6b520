import { beforeAll, expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { createSiteDirectory } from '../site/directory.ts'
import { openContext } from './open-context.ts'
import { newsOrigin } from './origin.ts'

const database = await freshDatabase()
let world: TestWorld

beforeAll(async () => {
  await aSite(database.db, { hosts: ['vonk.example'] })
  world = await testWorld(database)
})

async function originOf(headers: Record<string, string>, config: Partial<TestWorld['config']> = {}) {
  const request = new Request(`http://${headers.host}/`, { headers })
  const incoming = {
    request,
    url: new URL(request.url),
    socketAddress: '192.0.2.1',
    requestId: 'test',
    bodyPatience: 1000,
    allow: () => {},
    port: 3000,
  }
  const hosting = { ...world.config, ...config, defaultSite: 'vonk' }
  const sites = createSiteDirectory(world.db, world.now, world.log, hosting)
  const ctx = await openContext({ ...world, sites, config: hosting }, incoming, () => {})
  return ctx.origin
}

const sending = { smtpUrl: 'smtp://mail.example' }

test('links lead to a host of the site, whatever the request claims', async () => {
  expect(await originOf({ host: '203.0.113.66:3000' }, sending)).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'laptop:3000' }, { smsUrl: 'http://sms.example' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'vonk.example:3000' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'evil.example:3000' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'evil.example' }, { publicUrl: 'https://vonk.example' })).toBe('https://vonk.example')
})

test('links lead to an address of this machine that was asked', async () => {
  expect(await originOf({ host: '127.0.0.1:3000' }, sending)).toBe('http://127.0.0.1:3000')
  expect(await originOf({ host: '127.0.0.1:6666' }, sending)).toBe('http://127.0.0.1:3000')
  const publicUrl = 'https://vonk.example'
  expect(await originOf({ host: '127.0.0.1:3000' }, { ...sending, publicUrl })).toBe(publicUrl)
})

test('where nothing is sent to anybody links lead where the site was found', async () => {
  for (const host of ['203.0.113.5:3000', '203.0.113.5:8080', '[2001:db8::5]:3000', 'laptop:3000', 'vonk.example:8080'])
    expect(await originOf({ host }), host).toBe(`http://${host}`)
  expect(await originOf({ host: 'evil.example:6666' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: '203.0.113.5' }, { publicUrl: 'https://vonk.example' })).toBe('https://vonk.example')
})

test('links lead to a port that the site answers on', async () => {
  expect(await originOf({ host: 'vonk.example:3000' }, sending)).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'vonk.example:6666' }, sending)).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'evil.example:6666' }, sending)).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'vonk.example' }, sending)).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'vonk.example' }, { ...sending, trustedProxies: 1 })).toBe('http://vonk.example')
  expect(await originOf({ host: 'vonk.example:80' }, { ...sending, trustedProxies: 1 })).toBe('http://vonk.example')
  expect(await originOf({ host: 'vonk.example' }, { publicUrl: 'http://vonk.example' })).toBe('http://vonk.example')
  const publicUrl = 'https://vonk.example:8443'
  expect(await originOf({ host: 'vonk.example:6666' }, { publicUrl })).toBe('https://vonk.example:8443')
})

test('a proxy that is trusted tells whether the line is secure, and nothing else', async () => {
  const trusted = { ...sending, trustedProxies: 1 }
  const claimed = (proto: string) => ({ host: 'vonk.example', 'x-forwarded-proto': proto })
  expect(await originOf(claimed('https'), sending)).toBe('http://vonk.example:3000')
  expect(await originOf(claimed('https'), trusted)).toBe('https://vonk.example')
  expect(await originOf(claimed('https, http'), trusted)).toBe('https://vonk.example')
  expect(await originOf(claimed('javascript'), trusted)).toBe('http://vonk.example')
})

test('news of payments comes to a host of the site, behind a proxy where that says', async () => {
  const site = await world.sites.byId('vonk')
  const hosting = { ...world.config, port: 3000 }
  const news = (origin: string, config: Partial<TestWorld['config']> = {}) =>
    newsOrigin({ ...hosting, ...config }, site, origin)
  expect(news('http://203.0.113.5:6379')).toBe('http://vonk.example:3000')
  expect(news('http://vonk.example:6379')).toBe('http://vonk.example:3000')
  expect(news('https://vonk.example', { trustedProxies: 1 })).toBe('https://vonk.example')
  expect(news('http://vonk.example:3000', sending)).toBe('http://vonk.example:3000')
  const publicUrl = 'https://vonk.example'
  expect(news('https://vonk.example', { publicUrl })).toBe('https://vonk.example')
  expect(news('http://203.0.113.5:6379', { publicUrl })).toBe('https://vonk.example')
})
