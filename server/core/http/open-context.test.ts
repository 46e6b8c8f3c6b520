import { beforeAll, expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { createSiteDirectory } from '../site/directory.ts'
import { openContext } from './open-context.ts'

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

test('links lead to a host of the site, whatever the request claims', async () => {
  expect(await originOf({ host: 'vonk.example:3000' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'evil.example:3000' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'evil.example' }, { publicUrl: 'https://vonk.example' })).toBe('https://vonk.example')
})

test('links lead to a port that the site answers on', async () => {
  expect(await originOf({ host: 'vonk.example:3000' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'vonk.example:6666' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'evil.example:6666' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'vonk.example' })).toBe('http://vonk.example:3000')
  expect(await originOf({ host: 'vonk.example' }, { trustedProxies: 1 })).toBe('http://vonk.example')
  expect(await originOf({ host: 'vonk.example:80' }, { trustedProxies: 1 })).toBe('http://vonk.example')
  expect(await originOf({ host: 'vonk.example' }, { publicUrl: 'http://vonk.example' })).toBe('http://vonk.example')
  const publicUrl = 'https://vonk.example:8443'
  expect(await originOf({ host: 'vonk.example:6666' }, { publicUrl })).toBe('https://vonk.example:8443')
})

test('a proxy that is trusted tells whether the line is secure, and nothing else', async () => {
  const trusted = { trustedProxies: 1 }
  const claimed = (proto: string) => ({ host: 'vonk.example', 'x-forwarded-proto': proto })
  expect(await originOf(claimed('https'))).toBe('http://vonk.example:3000')
  expect(await originOf(claimed('https'), trusted)).toBe('https://vonk.example')
  expect(await originOf(claimed('https, http'), trusted)).toBe('https://vonk.example')
  expect(await originOf(claimed('javascript'), trusted)).toBe('http://vonk.example')
})
