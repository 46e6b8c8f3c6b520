import { beforeAll, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { aMember, aPhoto, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { appRouter } from '../../../router.ts'
import { eventsAfter } from '../../../testing/events.ts'
import { appOf } from '../../../testing/php.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { photoVariants } from '../addresses.ts'
import { maxPhotoBytes } from '../pictures/bounds.ts'

const database = await freshDatabase()
const { db } = database
const premiumSince = new Date('2026-05-01T00:00:00Z')
let world: TestWorld
let app: ReturnType<typeof appOf>
let photo: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
  app = appOf(world)
  photo = await aFile({ width: 320, height: 400, turned: 1 })
})

/** So many pixels as they are written, and an EXIF orientation. */
async function aFile({ turned, ...size }: { width: number; height: number; turned: number }) {
  const made = sharp({ create: { ...size, channels: 3, background: '#38a868' } }).jpeg()
  return new Uint8Array(await made.withMetadata({ orientation: turned }).toBuffer())
}

interface Sending {
  clientId?: string
  replaces?: string
  body?: Uint8Array<ArrayBuffer> | ReadableStream
  headers?: Record<string, string>
  signal?: AbortSignal
  app?: ReturnType<typeof appOf>
}

/** Sends a photo as the browser of this member would; what is answered. */
async function send(member: TestMember | null, sending: Sending = {}) {
  const { clientId = crypto.randomUUID(), replaces, body = photo, headers = {}, signal, app: to = app } = sending
  const query = new URLSearchParams({ clientId, ...(replaces && { replaces }) })
  const request = new Request(`http://localhost/photos?${query}`, {
    ...{ method: 'POST', body, ...(signal && { signal }) },
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-length': `${body instanceof Uint8Array ? body.byteLength : 1000}`,
      ...(member && { cookie: `vonk_session=${await aSession(db, member.id)}` }),
      ...headers,
    },
  })
  const response = await to.handle(request)
  const { id, message } = response.status === 499 ? {} : await response.json()
  return { status: response.status as number, id: id as string, refused: message as string | undefined }
}

const callsOf = async (member: TestMember) => appRouter.createCaller(await world.as(member))
const rowsOf = ({ id }: TestMember) => db.query.photos.findMany({ where: (row, { eq }) => eq(row.memberId, id) })

async function storedFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of world.storage.list('photos')) keys.push(key)
  return keys.sort()
}

describe('a photo that is sent', () => {
  test('is there for its owner at once, marked, and for nobody else', async () => {
    const ada = await aMember(db)
    const { status, id } = await send(ada)
    expect(status).toBe(200)
    const { photos, limit } = await (await callsOf(ada)).photos.own()
    expect(photos).toMatchObject([{ id, status: 'under_inspection', colour: '#38a868' }])
    expect(limit).toBe(3)
    expect((await (await callsOf(ada)).session.me())?.photo?.thumb).toContain(id)
    const ben = await callsOf(await aMember(db))
    expect((await ben.members.get({ id: ada.id })).photos).toEqual([])
    const [own] = (await (await callsOf(ada)).members.get({ id: ada.id })).photos
    expect(own).toMatchObject({ id, underInspection: true })
  })

  test('is kept as six files and no more than is shown of it', async () => {
    const ada = await aMember(db)
    await send(ada)
    const [row] = await rowsOf(ada)
    const own = (await storedFiles()).filter((key) => key.includes(row!.storageKey))
    const names = ['original', ...photoVariants.map((variant) => `${variant}.webp`)].sort()
    expect(own).toEqual(names.map((name) => `photos/${row!.storageKey}/${name}`))
    for (const key of own)
      expect((await sharp(await (await world.storage.get(key))!.bytes()).metadata()).format).toBe('webp')
  })

  test('tells the owner’s other screens', async () => {
    const ada = await aMember(db)
    await send(ada)
    expect((await eventsAfter(db, ada.id, 0)).map(({ event }) => event)).toEqual([{ type: 'photos' }])
  })

  test('is the same one when the answer was lost and it is sent again, or twice at once', async () => {
    const ada = await aMember(db)
    const clientId = crypto.randomUUID()
    const first = await send(ada, { clientId })
    const again = await Promise.all([send(ada, { clientId }), send(ada, { clientId })])
    expect(again.map(({ id }) => id)).toEqual([first.id, first.id])
    const other = crypto.randomUUID()
    const before = (await storedFiles()).length
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => send(ada, { clientId: other })))
    expect(new Set(atOnce.map(({ id }) => id)).size).toBe(1)
    expect(await rowsOf(ada)).toHaveLength(2)
    expect((await storedFiles()).length - before).toBe(6)
  })

  test('takes the place of another one, even where there is no room', async () => {
    const ada = await aMember(db)
    const ids = []
    for (let n = 0; n < 3; n++) ids.push((await send(ada)).id)
    const { id, status } = await send(ada, { replaces: ids[1] })
    expect(status).toBe(200)
    const { photos } = await (await callsOf(ada)).photos.own()
    expect(photos.map((one) => one.id)).toEqual([ids[0]!, id, ids[2]!])
    expect(await send(ada, { replaces: ids[1] })).toMatchObject({ status: 404, refused: 'photo_not_found' })
  })
})

describe('how large it has to be', () => {
  test.each([
    { width: 319, height: 400, turned: 1 },
    { width: 320, height: 399, turned: 1 },
    { width: 400, height: 320, turned: 1 },
    { width: 320, height: 400, turned: 6 },
    { width: 5130, height: 1280, turned: 1 },
  ])('$width × $height pixels, turned as $turned, are too few for a card', async (size) => {
    const ada = await aMember(db)
    const before = await storedFiles()
    expect(await send(ada, { body: await aFile(size) })).toMatchObject({ status: 400, refused: 'photo_too_small' })
    expect([await rowsOf(ada), await storedFiles()]).toEqual([[], before])
  })

  test.each([
    { width: 320, height: 400, turned: 1 },
    { width: 400, height: 320, turned: 6 },
    { width: 5120, height: 1280, turned: 1 },
  ])('$width × $height pixels, turned as $turned, are enough', async (size) => {
    expect(await send(await aMember(db), { body: await aFile(size) })).toMatchObject({ status: 200 })
  })
})

describe('how many there may be', () => {
  test.each([
    ['free', { photoCount: 0 }, 3],
    ['premium', { photoCount: 22, premiumSince }, 25],
  ] as const)('a %s member’s fifty photos at once leave the limit', async (_, traits, limit) => {
    const [ada, room] = [await aMember(db, traits), limit - traits.photoCount]
    const before = (await storedFiles()).length
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(ada)))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(room)
    expect(new Set(answers.map(({ refused }) => refused))).toEqual(new Set([undefined, 'photo_limit_reached']))
    expect(await rowsOf(ada)).toHaveLength(limit)
    expect((await storedFiles()).length - before, 'what was refused leaves no file').toBe(room * 6)
  })

  test('what the inspection has removed takes no place, and nothing is read where there is none', async () => {
    const ada = await aMember(db, { photoCount: 2 })
    await aPhoto(db, ada.id, { position: 2, status: 'removed' })
    expect((await send(ada)).status).toBe(200)
    const body = new ReadableStream({
      pull() {
        throw new Error('was read')
      },
    })
    expect(await send(ada, { body })).toMatchObject({ status: 409, refused: 'photo_limit_reached' })
  })

  test('deleting and bringing back is no way round it', async () => {
    const ada = await aMember(db)
    const calls = await callsOf(ada)
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push((await send(ada)).id)
    await calls.photos.remove({ id: ids[0]! })
    expect((await send(ada)).status).toBe(200)
    await expect(calls.photos.restore({ id: ids[0]! })).rejects.toThrow('photo_limit_reached')
    const [one, two] = (await calls.photos.own()).photos
    await Promise.all([calls.photos.remove({ id: one!.id }), calls.photos.remove({ id: two!.id })])
    await Promise.allSettled([ids[0]!, one!.id, two!.id].map((id) => calls.photos.restore({ id })))
    expect((await calls.photos.own()).photos).toHaveLength(3)
  })

  test('whoever has more since premium ended gets back what they delete, and nothing beside it', async () => {
    const ada = await aMember(db, { photoCount: 5 })
    const calls = await callsOf(ada)
    const ids = (await rowsOf(ada)).map(({ id }) => id)
    for (const id of ids) await calls.photos.remove({ id })
    await Promise.all(Array.from({ length: 50 }, (_, n) => calls.photos.restore({ id: ids[n % 5]! })))
    expect((await calls.photos.own()).photos).toHaveLength(5)

    for (const id of ids.slice(0, 3)) await calls.photos.remove({ id })
    const { id: added } = await send(ada)
    await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => (n % 5 > 0 ? calls.photos.restore({ id: ids[n % 3]! }) : send(ada))),
    )
    expect((await calls.photos.own()).photos).toHaveLength(3)
    await calls.photos.remove({ id: added })
    await calls.photos.restore({ id: ids[0]! })
    await expect(calls.photos.restore({ id: added }), 'the one that took its place').rejects.toThrow(
      'photo_limit_reached',
    )
  })

  test('of many at once no more are made than there is room for', async () => {
    let written = 0
    const counting = {
      ...world.storage,
      put: (...args: Parameters<typeof world.storage.put>) => {
        written++
        return world.storage.put(...args)
      },
    }
    const member = await aMember(db)
    const crowded = appOf({ ...world, storage: counting })
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(member, { app: crowded })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    expect(written).toBe(3 * 6)
  })
})

describe('nobody', () => {
  test('sends without being logged in, or from the page of somebody else', async () => {
    const refused = { status: 403, refused: 'authentication_required' }
    expect(await send(null)).toMatchObject(refused)
    const [ada, ben] = [await aMember(db), await aMember(db)]
    expect(await send(ada, { headers: { 'x-page-owner': ben.id } })).toMatchObject(refused)
    expect((await send(ada, { headers: { 'x-page-owner': ada.id } })).status).toBe(200)
  })

  test('sends from another site', async () => {
    const request = new Request('http://localhost/photos', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect((await app.handle(request)).status).toBe(403)
  })

  test('sends more than 15 MB, nothing, or without saying how much, and nothing of it is read', async () => {
    const ada = await aMember(db)
    const endless = () => new ReadableStream({ pull: (line) => line.enqueue(new Uint8Array(10_000)) })
    const sizes: [string, number, string][] = [
      [`${maxPhotoBytes + 1}`, 400, 'photo_too_large'],
      ['0', 400, 'photo_unreadable'],
      ['many', 400, 'input_invalid'],
    ]
    for (const [length, status, refused] of sizes)
      expect(await send(ada, { body: endless(), headers: { 'content-length': length } })).toMatchObject({
        status,
        refused,
      })
    expect(await send(ada, { clientId: 'x' })).toMatchObject({ status: 400, refused: 'input_invalid' })
  })

  test('is waited for without end who says that there is more to come', async () => {
    const ada = await aMember(db)
    const body = new ReadableStream({ start: (line) => line.enqueue(photo) })
    const impatient = appOf(world, { bodyPatience: 0 })
    const headers = { 'content-length': `${photo.length + 1}` }
    expect(await send(ada, { body, headers, app: impatient })).toMatchObject({
      status: 408,
      refused: 'request_timeout',
    })
    expect(await rowsOf(ada)).toEqual([])
  })

  test('leaves anything behind who hangs up before it is theirs', async () => {
    const ada = await aMember(db)
    const before = await storedFiles()
    const line = new AbortController()
    const sending = send(ada, { signal: line.signal })
    line.abort()
    await sending
    expect([await rowsOf(ada), await storedFiles()]).toEqual([[], before])
  })
})
