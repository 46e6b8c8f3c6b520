import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPortrait } from '../../../db/demo/portraits/portrait.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../core/log.ts'
import { folderStorage } from '../../gateways/storage.ts'
import { type PhotoVariant, photoAddress, photoVariants } from './addresses.ts'
import { photoResponse } from './response.ts'
import { originalKey, variantKey } from './stored.ts'

const dir = mkdtempSync(join(tmpdir(), 'vonk-photos-'))
const storage = folderStorage(dir)
const secret = 'a secret that is long enough to sign'
const morning = new Date('2026-06-01T09:20:00Z')
const log = createLog(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
const world = { storage, secret, log, now: () => morning }

const ask = (path: string, method = 'GET', now = morning) =>
  photoResponse({ ...world, now: () => now }, new Request(`http://localhost${path}`, { method }))
const address = (key: string, variant: PhotoVariant) => photoAddress(secret, key, variant, morning)

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
  expect((await ask(good, 'GET', new Date('2026-06-01T11:00:00Z'))).status).toBe(403)
  expect((await ask('/photos/anna/full.webp')).headers.get('cache-control')).toBe('no-store')
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
  expect((await ask(address('anna', 'card'), 'HEAD')).status).toBe(200)
  expect((await ask(address('anna', 'card'), 'DELETE')).status).toBe(405)
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
