import { afterEach, beforeEach, expect, test } from 'bun:test'
import sharp from 'sharp'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { toldTo } from '../../testing/events.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { openWith } from '../chat/open.ts'
import { variantKey } from '../photos/stored.ts'
import { report } from '../reports/report.ts'
import { release } from './claim.ts'
import { approve, refuse, remove } from './decide.ts'
import { hasUnseen, listStatements, object } from './statements.ts'
import { claimAndSee as claim } from './testing/moderator.ts'
import { somePhotos, someReported } from './testing/scene.ts'
import { undo } from './undo.ts'
import { deleteOver } from './upkeep.ts'

// Photos that Ada has sent to Ben and that Ben has reported. Profile photos: reported-profile.test.ts.

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
const ada = await aMember(db, { name: 'Ada', credits: 7 })
const ben = await aMember(db, { name: 'Ben' })
const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
const [mila, tom] = [await aStaff(db), await aStaff(db)]
const [asMila, asTom] = [await world.asStaff(mila), await world.asStaff(tom)]
const nude = { reason: 'nude', remark: '' } as const

beforeEach(async () => {
  await sql`delete from photo_claims`
  await sql`delete from photo_removals`
  await sql`delete from removed_pictures`
  await sql`delete from photos`
  await sql`delete from conversations`
})
afterEach(async () => expect(await findFaults(db)).toEqual([]))

const reported = (count = 1) => someReported(db, { from: ada.id, to: ben.id, count })
const idsOf = ({ photos }: Awaited<ReturnType<typeof claim>>) => photos.map(({ id }) => id)
const contentFor = async (ctx: typeof asAda, other: { id: string }) =>
  (await openWith(ctx, other.id)).messages[0]?.content
const seenByBoth = async () => [await contentFor(asAda, ben), await contentFor(asBen, ada)]
const lastEntry = async () => (await db.query.auditEntries.findFirst({ orderBy: (e, { desc }) => [desc(e.id)] }))!
const entriesOf = async (id: string) => {
  const entries = await db.query.auditEntries.findMany({
    where: (e, { eq }) => eq(e.subjectId, id),
    orderBy: (e) => e.id,
  })
  return entries.map(({ action }) => action)
}
const shown = { kind: 'photo', status: 'active', look: { colour: '#aabbcc', width: 900, height: 1200 } } as const
const place = async () => {
  const [row] = await sql`select conversation_id as "conversationId", seq, photo_key as key from messages where seq = 1`
  return row as { conversationId: string; seq: number; key: string | null }
}
async function claimed() {
  const [id] = await reported()
  await claim(asMila)
  return id!
}

test('it comes before photos of profiles, with why it was reported, and nothing else of the conversation', async () => {
  const [plain] = await somePhotos(db, ada.id, 1)
  const [id] = await reported()
  const { photos, queue } = await claim(asMila)
  expect(photos.map((one) => [one.id, one.reportedFor])).toEqual([
    [id!, [{ reason: 'sexual', count: 1 }]],
    [plain!, []],
  ])
  expect(photos[0]).toMatchObject({ member: { name: 'Ada' }, full: `/admin/photo-files/${id}/full.webp` })
  expect(queue).toMatchObject({ waiting: 2, oldest: new Date('2026-05-01T00:00:00Z') })
  expect(JSON.stringify(photos)).not.toContain('Ben')
  expect(JSON.stringify(photos)).not.toContain('Hoi')
})

test('fifty moderators at once never get the same one, and each gets one as long as there are some', async () => {
  const ids = await reported(60)
  const fifty = await Promise.all(Array.from({ length: 50 }, () => aStaff(db)))
  const all = (await Promise.all(fifty.map(async (one) => claim(await world.asStaff(one))))).flatMap(idsOf)
  expect(all.toSorted()).toEqual(ids.toSorted())
})

test('who gets it to see is in the log, again when they get it again, and not for keeping it', async () => {
  const id = await claimed()
  await claim(asMila)
  expect(await lastEntry()).toMatchObject({
    ...{ action: 'reported_photo_shown', staffId: mila.id, memberId: ada.id, siteId: 'vonk', subjectId: id },
  })
  world.pass(2 * 60_000 + 1)
  await claim(asTom)
  await release(asTom)
  await claim(asTom)
  expect(await entriesOf(id)).toEqual(Array.from({ length: 3 }, () => 'reported_photo_shown'))
})

test('reported fifty times at once it stands in the queue once', async () => {
  const [from, to] = [await aMember(db), await aMember(db)]
  const [id] = await someReported(db, { from: from.id, to: to.id, count: 1 })
  const asTo = await world.as(to)
  const tell = () => report(asTo, { id: crypto.randomUUID(), memberId: from.id, seq: 1, reason: 'sexual', remarks: '' })
  // The job queue asks about a queue once, beside the transaction: fifty would leave it no connection.
  await tell()
  await sql`update messages set photo_status = 'active' where seq = 1`
  await Promise.all(Array.from({ length: 50 }, tell))
  const { photos, queue } = await claim(asMila)
  expect(photos.map((one) => one.id)).toEqual([id!])
  expect(queue.waiting).toBe(1)
})

test('approved, both see it again; its sender has never heard of it, and the log says what it was', async () => {
  const id = await claimed()
  expect(await seenByBoth()).toEqual([shown, { kind: 'photo', status: 'under_inspection' }])
  const [adas, bens] = [await toldTo(db, ada), await toldTo(db, ben)]
  await approve(asMila, id)
  expect(await seenByBoth()).toEqual([shown, shown])
  expect(await toldTo(db, ada)).toEqual(adas)
  const { conversationId, seq } = await place()
  expect((await toldTo(db, ben)).slice(bens.length)).toEqual([
    { type: 'message_photo', conversationId, seq, status: 'active' },
  ])
  expect(await lastEntry()).toMatchObject({
    ...{ action: 'photo_approved', staffId: mila.id, memberId: ada.id, subjectId: id },
    details: { conversation: true },
  })
  await expect(approve(asMila, id)).rejects.toThrow('claim_over')
})

test('removed, neither sees it; its sender reads why in the app and by mail, and can object', async () => {
  const bensBefore = await mailsTo(world, ben.email)
  const id = await claimed()
  await remove(asMila, id, nude)
  expect(await seenByBoth()).toEqual([
    { kind: 'photo', status: 'removed' },
    { kind: 'photo', status: 'removed' },
  ])
  expect(await lastEntry()).toMatchObject({ action: 'photo_removed', details: { reason: 'nude', conversation: true } })
  const mail = (await mailsTo(world, ada.email)).at(-1)
  for (const words of [
    '4 januari 2026 in een gesprek',
    'Je krijgt terug wat hij kostte',
    'Naakt of seksueel',
    '/profile/photos',
  ])
    expect(mail?.text).toContain(words)
  expect(await mailsTo(world, ben.email)).toEqual(bensBefore)
  expect(await hasUnseen(asAda)).toBe(true)
  expect(await listStatements(asAda)).toEqual([
    expect.objectContaining({ photoId: null, sentAt: new Date('2026-01-04T00:00:00Z'), reason: 'nude' }),
  ])
  expect(await listStatements(asBen)).toEqual([])
})

test('decided twenty times at once it is decided once', async () => {
  const id = await claimed()
  const tries = Array.from({ length: 20 }, (_, n) => (n % 2 ? approve(asMila, id) : remove(asMila, id, nude)))
  expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await entriesOf(id)).toEqual(['reported_photo_shown', expect.stringMatching(/^photo_(approved|removed)$/)])
})

test('nobody decides about what they have not claimed, nor removes it because nobody is to be recognised', async () => {
  const id = await claimed()
  await expect(approve(asTom, id)).rejects.toThrow('claim_over')
  await expect(remove(asTom, id, nude)).rejects.toThrow('claim_over')
  await expect(remove(asMila, id, { reason: 'nobody', remark: '' })).rejects.toThrow('input_invalid')
  expect(await contentFor(asBen, ada)).toEqual({ kind: 'photo', status: 'under_inspection' })
})

test('undone within the minute, it waits again and its sender sees it as before', async () => {
  const id = await claimed()
  await remove(asMila, id, nude)
  await undo(asMila, id)
  expect(await seenByBoth()).toEqual([shown, { kind: 'photo', status: 'under_inspection' }])
  expect(await listStatements(asAda)).toEqual([])
  expect(idsOf(await claim(asMila))).toEqual([id])
  await approve(asMila, id)
  await undo(asMila, id)
  expect(idsOf(await claim(asMila))).toEqual([id])
})

test('an approved one that its sender takes back is gone for the inspection as well', async () => {
  const id = await claimed()
  await approve(asMila, id)
  await sql`update messages set created_at = ${world.now()} where seq = 1`
  await sql`update participants set read_seq = 0 where member_id = ${ben.id}`
  await unsend(asAda, await place())
  await expect(undo(asMila, id)).rejects.toThrow('undo_over')
})

test('approved and reported again it waits anew, and what was decided before can be undone no longer', async () => {
  const id = await claimed()
  await approve(asMila, id)
  const again = { id: crypto.randomUUID(), memberId: ada.id, seq: 1, reason: 'abuse', remarks: '' } as const
  await report(asBen, again)
  await expect(undo(asMila, id)).rejects.toThrow('undo_over')
  const { photos } = await claim(asTom)
  expect(photos.map((one) => [one.id, one.reportedFor])).toEqual([[id, [{ reason: 'abuse', count: 1 }]]])
})

async function objected() {
  const id = await claimed()
  await remove(asMila, id, { reason: 'copied', remark: '' })
  await mailsTo(world, ada.email)
  const [{ id: removalId } = { id: '' }] = await listStatements(asAda)
  await object(asAda, { id: removalId, text: 'Dat ben ik zelf.' })
  return id
}

test('an objection goes to somebody else, who puts it back for both, or leaves it removed', async () => {
  const id = await objected()
  expect(idsOf(await claim(asMila))).toEqual([])
  const { photos, queue } = await claim(asTom)
  expect(photos[0]).toMatchObject({
    id,
    reportedFor: [{ reason: 'sexual', count: 1 }],
    objection: { text: 'Dat ben ik zelf.' },
  })
  expect(queue.objections).toBe(1)
  await refuse(asTom, id)
  expect((await mailsTo(world, ada.email)).at(-1)?.subject).toBe('Je bezwaar is afgewezen')
  await sql`update photo_removals set outcome = null, reviewed_by = null, reviewed_at = null`
  await claim(asTom)
  await approve(asTom, id)
  expect(await seenByBoth()).toEqual([shown, shown])
  expect(await listStatements(asAda)).toEqual([])
})

test('how it looks is remembered, and its files go when nobody may object any more', async () => {
  const id = await claimed()
  const { key } = await place()
  const picture = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#7ab' } })
    .webp()
    .toBuffer()
  for (const size of ['small', 'full']) await world.storage.put(variantKey(key!, size), picture)
  await remove(asMila, id, { reason: 'minor', remark: '' })
  await mailsTo(world, ada.email)
  expect(await db.query.removedPictures.findMany()).toHaveLength(1)
  await deleteOver(world)
  expect(await world.storage.get(variantKey(key!, 'full'))).toBeDefined()
  world.pass(14 * 24 * 60 * 60_000 + 1)
  await deleteOver(world)
  expect(await world.storage.get(variantKey(key!, 'full'))).toBeUndefined()
  expect(await place()).toMatchObject({ key: null })
  expect(await seenByBoth()).toEqual([
    { kind: 'photo', status: 'removed' },
    { kind: 'photo', status: 'removed' },
  ])
  expect(await listStatements(asAda)).toEqual([])
  expect(await db.query.reportedPhotos.findMany()).toEqual([])
})

test('what is gone while somebody has it in hand takes none of their places', async () => {
  await reported(8)
  expect(idsOf(await claim(asMila))).toHaveLength(8)
  await sql`delete from conversations`
  const [plain] = await somePhotos(db, ada.id, 1)
  await claim(asMila)
  expect(idsOf(await claim(asMila))).toEqual([plain!])
})
