import { beforeEach, expect, test } from 'bun:test'
import type { ReportReason } from '../../../db/reference/report-reasons.ts'
import { aMember, aPhoto, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { testWorld } from '../../testing/world.ts'
import { report } from '../reports/report.ts'
import { claim } from './claim.ts'
import { approve } from './decide.ts'
import { listStatements, object } from './statements.ts'
import { moderator } from './testing/moderator.ts'

// Reports of a photo of Ada's profile that come while a moderator decides about it: none ends that nobody was shown.

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
const ada = await aMember(db, { name: 'Ada' })
const asAda = await world.as(ada)
const [asBen, asCleo, asDirk] = [
  await world.as(await aMember(db)),
  await world.as(await aMember(db)),
  await world.as(await aMember(db)),
]
const asMila = moderator(await world.asStaff(await aStaff(db)))
const asTom = moderator(await world.asStaff(await aStaff(db)))
const copied = { reason: 'copied', remark: '' } as const

beforeEach(async () => {
  await sql`delete from photo_claims`
  await sql`delete from photo_removals`
  await sql`delete from removed_pictures`
  await sql`delete from reports`
  await sql`delete from photos`
})

const tell = (by: typeof asBen, photoId: string, reason: ReportReason) =>
  report(by, { id: crypto.randomUUID(), memberId: ada.id, photoId, reason, remarks: '' })
const shownTo = async (one: typeof asMila) =>
  (await one.claim()).photos.map(({ id, reportedFor }) => [
    id,
    reportedFor.map(({ count, reason }) => `${count} ${reason}`),
  ])
/** One of Ada’s that others see, in the hands of Mila because Ben has reported it. */
async function inHand() {
  const id = await aPhoto(db, ada.id)
  await tell(asBen, id, 'sexual')
  await asMila.claim()
  return id
}

test('what is reported while somebody has it in hand waits on, unless they were shown that as well', async () => {
  const id = await inHand()
  // In the same moment: what a clock says of a report is older than the report.
  await tell(asCleo, id, 'underage')
  await asMila.approve(id)
  expect(await shownTo(asMila)).toEqual([[id, ['1 underage']]])
  await tell(asDirk, id, 'other')
  await asMila.claim()
  await asMila.approve(id)
  expect(await shownTo(asMila)).toEqual([])
})

test('what is reported before an undo waits on when they decide again by what they knew, and is in their next look', async () => {
  const id = await inHand()
  await asMila.approve(id)
  world.pass(1000)
  await tell(asCleo, id, 'underage')
  world.pass(1000)
  await asMila.undo(id)
  await asMila.approve(id)
  expect(await shownTo(asTom)).toEqual([[id, ['1 underage']]])
  await asTom.release()
  await asMila.undo(id)
  expect(await shownTo(asMila)).toEqual([[id, ['1 sexual', '1 underage']]])
  await asMila.approve(id)
  expect(await shownTo(asMila)).toEqual([])
})

test('what is reported while it is removed waits when that is undone, and for nobody as long as it is not', async () => {
  const id = await inHand()
  await asMila.remove(id, copied)
  await tell(asCleo, id, 'underage')
  const { photos, queue } = await asMila.claim()
  expect([photos, queue.waiting]).toEqual([[], 0])
  await asMila.undo(id)
  expect(await shownTo(asMila)).toEqual([[id, ['1 sexual', '1 underage']]])
})

test('of a removed one that is put back, what came after the look at the objection waits', async () => {
  const id = await inHand()
  await asMila.remove(id, copied)
  await tell(asCleo, id, 'underage')
  const [statement] = await listStatements(asAda)
  await object(asAda, { id: statement!.id, text: 'Dat ben ik zelf.' })
  expect(await shownTo(asTom)).toEqual([[id, ['1 sexual', '1 underage']]])
  await tell(asDirk, id, 'other')
  await asTom.approve(id)
  expect(await shownTo(asMila)).toEqual([[id, ['1 other']]])
})

test('a decision ends no reports of another photo, whatever it names', async () => {
  const id = await inHand()
  const other = await aPhoto(db, ada.id, { position: 1 })
  await tell(asCleo, other, 'underage')
  const { photos } = await asTom.claim()
  expect(photos.map((photo) => photo.id)).toEqual([other])
  const ctx = await world.asStaff(await aStaff(db))
  await asMila.release()
  await claim(ctx)
  await approve(ctx, id, photos[0]!.reports)
  await asTom.release()
  expect((await shownTo(asMila)).map(([photo]) => photo).toSorted()).toEqual([id, other].toSorted())
})

test('of more than a hundred reports the oldest hundred are counted and decided about, and then the rest', async () => {
  const id = await inHand()
  await sql`
    with more as (
      insert into reports (id, number, site_id, reported_id, reason, remarks, evidence, created_at)
      select gen_random_uuid(), 'M-' || n, 'vonk', ${ada.id}, 'impostor', '', '{}', ${world.now()}::timestamptz + n * interval '1 second'
      from generate_series(1, 104) n returning id)
    insert into photo_reports (report_id, photo_id, is_by_visitor) select id, ${id}, false from more`
  expect(await shownTo(asMila)).toEqual([[id, ['99 impostor', '1 sexual']]])
  await asMila.remove(id, copied)
  await asMila.undo(id)
  await asMila.approve(id)
  expect(await shownTo(asMila)).toEqual([[id, ['5 impostor']]])
})
