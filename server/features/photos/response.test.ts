import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPortrait } from '../../../db/demo/portraits/portrait.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../core/operations/log.ts'
import type { Sessions } from '../../core/sessions.ts'
import type { SiteDirectory } from '../../core/site/directory.ts'
import type { Site } from '../../core/site/settings.ts'
import { folderStorage } from '../../gateways/storage.ts'
import { siteSettings } from '../../settings.ts'
import { type PhotoSigner, type PhotoVariant, photoAddresses, photoVariants } from './addresses.ts'
import { photoResponse } from './response.ts'
import { originalKey, variantKey } from './stored.ts'

type Found = NonNullable<Awaited<ReturnType<Sessions['find']>>>

const dir = mkdtempSync(join(tmpdir(), 'vonk-photos-'))
const storage = folderStorage(dir)
const secret = 'a secret that is long enough to sign'
const morning = new Date('2026-06-01T09:20:00Z')
const log = createLog(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
const lander = 'https://lander.example'
const settings = siteSettings.parse({ landerOrigins: [lander] })
const [vonk, gloed] = ['vonk', 'gloed'].map((id): Site => ({ id, hosts: [`${id}.test`], settings }))
const sites = { of: async (host: string) => (host === 'gloed.test' ? gloed! : vonk!) }
const sessions = { find: async (secret: string) => (secret === 'ada' ? ({ renewed: false } as Found) : undefined) }
const world = { storage, secret, log, now: () => morning, sites: sites as SiteDirectory, sessions }

const ask = (path: string, { method = 'GET', now = morning, headers = {}, host = 'vonk.test' } = {}) =>
  photoResponse(
    { ...world, now: () => now },
    new Request(`http://${host}${path}`, { method, headers: { host, ...headers } }),
  )
const address = (key: string, variant: PhotoVariant, signer: Partial<PhotoSigner> = {}) =>
  photoAddresses({ secret, site: vonk!, photoSession: null, ...signer }, key, morning)(variant)

beforeAll(() => storage.put(originalKey('anna'), drawPortrait(1, { gender: 'female', age: 30 })))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('a signed address gives the file, and the browser may keep it until the address ends', async () => {
  const response = await ask(address('anna', 'card'))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('private, max-age=6000, immutable')
  expect((await sharp(await response.bytes()).metadata()).format).toBe('webp')
})

test('a wrong or worn-out address is forbidden', async () => {
  const good = address('anna', 'blurred')
  expect((await ask(good.replace('blurred', 'full'))).status).toBe(403)
  expect((await ask('/photos/anna/full.webp')).status).toBe(403)
  expect((await ask('/photos/anna/full.webp?e=9999999999&s=abc')).status).toBe(403)
  expect((await ask(good, { now: new Date('2026-06-01T11:00:00Z') })).status).toBe(403)
  expect((await ask('/photos/anna/full.webp')).headers.get('cache-control')).toBe('no-store')
})

test('an address is good on the hosts of its own site alone', async () => {
  const good = address('anna', 'card')
  expect((await ask(good, { host: 'gloed.test' })).status).toBe(403)
  expect((await ask(good)).status).toBe(200)
})

test('an address that a member got is forbidden to whoever has not their session', async () => {
  const good = address('anna', 'full', { photoSession: 'ada' })
  const statusWith = async (headers: Record<string, string>) => (await ask(good, { headers })).status
  expect(await statusWith({})).toBe(403)
  expect(await statusWith({ cookie: 'vonk_session=' })).toBe(403)
  expect(await statusWith({ cookie: 'vonk_session=bo' })).toBe(403)
  expect(await statusWith({ cookie: 'locale=nl; vonk_session=ada' })).toBe(200)
})

test('a page elsewhere shows what visitors may see when it is a lander of the site, and nothing of members', async () => {
  const policyOf = async (path: string, headers: Record<string, string>) =>
    (await ask(path, { headers })).headers.get('cross-origin-resource-policy')
  const open = address('anna', 'card')
  expect(await policyOf(open, { referer: `${lander}/` })).toBe('cross-origin')
  expect(await policyOf(open, {})).toBe('same-origin')
  expect(await policyOf(open, { referer: `${lander}.evil.example/` })).toBe('same-origin')
  const members = address('anna', 'card', { photoSession: 'ada' })
  expect(await policyOf(members, { referer: `${lander}/`, cookie: 'vonk_session=ada' })).toBe('same-origin')
})

test('what is not there is not found', async () => {
  expect((await ask(address('nobody', 'card'))).status).toBe(404)
  for (const path of [
    '/photos/',
    '/photos/anna',
    '/photos/anna/original',
    '/photos/anna/original.webp',
    '/photos/../x/card.webp',
  ]) {
    expect((await ask(path)).status).toBe(404)
  }
})

test('an original that is no picture is not found either', async () => {
  await storage.put(originalKey('broken'), 'not a picture')
  expect((await ask(address('broken', 'card'))).status).toBe(404)
})

test('photos are only read', async () => {
  expect((await ask(address('anna', 'card'), { method: 'HEAD' })).status).toBe(200)
  expect((await ask(address('anna', 'card'), { method: 'DELETE' })).status).toBe(405)
})

test('many who ask for a new photo at once wait for the same work', async () => {
  await storage.put(originalKey('ben'), drawPortrait(2, { gender: 'male', age: 50 }))
  const read: string[] = []
  const get = (key: string) => {
    read.push(key)
    return storage.get(key)
  }
  const counted = { ...world, storage: { ...storage, get } }
  const asked = Array.from({ length: 30 }, (_, i) => {
    const variant = photoVariants[i % photoVariants.length] as PhotoVariant
    return photoResponse(counted, new Request(`http://localhost${address('ben', variant)}`))
  })
  for (const response of await Promise.all(asked)) expect(response.status).toBe(200)
  expect(read.filter((key) => key === originalKey('ben'))).toHaveLength(1)
  for (const variant of photoVariants) expect(await storage.has(variantKey('ben', variant))).toBe(true)
})
