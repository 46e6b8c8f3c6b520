import { beforeEach, expect, test } from 'bun:test'
import { recordSeen } from '../../../db/queries/inspection/claims.ts'
import { insertRemoval } from '../../../db/queries/inspection/decisions.ts'
import { aMember, aPhoto, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { tryAgainLater } from '../../core/refusals.ts'
import { testWorld } from '../../testing/world.ts'
import { variantKey } from '../photos/stored.ts'
import { claim, release } from './claim.ts'
import { approve, refuse, remove } from './decide.ts'
import { staffPhotoPath, staffPhotoResponse } from './file.ts'
import { somePhotos, someReported } from './testing/scene.ts'
import { undo } from './undo.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
const [mila, tom] = [await aStaff(db), await aStaff(db)]
const [asMila, asTom] = [await world.asStaff(mila), await world.asStaff(tom)]

beforeEach(async () => {
  await sql`delete from photos`
  await sql`delete from photo_claims`
  await sql`delete from unloadable_photos`
  await sql`delete from conversations`
})

async function aStoredPhoto(memberId: string, position = 1) {
  const id = await aPhoto(db, memberId, { position })
  const { storageKey } = (await db.query.photos.findFirst({ where: (p, { eq }) => eq(p.id, id) }))!
  for (const variant of ['card', 'full'] as const) await world.storage.put(variantKey(storageKey, variant), 'webp')
  return id
}

const look = (ctx: typeof asMila, id: string, variant: 'card' | 'full' = 'full') =>
  staffPhotoResponse(ctx, staffPhotoPath(id, variant))
const looksOf = async (ctx: typeof asMila, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await look(ctx, id)).status))
const looksAt = async (subjectId: string) =>
  (
    await db.query.auditEntries.findMany({
      where: (e, { and, eq }) => and(eq(e.action, 'photo_shown'), eq(e.subjectId, subjectId)),
      orderBy: (e) => e.id,
    })
  ).map(({ staffId, memberId, siteId, details }) => ({ staffId, memberId, siteId, details }))

test('only what is in hand is shown, and for its sake the other photos of its member; no browser keeps any', async () => {
  const [waiting] = await somePhotos(db, ada.id, 1)
  const [other, stranger] = [await aStoredPhoto(ada.id), await aStoredPhoto(cleo.id)]
  expect(await looksOf(asMila, [other, stranger])).toEqual([404, 404])
  await claim(asMila)
  expect(await looksOf(asMila, [other, stranger])).toEqual([200, 404])
  expect(await looksOf(asTom, [other])).toEqual([404])
  expect((await look(asMila, other)).headers.get('cache-control')).toBe('private, no-store')
  await release(asMila, [waiting!])
  expect(await looksOf(asMila, [other])).toEqual([404])
  await claim(asMila)
  world.pass(2 * 60_000 + 1)
  expect(await looksOf(asMila, [other])).toEqual([404])
})

test('a look at another photo is in the log, once for each time that its cause was in hand', async () => {
  const [waiting] = await somePhotos(db, ada.id, 1)
  const other = await aStoredPhoto(ada.id)
  await claim(asMila)
  await Promise.all(Array.from({ length: 50 }, (_, n) => look(asMila, other, n % 2 ? 'card' : 'full')))
  await claim(asMila)
  await look(asMila, other)
  const entry = { staffId: mila.id, memberId: ada.id, siteId: 'vonk', details: { claimed: waiting! } }
  expect(await looksAt(other)).toEqual([entry])
  await release(asMila)
  world.pass(1000)
  await claim(asTom)
  await look(asTom, other)
  expect(await looksAt(other)).toEqual([entry, { ...entry, staffId: tom.id }])
  await release(asTom)
  world.pass(1000)
  await claim(asMila)
  await look(asMila, other)
  expect(await looksAt(other)).toHaveLength(3)
})

test('the photo in hand itself is not, and a look is no decision that could be undone', async () => {
  const [one, two] = await somePhotos(db, ada.id, 2)
  await claim(asMila)
  await look(asMila, one!)
  expect(await looksAt(one!)).toEqual([])
  await recordSeen(db, one!, { staffId: mila.id, now: world.now() })
  await approve(asMila, one!)
  world.pass(1000)
  await look(asMila, one!)
  expect(await looksAt(one!)).toMatchObject([{ details: { claimed: two! } }])
  await undo(asMila, one!)
})

test('for a reported photo of a conversation those of its sender’s profile, and nothing else of the conversation', async () => {
  const [reported, other] = await someReported(db, { from: ada.id, to: ben.id, count: 2 })
  const [adas, bens] = [await aStoredPhoto(ada.id), await aStoredPhoto(ben.id)]
  await claim(asMila)
  await release(asMila, [other!])
  expect(await looksOf(asMila, [adas, bens])).toEqual([200, 404])
  expect(await looksOf(asMila, [other!])).toEqual([404])
  expect(await looksAt(adas)).toMatchObject([{ details: { claimed: reported! } }])
})

test('for one that looks like something removed that one, though it is somebody else’s', async () => {
  const removed = await aStoredPhoto(ben.id)
  const id = crypto.randomUUID()
  const [when, farAway] = [new Date('2026-05-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')]
  const why = { reason: 'nude', remark: '', createdAt: when, objectableUntil: farAway } as const
  await db.transaction((tx) => insertRemoval(tx, { id, memberId: ben.id, photoId: removed, staffId: tom.id, ...why }))
  await sql`insert into removed_pictures (id, member_id, reason, created_at) values (${id}, ${ben.id}, 'nude', now())`
  await aPhoto(db, ada.id, { status: 'under_inspection', looksLikeId: id, looksLikeDistance: 4 })
  const besides = await aStoredPhoto(ben.id, 2)
  await claim(asMila)
  expect(await looksOf(asMila, [removed, besides])).toEqual([200, 404])
  expect(await looksAt(removed)).toMatchObject([{ memberId: ben.id }])
})

/** One of Ada’s that waits, and has its picture in the storage. */
async function aStoredOneThatWaits(position: number) {
  const id = await aPhoto(db, ada.id, { position, status: 'under_inspection' })
  const { storageKey } = (await db.query.photos.findFirst({ where: (p, { eq }) => eq(p.id, id) }))!
  await world.storage.put(variantKey(storageKey, 'full'), 'webp')
  await world.storage.put(variantKey(storageKey, 'thumb'), 'webp')
  return id
}

test('nothing is decided about a photo whose picture was not sent to who decides', async () => {
  const id = await aStoredOneThatWaits(80)
  await claim(asMila)
  const decisions = [
    () => approve(asMila, id),
    () => remove(asMila, id, { reason: 'nude', remark: '' }),
    () => refuse(asMila, id),
  ]
  for (const decide of decisions) await expect(decide()).rejects.toThrow('photo_not_seen')
  await staffPhotoResponse(asMila, staffPhotoPath(id, 'thumb'))
  await expect(approve(asMila, id)).rejects.toThrow('photo_not_seen')
  expect((await look(asMila, id)).status).toBe(200)
  await approve(asMila, id)
  // Who takes a decision back has seen the photo, and no browser asks for it anew.
  await undo(asMila, id)
  await approve(asMila, id)
})

test('what one of the staff has seen another has not', async () => {
  const id = await aStoredOneThatWaits(81)
  await claim(asMila)
  await look(asMila, id)
  world.pass(2 * 60_000 + 1)
  await claim(asTom)
  await expect(approve(asTom, id)).rejects.toThrow('photo_not_seen')
})

test('a photo whose picture cannot be had is put aside, counted, and given out again later; others go on', async () => {
  const [broken] = await somePhotos(db, ada.id, 1)
  const [sent] = await someReported(db, { from: ben.id, to: cleo.id, count: 1 })
  const fine = await aStoredOneThatWaits(82)
  expect((await claim(asMila)).queue.unloadable).toBe(0)
  expect(await looksOf(asMila, [broken!, sent!, fine])).toEqual([404, 404, 200])
  const after = await claim(asMila)
  expect([after.photos.map(({ id }) => id), after.queue.unloadable]).toEqual([[fine], 2])
  expect((await claim(asTom)).photos).toEqual([])
  world.pass(10 * 60_000 + 1)
  expect((await claim(asMila)).photos.map(({ id }) => id)).toContain(broken!)
})

test('one whose storage is away is put aside as well', async () => {
  const id = await aStoredOneThatWaits(83)
  await claim(asMila)
  const away = {
    ...asMila,
    storage: { ...asMila.storage, get: () => Promise.reject(tryAgainLater({ retryAfter: 5 })) },
  }
  await expect(look(away, id)).rejects.toThrow('try_again_later')
  expect((await claim(asMila)).queue.unloadable).toBe(1)
})
