import { beforeEach, expect, test } from 'bun:test'
import { recordSeen } from '../../../db/queries/inspection/claims.ts'
import { aPhoto } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { report } from '../reports/report.ts'
import { claim } from './claim.ts'
import { approve } from './decide.ts'
import { listStatements, object } from './statements.ts'
import { aReportedProfile } from './testing/reported-profile.ts'

// Reports of a photo of Ada's profile that come while a moderator decides about it: none ends that nobody was shown.

const database = await freshDatabase()
const { db, sql } = database
const profile = await aReportedProfile(database, report)
const { world, ada, asAda, asCleo, asDirk, asMila, asTom, tell, shownTo } = profile
const inHand = () => profile.inHand('sexual')
const copied = { reason: 'copied', remark: '' } as const

beforeEach(profile.clear)

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
  const staff = await aStaff(db)
  const ctx = await world.asStaff(staff)
  await asMila.release()
  await claim(ctx)
  await recordSeen(db, id, { staffId: staff.id, now: world.now() })
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
