import { beforeAll, expect, test } from 'bun:test'
import sharp from 'sharp'
import { portraits, scenes } from '../../../../db/demo/photos/pool.ts'
import { insertRemovedPicture } from '../../../../db/queries/photos/removed.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { testWorld } from '../../../testing/world.ts'
import { fingerprintOf, looksOf } from '../pictures/fingerprint.ts'
import { upload } from '../upload/upload.ts'
import { compareWithRemoved } from './compare.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const [ada, ben] = [
  await aMember(db, { premiumSince: new Date('2026-01-01') }),
  await aMember(db, { premiumSince: new Date('2026-01-01') }),
]

const [width, height] = [960, 1200]
const drawn = (draw: () => string) =>
  sharp(Buffer.from(draw())).resize(width, height, { fit: 'cover' }).jpeg().toBuffer()
/** Without these parts of its sides. */
const cut = (picture: Buffer, { left = 0, top = 0, right = 0, bottom = 0 }) =>
  sharp(picture)
    .extract({
      ...{ left: Math.round(width * left), top: Math.round(height * top) },
      ...{ width: Math.round(width * (1 - left - right)), height: Math.round(height * (1 - top - bottom)) },
    })
    .webp({ quality: 60 })
    .toBuffer()

const removedId = crypto.randomUUID()
const minorId = crypto.randomUUID()
let removed: Buffer
let minor: Buffer

beforeAll(async () => {
  removed = await drawn(portraits[40]!.draw)
  minor = await drawn(scenes[3]!.draw)
  const createdAt = world.now()
  await db.transaction(async (tx) => {
    const ofAda = { memberId: ada.id, createdAt }
    await insertRemovedPicture(tx, { id: removedId, reason: 'copied', ...ofAda }, await fingerprintOf(removed))
    await insertRemovedPicture(tx, { id: minorId, reason: 'minor', ...ofAda }, await fingerprintOf(minor))
  })
})

const seenAs = async (picture: Buffer) =>
  (await compareWithRemoved(db, ben.id, await looksOf(sharp(picture)))).looksLikeId

test.each<[string, (picture: Buffer) => Promise<Buffer>]>([
  ['as it was', async (picture) => picture],
  ['saved again, badly', (picture) => sharp(picture).jpeg({ quality: 30 }).toBuffer()],
  ['in half the size and another format', (picture) => sharp(picture).resize(480).webp({ quality: 50 }).toBuffer()],
  ['brighter and paler', (picture) => sharp(picture).modulate({ brightness: 1.1, saturation: 0.6 }).jpeg().toBuffer()],
  ['mirrored', (picture) => sharp(picture).flop().jpeg().toBuffer()],
  ['without a tenth of each side', (picture) => cut(picture, { left: 0.1, top: 0.1, right: 0.1, bottom: 0.1 })],
  ['without a twentieth of each side', (picture) => cut(picture, { left: 0.05, top: 0.05, right: 0.05, bottom: 0.05 })],
  ['without a fifth on the left', (picture) => cut(picture, { left: 0.2 })],
  ['without a tenth below', (picture) => cut(picture, { bottom: 0.1 })],
  [
    'with a frame around it',
    (picture) =>
      sharp(picture)
        .extend({ left: 107, right: 107, top: 133, bottom: 133, background: '#fff' })
        .resize(width, height)
        .jpeg()
        .toBuffer(),
  ],
])('a removed picture is known again %s', async (_, change) => {
  expect(await seenAs(await change(removed))).toBe(removedId)
})

test('other people’s pictures are not taken for it', async () => {
  const others = [...portraits.filter((_, n) => n % 25 === 7), ...scenes.filter((_, n) => n % 9 === 1)]
  expect(others.length).toBeGreaterThan(15)
  for (const { draw } of others) expect(await seenAs(await drawn(draw))).toBeNull()
})

const send = async (member: typeof ada, content: Buffer) =>
  upload(
    await world.as(member),
    { clientId: crypto.randomUUID() },
    { content, signal: new AbortController().signal, shares: [] },
  )

test('whose it was cannot send it again; cut, or sent by somebody else, it comes to the inspection with a mark', async () => {
  const again = await sharp(removed).jpeg({ quality: 50 }).toBuffer()
  await expect(send(ada, again)).rejects.toThrow('photo_removed_before')
  expect(await db.query.photos.findMany()).toEqual([])

  const ids = [await send(ada, await cut(removed, { left: 0.05, top: 0.05, bottom: 0.05 })), await send(ben, again)]
  const rows = await db.query.photos.findMany({ where: (photo, { inArray }) => inArray(photo.id, ids) })
  expect(rows.map(({ status, looksLikeId }) => [status, looksLikeId])).toEqual([
    ['under_inspection', removedId],
    ['under_inspection', removedId],
  ])
})

test('nobody sends what may show a child', async () => {
  await expect(send(ben, minor)).rejects.toThrow('photo_removed_before')
})

test.each([
  ['one’s own', 'copied' as const],
  ['what may show a child', 'minor' as const],
])('%s stays away, also where the same picture was removed of somebody else before', async (_, reason) => {
  const picture = await drawn(portraits[reason === 'minor' ? 12 : 13]!.draw)
  const removal = async (memberId: string, why: 'copied' | 'minor', createdAt: Date) =>
    db.transaction(async (tx) => {
      const one = { id: crypto.randomUUID(), memberId, reason: why, createdAt }
      await insertRemovedPicture(tx, one, await fingerprintOf(picture))
    })
  await removal(ada.id, 'copied', new Date('2026-01-01'))
  await removal(reason === 'minor' ? ada.id : ben.id, reason, new Date('2026-01-02'))
  await expect(send(ben, await sharp(picture).flop().jpeg().toBuffer())).rejects.toThrow('photo_removed_before')
  await expect(send(ben, picture)).rejects.toThrow('photo_removed_before')
})
