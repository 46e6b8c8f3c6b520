import { beforeAll, expect, test } from 'bun:test'
import { readEventsAfter } from '../../../db/queries/live.ts'
import { aBlock, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { list } from '../likes/lists.ts'
import * as hearts from '../likes/service.ts'
import { me } from '../session/me.ts'
import { forgetPasses, like, pass, undo } from './swipe.ts'
import { today } from './today.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

const timeZone = 'Europe/Amsterdam'
const hour = 3_600_000

/** A member and others to swipe. */
async function aGame(count = 6) {
  const member = await aMember(db)
  const others: TestMember[] = []
  for (let n = 0; n < count; n++) others.push(await aMember(db))
  const ctx = await world.as(member)
  return {
    ctx,
    member,
    others,
    ids: others.map(({ id }) => id),
    likes: (id: string) => like(ctx, { memberId: id, timeZone }),
  }
}

const usedUp = { code: 'swipe_likes_used_up', details: { limit: 4 } }

test('a member likes four people a day in the game, and the next four after their midnight', async () => {
  const { ctx, ids, likes } = await aGame()
  for (const id of ids.slice(0, 4)) expect(await likes(id)).toBe('liked')
  await expect(likes(ids[4]!)).rejects.toMatchObject(usedUp)
  const spent = await today(ctx, timeZone)
  expect(spent).toMatchObject({ likesLeft: 0 })
  expect(spent.liked.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 4).toSorted())
  world.pass(spent.endsAt.getTime() - world.now().getTime() - 1)
  await expect(likes(ids[4]!)).rejects.toMatchObject(usedUp)
  world.pass(1)
  expect(await today(ctx, timeZone)).toMatchObject({ likesLeft: 4, liked: [] })
  expect(await likes(ids[4]!)).toBe('liked')
})

test('fifty tries at once, from two devices and by all clocks, come to four likes', async () => {
  const { ctx, member, ids } = await aGame(50)
  const other = await world.as(member)
  const zones = [timeZone, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'nowhere']
  const tries = await Promise.allSettled(
    ids.map((memberId, n) => like(n % 2 ? ctx : other, { memberId, timeZone: zones[n % zones.length]! })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(usedUp)
  expect((await list(ctx, { type: 'given' })).items).toHaveLength(4)
  for (const zone of zones) expect((await today(ctx, zone)).likesLeft).toBe(0)
})

test('the same like twice is one, also when it was the last one and its answer was lost', async () => {
  const { ctx, ids, likes } = await aGame()
  for (const id of ids.slice(0, 3)) await likes(id)
  expect(await Promise.all([likes(ids[3]!), likes(ids[3]!), likes(ids[3]!)])).toEqual(['liked', 'liked', 'liked'])
  expect(await likes(ids[3]!)).toBe('liked')
  expect((await today(ctx, timeZone)).likesLeft).toBe(0)
})

test('a like that is undone is taken back and stays counted; the same person again costs nothing', async () => {
  const { ctx, others, ids, likes } = await aGame()
  for (const id of ids.slice(0, 4)) await likes(id)
  await undo(ctx, ids[3]!)
  const after = await today(ctx, timeZone)
  expect(after.liked.map(({ id }) => id)).not.toContain(ids[3]!)
  expect(after.countedIds).toContain(ids[3]!)
  expect((await me(await world.as(others[3]!)))?.newLikes).toBe(0)
  await expect(likes(ids[4]!)).rejects.toMatchObject(usedUp)
  await pass(ctx, ids[3]!)
  await expect(likes(ids[4]!)).rejects.toMatchObject(usedUp)
  expect(await likes(ids[3]!)).toBe('liked')
  expect((await me(await world.as(others[3]!)))?.newLikes).toBe(1)
})

test('hearts elsewhere count for themselves, and who is liked there costs nothing here', async () => {
  const { ctx, ids, likes } = await aGame()
  for (const id of ids.slice(0, 5)) await hearts.like(ctx, id)
  expect(await likes(ids[0]!)).toBe('liked')
  expect((await today(ctx, timeZone)).likesLeft).toBe(4)
})

test('a like is one like any other: the other one hears of it, and two who like each other match', async () => {
  const { member, others, likes } = await aGame()
  const [ben] = others
  await hearts.like(await world.as(ben!), member.id)
  expect(await likes(ben!.id)).toBe('matched')
  const events = await readEventsAfter(db, ben!.id, 0, 100)
  expect(events.map(({ type }) => type)).toEqual(['like_given', 'like_received'])
})

test('who is passed hears nothing, and undoing takes back no like that was given elsewhere', async () => {
  const { ctx, others, ids } = await aGame()
  await pass(ctx, ids[0]!)
  await undo(ctx, ids[0]!)
  await undo(ctx, ids[0]!)
  expect(await readEventsAfter(db, others[0]!.id, 0, 100)).toEqual([])
  await hearts.like(ctx, ids[1]!)
  await pass(ctx, ids[1]!)
  await undo(ctx, ids[1]!)
  expect((await list(ctx, { type: 'given' })).items).toHaveLength(1)
})

test('nothing is kept of a pass for somebody who is not there, nor of oneself', async () => {
  const { ctx, member, others } = await aGame()
  await aBlock(db, others[0]!.id, member.id)
  const hidden = await aMember(db, { confirmedAt: null })
  for (const id of [others[0]!.id, hidden.id, member.id, crypto.randomUUID()]) await pass(ctx, id)
  expect(await db.query.swipes.findMany({ where: (row, { eq }) => eq(row.memberId, member.id) })).toEqual([])
  await expect(like(ctx, { memberId: hidden.id, timeZone })).rejects.toMatchObject({ code: 'member_not_found' })
  await expect(like(ctx, { memberId: member.id, timeZone })).rejects.toMatchObject({ code: 'like_self' })
  expect((await today(ctx, timeZone)).likesLeft).toBe(4)
})

test('a day goes by the member’s own clock', async () => {
  const { ctx, ids } = await aGame()
  // Noon in UTC: it is the evening of the same day in Tokyo.
  await like(ctx, { memberId: ids[0]!, timeZone: 'Asia/Tokyo' })
  expect(await today(ctx, 'Asia/Tokyo')).toMatchObject({ likesLeft: 3 })
  const { endsAt } = await today(ctx, 'Asia/Tokyo')
  expect(endsAt.getUTCHours()).toBe(15)
  expect(endsAt.getTime() - world.now().getTime()).toBeLessThanOrEqual(24 * hour)
})

test('the verbs keep to their statements', async () => {
  const { ctx, ids, likes } = await aGame()
  const cost = async (verb: () => Promise<unknown>) => (await countStatements(database, verb)).statements.length
  expect(await cost(() => likes(ids[0]!))).toBe(7)
  expect(await cost(() => pass(ctx, ids[1]!))).toBe(1)
  expect(await cost(() => today(ctx, timeZone))).toBe(2)
  expect(await cost(() => undo(ctx, ids[1]!))).toBe(2)
  expect(await cost(() => undo(ctx, ids[0]!))).toBe(5)
  expect(await cost(() => forgetPasses(ctx))).toBe(1)
})
