import { beforeEach, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { toldTo } from '../../testing/events.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { approve, refuse, remove } from './decide.ts'
import { hasUnseen, listStatements, noteSeen, object } from './statements.ts'
import { claimAndSee as claim } from './testing/moderator.ts'
import { somePhotos } from './testing/scene.ts'
import { undo } from './undo.ts'
import { deleteOver } from './upkeep.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
let ada: TestMember
const [mila, tom] = [await aStaff(db), await aStaff(db)]
const asMila = await world.asStaff(mila)
const asTom = await world.asStaff(tom)

const began = world.now().getTime()
beforeEach(async () => {
  await sql`delete from photos`
  await sql`delete from photo_claims`
  await sql`delete from photo_removals`
  await sql`delete from removed_pictures`
  ada = await aMember(db, { name: 'Ada' })
  world.pass(began - world.now().getTime())
})

const photo = async (id: string) => (await db.query.photos.findFirst({ where: (p, { eq }) => eq(p.id, id) }))!
const lastEntries = async (count: number) =>
  (await db.query.auditEntries.findMany({ orderBy: (e, { desc }) => [desc(e.id)], limit: count })).map(
    ({ action, staffId, memberId, subjectId, details }) => ({ action, staffId, memberId, subjectId, details }),
  )

async function claimed(count = 1) {
  const ids = await somePhotos(db, ada.id, count)
  await claim(asMila)
  return ids
}

test('an approved photo is seen by others, as the main one where it is the first; the log says who did it', async () => {
  const [id] = await claimed()
  await approve(asMila, id!)
  expect(await photo(id!)).toMatchObject({ status: 'active', isMain: true })
  expect(await lastEntries(1)).toEqual([
    { action: 'photo_approved', staffId: mila.id, memberId: ada.id, subjectId: id!, details: {} },
  ])
  await expect(approve(asMila, id!)).rejects.toThrow('claim_over')
})

test('decided twice at once it is decided once, with one entry', async () => {
  const [id] = await claimed()
  const both = await Promise.allSettled([
    approve(asMila, id!),
    remove(asMila, id!, { reason: 'nude', remark: '' }),
    ...Array.from({ length: 10 }, () => approve(asMila, id!)),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lastEntries(2)).not.toEqual([
    expect.objectContaining({ subjectId: id! }),
    expect.objectContaining({ subjectId: id! }),
  ])
})

test('nobody decides about what they have not claimed', async () => {
  const [id] = await claimed()
  await expect(approve(asTom, id!)).rejects.toThrow('claim_over')
  await expect(remove(asTom, id!, { reason: 'nude', remark: '' })).rejects.toThrow('claim_over')
  expect((await photo(id!)).status).toBe('under_inspection')
})

test('the reason that says nothing needs words, of a length', async () => {
  const [id] = await claimed()
  await expect(remove(asMila, id!, { reason: 'other', remark: ' ' })).rejects.toThrow('remark_missing')
  await expect(remove(asMila, id!, { reason: 'nude', remark: 'a'.repeat(1001) })).rejects.toThrow('remark_too_long')
  await remove(asMila, id!, { reason: 'other', remark: ' Dit is een tekening. ' })
  expect(await listStatements(await world.as(ada))).toEqual([
    expect.objectContaining({ photoId: id!, reason: 'other', remark: 'Dit is een tekening.', outcome: null }),
  ])
})

test('who has a photo removed reads what, why, how it was decided and until when to object: in the app and by mail', async () => {
  const before = (await toldTo(db, ada)).length
  const [id] = await claimed()
  await remove(asMila, id!, { reason: 'contact', remark: '' })
  expect((await photo(id!)).status).toBe('removed')
  expect(await hasUnseen(await world.as(ada))).toBe(false)
  const [mail] = await mailsTo(world, ada.email)
  expect(mail?.subject).toBe('Een foto van je is verwijderd')
  for (const words of [
    'Telefoonnummer, adres of reclame',
    'geen telefoonnummers',
    'het besluit is niet automatisch genomen',
    '28 november 2026',
    '/profile/photos',
  ])
    expect(mail?.text).toContain(words)
  expect(await hasUnseen(await world.as(ada))).toBe(true)
  await noteSeen(await world.as(ada))
  expect(await hasUnseen(await world.as(ada))).toBe(false)
  expect((await toldTo(db, ada)).slice(before).map(({ type }) => type)).toEqual(['photos', 'statement'])
})

test('a decision can be undone for a minute, by who made it; then nobody is told and nothing is left but the log', async () => {
  const mailsBefore = (await mailsTo(world, ada.email)).length
  const doneBefore = (await claim(asMila)).queue.done
  const [one, two] = await claimed(2)
  await remove(asMila, one!, { reason: 'nude', remark: '' })
  await approve(asMila, two!)
  await expect(undo(asTom, one!)).rejects.toThrow('undo_over')
  await undo(asMila, one!)
  await undo(asMila, one!)
  await undo(asMila, two!)
  for (const id of [one!, two!]) expect(await photo(id)).toMatchObject({ status: 'under_inspection', isMain: false })
  expect(await db.query.photoRemovals.findMany()).toEqual([])
  expect(await db.query.removedPictures.findMany()).toEqual([])
  expect((await mailsTo(world, ada.email)).length).toBe(mailsBefore)
  const { photos, queue } = await claim(asMila)
  expect(photos.map(({ id }) => id)).toEqual([one!, two!])
  expect(queue.done).toBe(doneBefore)
  expect((await lastEntries(4)).map(({ action }) => `${action}`)).toEqual([
    ...['photo_decision_undone', 'photo_decision_undone', 'photo_approved', 'photo_removed'],
  ])
  await approve(asMila, one!)
  world.pass(60_001)
  await expect(undo(asMila, one!)).rejects.toThrow('undo_over')
})

async function objected(text = 'Dat ben ik zelf.') {
  const [id] = await claimed()
  await remove(asMila, id!, { reason: 'copied', remark: '' })
  await mailsTo(world, ada.email)
  const removal = (await db.query.photoRemovals.findFirst())!
  await object(await world.as(ada), { id: removal.id, text })
  return { id: id!, removalId: removal.id }
}

test('one objects once, in words, in time, and to one’s own alone', async () => {
  const [id] = await claimed()
  await remove(asMila, id!, { reason: 'minor', remark: '' })
  const removal = (await db.query.photoRemovals.findFirst())!
  const ben = await aMember(db)
  await expect(object(await world.as(ben), { id: removal.id, text: 'x' })).rejects.toThrow('objection_over')
  await expect(object(await world.as(ada), { id: removal.id, text: ' ' })).rejects.toThrow('objection_missing')
  await expect(object(await world.as(ada), { id: removal.id, text: 'x'.repeat(1001) })).rejects.toThrow(
    'remark_too_long',
  )
  const me = await world.as(ada)
  await Promise.all(Array.from({ length: 5 }, () => object(me, { id: removal.id, text: 'Ik ben 24.' })))
  await expect(object(me, { id: removal.id, text: 'Nog iets.' })).rejects.toThrow('objection_over')
  await sql`update photo_removals set objection = null, objected_at = null`
  world.pass(14 * 24 * 60 * 60_000)
  await expect(object(me, { id: removal.id, text: 'Ik ben 24.' })).rejects.toThrow('objection_over')
})

test('a granted objection brings the photo back, is told, and the picture is remembered no longer', async () => {
  const { id } = await objected()
  await claim(asTom)
  await approve(asTom, id)
  expect((await photo(id)).status).toBe('active')
  const mails = await mailsTo(world, ada.email)
  expect(mails.at(-1)?.subject).toBe('Je bezwaar is toegewezen')
  expect(await db.query.removedPictures.findMany()).toEqual([])
  expect((await lastEntries(1))[0]).toMatchObject({ action: 'objection_granted', staffId: tom.id })
  expect(await listStatements(await world.as(ada))).toEqual([])
})

test('a refused one leaves it removed, is told, and the photo goes for good after two weeks', async () => {
  const { id } = await objected()
  await claim(asTom)
  await refuse(asTom, id)
  expect((await photo(id)).status).toBe('removed')
  expect((await lastEntries(1))[0]).toMatchObject({ action: 'objection_refused' })
  expect((await mailsTo(world, ada.email)).at(-1)?.subject).toBe('Je bezwaar is afgewezen')
  expect(await hasUnseen(await world.as(ada))).toBe(true)
  expect(await listStatements(await world.as(ada))).toEqual([expect.objectContaining({ outcome: 'refused' })])
  await deleteOver(world)
  expect((await photo(id)).deletedAt).toBeNull()
  world.pass(14 * 24 * 60 * 60_000 + 1)
  await deleteOver(world)
  expect((await photo(id)).deletedAt).toEqual(world.now())
})

test('a removed photo is kept as long as one may object, and longer while an objection waits', async () => {
  const { id } = await objected()
  world.pass(181 * 24 * 60 * 60_000)
  await deleteOver(world)
  expect((await photo(id)).deletedAt).toBeNull()
  await sql`update photo_removals set objection = null, objected_at = null`
  await deleteOver(world)
  expect((await photo(id)).deletedAt).toEqual(world.now())
})

test('undone, the review of an objection waits again, and its member hears nothing of it', async () => {
  const { id, removalId } = await objected()
  const me = await world.as(ada)
  await noteSeen(me)
  for (const decision of [approve, refuse]) {
    await claim(asTom)
    await decision(asTom, id)
    expect(await hasUnseen(me)).toBe(false)
    await undo(asTom, id)
    expect(await hasUnseen(me)).toBe(false)
    expect((await photo(id)).status).toBe('removed')
    const row = (await db.query.photoRemovals.findFirst({ where: (r, { eq }) => eq(r.id, removalId) }))!
    expect(row).toMatchObject({ outcome: null, reviewedAt: null })
    expect((await claim(asTom)).photos.map((one) => one.id)).toEqual([id])
  }
})
