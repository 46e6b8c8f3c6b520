import { beforeAll, expect, test } from 'bun:test'
import sharp from 'sharp'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { appOf } from '../../../testing/php.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { type HostilePhoto, hostilePhotos, photoCanary } from '../testing/hostile-photos.ts'

const database = await freshDatabase()
const { db } = database
const photos = await hostilePhotos()
let world: TestWorld
let app: ReturnType<typeof appOf>

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
  app = appOf({ ...world, config: { ...world.config, trustedProxies: 1 } })
})

const megabyte = 1024 * 1024

interface Sender {
  premiumSince?: Date
  network?: number
}

/** Sends it as somebody new would; the code of the refusal, or undefined when it was taken. */
async function send(file: Buffer, { premiumSince, network = 0 }: Sender = {}): Promise<string | undefined> {
  const { id } = await aMember(db, { premiumSince })
  const request = new Request(`http://localhost/photos?clientId=${crypto.randomUUID()}`, {
    ...{ method: 'POST', body: new Uint8Array(file) },
    headers: {
      ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg', 'content-length': `${file.length}` },
      ...{ cookie: `vonk_session=${await aSession(db, id)}`, 'x-forwarded-for': `10.0.${network}.1` },
    },
  })
  const response = await app.handle(request)
  const { message } = await response.json()
  return [200, 400].includes(response.status) ? message : `${response.status} ${message}`
}

async function takeFiles(): Promise<Buffer[]> {
  const files: Buffer[] = []
  for await (const { key } of world.storage.list('photos')) {
    files.push(Buffer.from(await (await world.storage.get(key))!.bytes()))
    await world.storage.remove(key)
  }
  return files
}

/** What a file contains beside its pixels. */
async function toldBy(file: Buffer): Promise<string[]> {
  const told = await sharp(file).metadata()
  const named = (
    ['exif', 'xmp', 'iptc', 'icc', 'comments', 'orientation', 'pages', 'tifftagPhotoshop'] as const
  ).filter((name) => told[name] !== undefined)
  const chunks = file.toString('latin1').match(/EXIF|XMP |ICCP|ANIM|VP8X|<svg|<script|<\?php|%PDF/g) ?? []
  return [...named, ...chunks, ...(file.includes(photoCanary) ? [photoCanary] : [])]
}

/** What is wrong with the way in which it was answered. */
async function wrongWith({ file, must }: HostilePhoto): Promise<string[]> {
  const refused = await send(file)
  const files = await takeFiles()
  if (refused) {
    const isFit =
      ['photo_unreadable', 'photo_too_large', 'photo_too_small'].includes(refused) ||
      (file.length === 0 && refused === 'input_invalid')
    return [
      ...(must === 'be taken' ? [`refused: ${refused}`] : []),
      ...(isFit ? [] : [`refused with ${refused}`]),
      ...(files.length > 0 ? ['files are left'] : []),
    ]
  }
  const told = (await Promise.all(files.map(toldBy))).flat()
  return [
    ...(must === 'be refused' ? ['taken'] : []),
    ...(files.length === 6 ? [] : [`${files.length} files`]),
    ...(told.length > 0 ? [`tells ${[...new Set(told)]}`] : []),
  ]
}

test('there are as many as we could think of', () => {
  expect(photos.length).toBeGreaterThanOrEqual(150)
  expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length)
})

test.each(photos)('is refused or becomes a picture that tells nothing: $name', async (photo) => {
  expect(await wrongWith(photo)).toEqual([])
})

test('memory stays within bounds while twenty large ones come at once', async () => {
  // Pixels take memory of another process; these bytes are held by this one.
  const pixels = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#38a868' } })
    .jpeg()
    .toBuffer()
  const large = Buffer.concat([pixels, Buffer.alloc(6 * megabyte)])
  Bun.gc(true)
  const before = process.memoryUsage.rss()
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  // No single network, and neither premium members nor the others alone, have room for so many.
  const senders = Array.from({ length: 20 }, (_, network) =>
    network % 2 === 0 ? { network } : { network, premiumSince: new Date('2026-01-01') },
  )
  const answers = await Promise.all(senders.map((sender) => send(large, sender)))
  clearInterval(watching)
  expect(answers.filter((refused) => refused !== undefined)).toEqual([])
  await takeFiles()
  console.log(`${Math.round((most - before) / megabyte)} MB more while 20 photos of 6 MB came`)
  expect((most - before) / megabyte).toBeLessThan(600)
}, 60_000)
