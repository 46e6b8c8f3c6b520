import { beforeEach, expect, test } from 'bun:test'
import { aMember, aPhoto, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aStaff } from '../../../../db/testing/staff.ts'
import { testWorld } from '../../../testing/world.ts'
import { report } from '../../reports/report.ts'
import { claim, release } from '../claim.ts'
import { somePhotos, someReported } from '../testing/scene.ts'
import { showMember } from './show-member.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db, { settings: { name: 'Vonk' } })
const world = await testWorld(database)
const mila = await aStaff(db)
const asMila = await world.asStaff(mila)
const asTom = await world.asStaff(await aStaff(db))
const ben = await aMember(db, { name: 'Ben' })
let ada = ben

beforeEach(async () => {
  await sql`delete from photo_claims`
  await sql`delete from photos`
  ada = await aMember(db, {
    name: 'Ada',
    city: 'Leiden',
    about: 'Ik wandel.',
    sexuality: 'bi',
    sexualityConsentAt: new Date(),
  })
})

const looksAt = async (id: string) =>
  sql`select staff_id, site_id, details from audit_entries where action = 'member_shown' and subject_id = ${id}`

test('a member of whom a photo is in hand is shown by these fields alone', async () => {
  const [waiting] = await somePhotos(db, ada.id, 1)
  const removed = await aPhoto(db, ada.id, { position: 200, status: 'removed' })
  const asBen = await world.as(ben)
  for (const reason of ['money', 'abuse', 'money'] as const)
    await report(asBen, { id: crypto.randomUUID(), memberId: ada.id, reason, remarks: 'kanarie' })
  await claim(asMila)
  const shown = await showMember(asMila, ada.id)
  expect(shown).toEqual({
    ...{ id: ada.id, name: 'Ada', age: expect.any(Number), city: 'Leiden', country: 'NL' },
    ...{ regionName: 'Noord-Holland', about: 'Ik wandel.', interests: [], site: 'Vonk' },
    ...{
      joiningReason: null,
      relationshipStatus: null,
      bodyType: null,
      hairColour: null,
      eyeColour: null,
      tattoos: null,
    },
    sinceDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    lastActiveDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    photos: [
      expect.objectContaining({ id: waiting, status: 'under_inspection' }),
      expect.objectContaining({ id: removed, status: 'removed' }),
    ],
    reports: [
      { reason: 'money', count: 2 },
      { reason: 'abuse', count: 1 },
    ],
  })
})

test('so is one who has sent a reported photo', async () => {
  await someReported(db, { from: ada.id, to: ben.id, count: 1 })
  await claim(asMila)
  expect((await showMember(asMila, ada.id)).name).toBe('Ada')
})

test('nobody else is: without a photo in hand, with a colleague’s, after it was given back or its time is over', async () => {
  await somePhotos(db, ada.id, 1)
  const isShown = (ctx: typeof asMila, id = ada.id) =>
    showMember(ctx, id).then(
      () => true,
      (no) => no.code,
    )
  expect(await isShown(asMila)).toBe('member_not_in_hand')
  await claim(asMila)
  expect([await isShown(asMila), await isShown(asTom)]).toEqual([true, 'member_not_in_hand'])
  expect(await isShown(asMila, ben.id)).toBe('member_not_in_hand')
  expect(await isShown(asMila, crypto.randomUUID())).toBe('member_not_in_hand')
  world.pass(120_001)
  expect(await isShown(asMila)).toBe('member_not_in_hand')
  await claim(asMila)
  expect(await isShown(asMila)).toBe(true)
  await release(asMila)
  expect(await isShown(asMila)).toBe('member_not_in_hand')
})

test('each look is in the log of the staff, once for each time in hand', async () => {
  const [photo] = await somePhotos(db, ada.id, 1)
  await claim(asMila)
  await Promise.all([showMember(asMila, ada.id), showMember(asMila, ada.id)])
  const entry = { staff_id: mila.id, site_id: 'vonk', details: { claimed: photo } }
  expect(await looksAt(ada.id)).toEqual([entry])
  await release(asMila)
  world.pass(1000)
  await claim(asMila)
  await showMember(asMila, ada.id)
  expect(await looksAt(ada.id)).toEqual([entry, entry])
})
