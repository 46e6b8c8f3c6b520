import { beforeAll, expect, test } from 'bun:test'
import { slotLength } from '../../../db/reference/slots.ts'
import { aBlock, aConversation, aLike } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import type { MemberContext } from '../../core/context.ts'
import { anotherSite } from '../../testing/site.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { nextCards } from './cards.ts'
import { cardsAtATime } from './rules/likes.ts'
import { forgetPasses, like, pass, undo } from './swipe.ts'
import { forgetOldSwipes } from './upkeep.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

const timeZone = 'Europe/Amsterdam'
const day = 24 * 3_600_000
/** Each in a slot of its own. */
const at = (n: number) => new Date(Date.UTC(2026, 4, 1) - n * slotLength)

/** A member on a site with these people, the first the last to be there. */
async function aDeck(...names: string[]) {
  const site = await anotherSite(db, world)
  const member = await site.aMember({ gender: 'male', interests: ['coffee', 'music'] })
  const ids: Record<string, string> = {}
  for (const [n, name] of names.entries()) {
    ids[name] = (await site.aMember({ name, lastActiveAt: at(n), interests: ['music', 'walking'], photoCount: 1 })).id
  }
  return { site, member, ids, ctx: await world.as(member) }
}

const namesFor = async (ctx: MemberContext, filters = {}) => (await nextCards(ctx, filters)).map(({ name }) => name)

test('the cards are who the member’s search finds, who was here last first, with what they share', async () => {
  const { site, ctx } = await aDeck('Ada', 'Bea')
  await site.aMember({ name: 'Ben', gender: 'male' })
  expect(await namesFor(ctx, { gender: 'female', minAge: 25 })).toEqual(['Ada', 'Bea'])
  expect(await namesFor(ctx, { minAge: 40 })).toEqual([])
  expect((await nextCards(ctx, { gender: 'female' }))[0]).toMatchObject({
    ...{ name: 'Ada', city: 'Haarlem', regionName: 'Noord-Holland', sharedInterests: ['music'] },
    photo: { match: expect.stringContaining('/') },
  })
  await expect(nextCards(ctx, { region: 'NL-XX' })).rejects.toMatchObject({ code: 'region_unknown' })
})

test('a card shows the photos that are open to the member, and the first line of what its member says', async () => {
  const { site, member, ctx } = await aDeck()
  await site.aMember({ gender: 'male', photoCount: 5 })
  await site.aMember({ name: 'Cleo', about: '  Zondag is bakdag.\nEn maandag ook.', photoCount: 4 })
  const [card] = await nextCards(ctx, { gender: 'female' })
  expect(card).toMatchObject({ name: 'Cleo', about: 'Zondag is bakdag.' })
  expect(card?.photos).toHaveLength(3)
  expect(card?.photos[0]?.colour).toBe(card!.photo!.colour)
  await database.sql`update members set premium_since = now() where id = ${member.id}`
  expect((await nextCards(await world.as(member), { gender: 'female' }))[0]?.photos).toHaveLength(4)
})

test('nobody comes who was liked, passed, blocked or talked with, nor whom a search does not find', async () => {
  const { site, member, ids, ctx } = await aDeck('Ada', 'Liked', 'Swiped', 'Passed', 'Blocked', 'Blocker', 'Friend')
  await aLike(db, member.id, ids.Liked!)
  await like(ctx, { memberId: ids.Swiped!, timeZone })
  await pass(ctx, ids.Passed!)
  await aBlock(db, member.id, ids.Blocked!)
  await aBlock(db, ids.Blocker!, member.id)
  await aConversation(db, { from: ids.Friend!, to: member.id })
  await site.aMember({ confirmedAt: null })
  await site.aMember({ invisibleSince: at(0), searchable: false })
  expect(await namesFor(ctx)).toEqual(['Ada'])
  expect(await namesFor(ctx, { minAge: 20, maxAge: 50 })).toEqual(['Ada'])
})

test('who likes the member comes like everybody else', async () => {
  const { member, ids, ctx } = await aDeck('Ada', 'Bea')
  await aLike(db, ids.Bea!, member.id)
  expect(await namesFor(ctx)).toEqual(['Ada', 'Bea'])
})

test('who was undone comes back, and all who were passed when the member asks for them', async () => {
  const { ids, ctx } = await aDeck('Ada', 'Bea', 'Cis')
  await pass(ctx, ids.Ada!)
  await like(ctx, { memberId: ids.Bea!, timeZone })
  await pass(ctx, ids.Cis!)
  expect(await namesFor(ctx)).toEqual([])
  await undo(ctx, ids.Bea!)
  expect(await namesFor(ctx)).toEqual(['Bea'])
  await like(ctx, { memberId: ids.Bea!, timeZone })
  await forgetPasses(ctx)
  expect(await namesFor(ctx)).toEqual(['Ada', 'Cis'])
})

test('who was passed comes back after thirty days', async () => {
  const { ids, ctx } = await aDeck('Ada')
  await pass(ctx, ids.Ada!)
  world.pass(29 * day)
  await forgetOldSwipes(world)
  expect(await namesFor(ctx)).toEqual([])
  world.pass(2 * day)
  await forgetOldSwipes(world)
  expect(await namesFor(ctx)).toEqual(['Ada'])
})

test('a distance counts from the member’s town, and is passed over for who has told none', async () => {
  const { site, ctx } = await aDeck('Ada')
  await site.aMember({ name: 'Bea', region: 'NL-GR', city: 'Groningen', lastActiveAt: at(1) })
  expect(await namesFor(ctx, { distance: 25 })).toEqual(['Ada'])
  for (const city of [null, 'Nergenshuizen']) {
    const townless = await world.as(await site.aMember({ gender: 'male', city }))
    expect(await namesFor(townless, { gender: 'female', distance: 25, order: 'nearest' })).toEqual(['Ada', 'Bea'])
  }
})

test('twenty cards at a time, in two statements', async () => {
  const { ctx } = await aDeck(...Array.from({ length: cardsAtATime + 2 }, (_, n) => `Member ${n}`))
  const { result, statements } = await countStatements(database, () => nextCards(ctx, { gender: 'female', minAge: 20 }))
  expect(result).toHaveLength(cardsAtATime)
  expect(statements).toHaveLength(2)
})
