import { beforeEach, expect, test } from 'bun:test'
import { claimAgain, recordSeen } from '../../../db/queries/inspection/claims.ts'
import { aMember, aPhoto, aSite } from '../../../db/testing/factories.ts'
import { countWaitingFor, processOf } from '../../../db/testing/from-outside.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { testWorld } from '../../testing/world.ts'
import { claim, release } from './claim.ts'
import { approve } from './decide.ts'
import { object } from './statements.ts'
import { moderator } from './testing/moderator.ts'
import { somePhotos } from './testing/scene.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
const ada = await aMember(db, { name: 'Ada', city: 'Leiden' })
const [mila, tom] = [await aStaff(db), await aStaff(db)]

beforeEach(async () => {
  await sql`delete from photos`
  await sql`delete from photo_claims`
  await sql`delete from photo_removals`
})

const idsOf = ({ photos }: Awaited<ReturnType<typeof claim>>) => photos.map(({ id }) => id)

test('fifty moderators at once never get the same photo, and each gets one as long as there are some', async () => {
  await somePhotos(db, ada.id, 120)
  const fifty = await Promise.all(Array.from({ length: 50 }, () => aStaff(db)))
  const got = (await Promise.all(fifty.map(async (one) => claim(await world.asStaff(one))))).map(idsOf)
  const all = got.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(120)
})

test('the oldest come first, are kept while one asks again, and are free for others after two minutes of nothing', async () => {
  const ids = await somePhotos(db, ada.id, 12)
  const first = await claim(await world.asStaff(mila))
  expect(idsOf(first)).toEqual(ids.slice(0, 8))
  expect(first.queue).toMatchObject({ waiting: 12, objections: 0, oldest: new Date('2026-05-01T00:00:00Z') })
  expect(first.photos[0]).toMatchObject({ member: { name: 'Ada', city: 'Leiden' }, likeness: null, objection: null })
  expect(first.photos[0]?.others).toHaveLength(11)
  world.pass(119_000)
  expect(idsOf(await claim(await world.asStaff(mila)))).toEqual(ids.slice(0, 8))
  expect(idsOf(await claim(await world.asStaff(tom)))).toEqual(ids.slice(8))
  world.pass(120_001)
  expect(idsOf(await claim(await world.asStaff(tom)))).toEqual(ids.slice(0, 8))
  await expect(approve(await world.asStaff(mila), ids[0]!)).rejects.toThrow('claim_over')
})

test('what is let go is free at once; nobody lets go of what another has', async () => {
  const ids = await somePhotos(db, ada.id, 3)
  await claim(await world.asStaff(mila))
  await release(await world.asStaff(tom))
  expect(idsOf(await claim(await world.asStaff(tom)))).toEqual([])
  await release(await world.asStaff(mila), [ids[1]!])
  expect(idsOf(await claim(await world.asStaff(tom)))).toEqual([ids[1]!])
  await release(await world.asStaff(mila))
  expect(idsOf(await claim(await world.asStaff(tom)))).toEqual(ids)
})

test('what looks like something removed comes first, and says why that was', async () => {
  const [old] = await somePhotos(db, ada.id, 1)
  const removedId = crypto.randomUUID()
  const similar = await aPhoto(db, ada.id, { position: 1, status: 'removed' })
  await db.transaction(async (tx) => {
    const { insertRemoval } = await import('../../../db/queries/inspection/decisions.ts')
    const when = new Date('2026-05-01T00:00:00Z')
    const about = {
      id: removedId,
      memberId: ada.id,
      photoId: similar,
      staffId: tom.id,
      reason: 'nude',
      remark: '',
    } as const
    await insertRemoval(tx, { ...about, createdAt: when, objectableUntil: when })
  })
  await sql`insert into removed_pictures (id, member_id, reason, created_at) values (${removedId}, ${ada.id}, 'nude', now())`
  const flagged = await aPhoto(db, ada.id, {
    position: 2,
    status: 'under_inspection',
    looksLikeId: removedId,
    looksLikeDistance: 4,
  })
  const { photos } = await claim(await world.asStaff(mila))
  expect(photos.map(({ id }) => id)).toEqual([flagged, old!])
  expect(photos[0]?.likeness).toEqual({
    percent: 94,
    reason: 'nude',
    picture: `/admin/photo-files/${similar}/card.webp`,
  })
})

test('a photo that its member has deleted is not shown', async () => {
  const [one, two] = await somePhotos(db, ada.id, 2)
  await claim(await world.asStaff(mila))
  await sql`update photos set deleted_at = now() where id = ${one!}`
  const { photos, queue } = await claim(await world.asStaff(mila))
  expect([photos.map(({ id }) => id), queue.waiting]).toEqual([[two!], 1])
  await expect(approve(await world.asStaff(mila), one!)).rejects.toThrow('photo_not_found')
})

test('an objection goes to somebody else than who decided, before new photos', async () => {
  const [one, two] = await somePhotos(db, ada.id, 2)
  const atWork = moderator(await world.asStaff(mila))
  await atWork.claim()
  await atWork.remove(one!, { reason: 'copied', remark: '' })
  const removal = (await db.query.photoRemovals.findFirst())!
  await object(await world.as(ada), { id: removal.id, text: 'Dat ben ik zelf.' })
  expect(idsOf(await claim(await world.asStaff(mila)))).toEqual([two!])
  await release(await world.asStaff(mila))
  const { photos, queue } = await claim(await world.asStaff(tom))
  expect(photos.map(({ id }) => id)).toEqual([one!, two!])
  expect(photos[0]?.objection).toMatchObject({ reason: 'copied', text: 'Dat ben ik zelf.' })
  expect(queue.objections).toBe(1)
})

test('a claim costs the same however much waits, and so does a decision', async () => {
  const asMila = await world.asStaff(mila)
  const cost = async (work: () => Promise<unknown>) => (await countStatements(database, work)).statements.length
  const ids = await somePhotos(db, ada.id, 40)
  expect(await cost(() => claim(asMila))).toBe(11)
  await recordSeen(db, ids[0]!, { staffId: mila.id, now: world.now() })
  expect(await cost(() => approve(asMila, ids[0]!))).toBeLessThanOrEqual(12)
  await sql`delete from photos where id <> ${ids[1]!}`
  await release(asMila)
  expect(await cost(() => claim(asMila))).toBe(11)
})

test('what somebody is just taking stays theirs, though whoever looks meanwhile does not see it yet', async () => {
  const [id] = await somePhotos(db, ada.id, 1)
  const [asMila, now] = [await world.asStaff(mila), world.now()]
  let looking: ReturnType<typeof claim> | undefined
  await db.transaction(async (tx) => {
    await claimAgain(tx, id!, { staffId: tom.id, now, until: new Date(now.getTime() + 1000) })
    const holder = await processOf(tx)
    looking = claim(asMila)
    while ((await countWaitingFor(db, holder)) === 0) await Bun.sleep(2)
  })
  expect(idsOf((await looking)!)).toEqual([])
  expect(idsOf(await claim(await world.asStaff(tom)))).toEqual([id!])
})
