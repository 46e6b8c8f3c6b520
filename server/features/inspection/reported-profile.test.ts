import { beforeEach, expect, test } from 'bun:test'
import { aMember, aPhoto } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { toldTo } from '../../testing/events.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { getProfile } from '../members/profile.ts'
import { report } from '../reports/report.ts'
import { listStatements, object } from './statements.ts'
import { moderator } from './testing/moderator.ts'
import { aReportedProfile } from './testing/reported-profile.ts'
import { somePhotos, someReported } from './testing/scene.ts'

// Photos of Ada's profile that others report.

const database = await freshDatabase()
const { db, sql } = database
const profile = await aReportedProfile(database, report)
const { world, ada, ben, asAda, asBen, asCleo, asDirk, asMila, asTom, tell, shownTo, inHand } = profile
const asVisitor = await world.visitor()
const copied = { reason: 'copied', remark: '' } as const

beforeEach(profile.clear)

const seenBy = async (ctx: typeof asBen) => (await getProfile(ctx, ada.id)).photos.map(({ id }) => id)
const statusOf = async (id: string) => (await sql`select status, is_main from photos where id = ${id}`)[0]
const entriesOf = async (id: string) => {
  const entries = await db.query.auditEntries.findMany({
    where: (e, { eq }) => eq(e.subjectId, id),
    orderBy: (e) => e.id,
  })
  return entries.map(({ action, details }) => [action, details])
}

test('one that was approved long ago comes into the queue with why, and others see it meanwhile; its owner hears nothing', async () => {
  const id = await aPhoto(db, ada.id)
  const idle = await asMila.claim()
  expect(idle.photos).toEqual([])
  const before = await toldTo(db, ada)
  await tell(asBen, id, 'impostor', 'Dit is een filmster')
  const { photos, queue } = await asMila.claim()
  expect(photos).toEqual([
    expect.objectContaining({
      id,
      isSent: false,
      reportedFor: [{ reason: 'impostor', count: 1 }],
      waitingSince: world.now(),
    }),
  ])
  expect(queue).toEqual({ waiting: 1, objections: 0, unloadable: 0, oldest: world.now(), done: idle.queue.done })
  for (const secret of ['Ben', ben.id, 'filmster']) expect(JSON.stringify(photos)).not.toContain(secret)
  expect(await seenBy(asCleo)).toEqual([id])
  expect(await statusOf(id)).toEqual({ status: 'active', is_main: true })
  expect(await toldTo(db, ada)).toEqual(before)
})

test('it stands behind objections and before reported photos of conversations, and these before what only waits', async () => {
  const [plain] = await somePhotos(db, ada.id, 1)
  const [sent] = await someReported(db, { from: ada.id, to: ben.id, count: 1 })
  const [late, early] = [await aPhoto(db, ada.id, { position: 1 }), await aPhoto(db, ada.id, { position: 2 })]
  await tell(asBen, early)
  world.pass(1000)
  await tell(asBen, late)
  const objected = await aPhoto(db, ada.id, { position: 3 })
  await tell(asCleo, objected, 'sexual')
  await asMila.claim()
  await asMila.remove(objected, copied)
  await asMila.release()
  const removal = (await db.query.photoRemovals.findFirst())!
  await object(asAda, { id: removal.id, text: 'Dat ben ik zelf.' })
  const { photos, queue } = await asTom.claim()
  expect(photos.map(({ id }) => id)).toEqual([objected, early, late, sent!, plain!])
  expect(photos[0]).toMatchObject({ reportedFor: [{ reason: 'sexual', count: 1 }], objection: { reason: 'copied' } })
  expect(queue).toMatchObject({ waiting: 4, objections: 1 })
})

test('many reports are one photo with their reasons counted; nobody counts twice, and all visitors as one', async () => {
  const id = await aPhoto(db, ada.id)
  for (const by of [asBen, asBen, asVisitor, asVisitor]) await tell(by, id, 'other')
  for (const by of [asCleo, asDirk, await world.as(await aMember(db))]) await tell(by, id, 'underage')
  await tell(asBen, id, 'money')
  expect(await shownTo(asMila)).toEqual([[id, ['3 underage', '2 other']]])
  expect((await asMila.claim()).queue.waiting).toBe(1)
  expect(await sql`select id from reports where photo_id = ${id}`, 'each report is kept').toHaveLength(8)
})

test('reported twenty times at once by one member it counts once', async () => {
  const id = await aPhoto(db, ada.id)
  // The job queue asks about a queue once, beside the transaction: twenty would leave it no connection.
  await tell(asCleo, id)
  await Promise.all(Array.from({ length: 20 }, () => tell(asBen, id)))
  expect(await shownTo(asMila)).toEqual([[id, ['2 impostor']]])
})

test('one that is still under inspection moves up, as one photo', async () => {
  const [first, second] = await somePhotos(db, ada.id, 2)
  await tell(asBen, second!)
  expect(await shownTo(asMila)).toEqual([
    [second!, ['1 impostor']],
    [first!, []],
  ])
  expect((await asMila.claim()).queue.waiting).toBe(2)
  await asMila.approve(second!)
  expect(await entriesOf(second!)).toEqual([['photo_approved', { reported: true }]])
  await asMila.undo(second!)
  expect(await statusOf(second!)).toMatchObject({ status: 'under_inspection' })
})

test('of a profile that is reported for how somebody looks the main photo is looked at, and for what they say none', async () => {
  const main = await aPhoto(db, ada.id)
  await aPhoto(db, ada.id, { position: 1 })
  for (const reason of ['money', 'abuse', 'other'] as const) await tell(asBen, undefined, reason)
  expect(await shownTo(asMila)).toEqual([])
  await tell(asBen, undefined, 'sexual')
  await tell(asCleo, undefined, 'impostor')
  await tell(asVisitor, undefined, 'underage')
  expect(await shownTo(asMila)).toEqual([[main, ['1 impostor', '1 sexual', '1 underage']]])
  const kept = await sql`select photo_id from reports where photo_id is not null`
  expect([...kept], 'only who names a photo has it kept').toEqual([])
})

test('a message that is reported brings no photo of the profile', async () => {
  await aPhoto(db, ada.id)
  const [sent] = await someReported(db, { from: ada.id, to: ben.id, count: 1 })
  await sql`update messages set photo_status = 'active' where seq = 1`
  await report(asBen, { id: crypto.randomUUID(), memberId: ada.id, seq: 1, reason: 'sexual', remarks: '' })
  expect(await shownTo(asMila)).toEqual([[sent!, ['1 sexual']]])
})

test('approved, nothing changes for anybody; somebody else’s report brings it back, the same one’s does not', async () => {
  const id = await inHand()
  const before = await toldTo(db, ada)
  await asMila.approve(id)
  expect(await statusOf(id)).toEqual({ status: 'active', is_main: true })
  expect(await toldTo(db, ada)).toEqual(before)
  expect(await entriesOf(id)).toEqual([['photo_approved', { reported: true, active: true }]])
  await expect(asMila.approve(id)).rejects.toThrow('claim_over')
  world.pass(1000)
  await tell(asBen, id, 'underage')
  expect(await shownTo(asMila)).toEqual([])
  await tell(asCleo, id, 'underage')
  expect(await shownTo(asMila)).toEqual([[id, ['1 underage']]])
})

test('removed, it is gone for all; its owner reads why, and not that it was reported', async () => {
  const id = await inHand()
  const other = await aPhoto(db, ada.id, { position: 1 })
  await asMila.remove(id, { reason: 'nobody', remark: '' })
  expect(await seenBy(asCleo)).toEqual([other])
  expect(await entriesOf(id)).toEqual([['photo_removed', { reason: 'nobody', reported: true, active: true }]])
  expect(await listStatements(asAda)).toEqual([expect.objectContaining({ photoId: id, reason: 'nobody' })])
  const mail = (await mailsTo(world, ada.email)).at(-1)
  expect(mail?.text).toContain('Niemand herkenbaar in beeld')
  expect(mail?.text).not.toMatch(/gemeld|melding/)
  await tell(asCleo, id)
  expect(await shownTo(asMila)).toEqual([])
})

test('undone within the minute, others see it as before and it waits again with why', async () => {
  const id = await inHand()
  await asMila.remove(id, copied)
  await asMila.undo(id)
  expect(await statusOf(id)).toEqual({ status: 'active', is_main: true })
  expect(await listStatements(asAda)).toEqual([])
  expect(await shownTo(asMila)).toEqual([[id, ['1 impostor']]])
  const before = await toldTo(db, ada)
  await asMila.approve(id)
  await asMila.undo(id)
  expect(await seenBy(asCleo)).toEqual([id])
  expect(await toldTo(db, ada)).toEqual(before)
  expect(await shownTo(asMila)).toEqual([[id, ['1 impostor']]])
})

test('what somebody else has decided since is not undone', async () => {
  const [id] = await somePhotos(db, ada.id, 1)
  await asMila.claim()
  await asMila.approve(id!)
  world.pass(1000)
  await tell(asBen, id)
  await asTom.claim()
  await asTom.approve(id!)
  await expect(asMila.undo(id!)).rejects.toThrow('undo_over')
  expect(await statusOf(id!)).toMatchObject({ status: 'active' })
})

test('an objection goes to somebody else, who puts it back for all, or leaves it removed', async () => {
  const id = await inHand()
  await asMila.remove(id, copied)
  const removal = (await db.query.photoRemovals.findFirst())!
  await object(asAda, { id: removal.id, text: 'Dat ben ik zelf.' })
  expect(await shownTo(asMila)).toEqual([])
  expect(await shownTo(asTom)).toEqual([[id, ['1 impostor']]])
  await asTom.refuse(id)
  await asTom.undo(id)
  await asTom.approve(id)
  expect(await seenBy(asCleo)).toEqual([id])
  expect(await shownTo(asMila)).toEqual([])
})

test('one that its owner deletes is not looked at, and waits again once it is brought back', async () => {
  const id = await inHand()
  await sql`update photos set is_main = false, deleted_at = ${world.now()} where id = ${id}`
  const { photos, queue } = await asMila.claim()
  expect([photos, queue.waiting]).toEqual([[], 0])
  await expect(asMila.approve(id)).rejects.toThrow('photo_not_found')
  const others = await Promise.all(Array.from({ length: 8 }, (_, n) => aPhoto(db, ada.id, { position: n + 1 })))
  for (const other of others) await tell(asBen, other)
  await sql`update photos set deleted_at = ${world.now()} where id = any(${sql.array(others, 'UUID')})`
  const [plain] = await somePhotos(db, ada.id, 1)
  expect(await shownTo(asMila)).toEqual([[plain!, []]])
  await sql`update photos set deleted_at = null where id = ${id}`
  expect(await shownTo(asMila)).toEqual([
    [id, ['1 impostor']],
    [plain!, []],
  ])
})

test('what waits for no report any more while somebody has it in hand takes none of their places', async () => {
  const id = await inHand()
  await sql`update photo_reports set decided_at = ${world.now()}`
  expect(await shownTo(asMila)).toEqual([])
  expect(await sql`select from photo_claims where photo_id = ${id}`).toHaveLength(0)
})

test('it outlives who reported it, and does not stand in the way of their leaving', async () => {
  const id = await aPhoto(db, ada.id)
  const reporters = [await aMember(db), await aMember(db)]
  for (const one of reporters) await tell(await world.as(one), id)
  await tell(asVisitor, id)
  for (const one of reporters) {
    await sql`delete from wallets where member_id = ${one.id}`
    await sql`delete from members where id = ${one.id}`
  }
  expect(await shownTo(asMila)).toEqual([[id, ['3 impostor']]])
})

test('fifty moderators at once never get the same one, and each gets one as long as there are some', async () => {
  const ids: string[] = []
  for (let n = 0; n < 60; n++) ids.push(await aPhoto(db, ada.id, { position: n }))
  for (const id of ids) await tell(asBen, id)
  const fifty = await Promise.all(Array.from({ length: 50 }, () => aStaff(db)))
  const all = await Promise.all(fifty.map(async (one) => moderator(await world.asStaff(one)).claim()))
  expect(all.flatMap(({ photos }) => photos.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted())
})

test('it costs no more statements than others do', async () => {
  const cost = async (work: () => Promise<unknown>) => (await countStatements(database, work)).statements.length
  const id = await aPhoto(db, ada.id)
  await tell(asBen, id)
  expect(await cost(() => tell(asCleo, id))).toBe(2)
  // Two of them note that its picture was sent.
  expect(await cost(() => asMila.claim())).toBe(11 + 2)
  expect(await cost(() => asMila.approve(id))).toBe(10)
})
