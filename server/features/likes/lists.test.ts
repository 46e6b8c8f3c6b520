import { beforeAll, expect, test } from 'bun:test'
import { aBlock, aCrowdThatLikes, aLike, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { me } from '../session/me.ts'
import { card, type LikeList, list, overview } from './lists.ts'
import { markSeen } from './service.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

const day = (n: number) => new Date(Date.UTC(2026, 2, n))

async function namesIn(member: { id: string }, type: LikeList) {
  const { items: cards } = await list(await world.as(member), { type })
  return cards.map(({ name }) => name)
}

/** Ada is liked by four: Ben long ago and new, Cleo and Dirk seen, Eva new and liked back. She also likes Finn. */
async function adaAndHerLikes() {
  const ada = await aMember(db, { name: 'Ada' })
  const [ben, cleo, dirk] = [
    await aMember(db, { name: 'Ben' }),
    await aMember(db, { name: 'Cleo' }),
    await aMember(db, { name: 'Dirk' }),
  ]
  const [eva, finn] = [await aMember(db, { name: 'Eva', photoCount: 1 }), await aMember(db, { name: 'Finn' })]
  await aLike(db, ben.id, ada.id, { createdAt: day(1) })
  await aLike(db, cleo.id, ada.id, { createdAt: day(2), seenAt: day(9) })
  await aLike(db, dirk.id, ada.id, { createdAt: day(3), seenAt: day(9) })
  await aLike(db, eva.id, ada.id, { createdAt: day(4) })
  await aLike(db, ada.id, eva.id, { createdAt: day(5) })
  await aLike(db, ada.id, finn.id, { createdAt: day(6) })
  return { ada, ben, cleo, dirk, eva, finn }
}

test('new likes come first, then the latest', async () => {
  const { ada } = await adaAndHerLikes()
  expect(await namesIn(ada, 'received')).toEqual(['Eva', 'Ben', 'Dirk', 'Cleo'])
  expect(await namesIn(ada, 'given')).toEqual(['Finn', 'Eva'])
  expect(await namesIn(ada, 'matches')).toEqual(['Eva'])
})

test('a card says what the like is to the member', async () => {
  const { ada, eva, dirk } = await adaAndHerLikes()
  const { items: cards } = await list(await world.as(ada), { type: 'received' })
  expect(cards.find(({ id }) => id === eva.id)).toMatchObject({ age: 30, newLike: true, liked: true })
  expect(cards.find(({ id }) => id === dirk.id)).toMatchObject({ newLike: false, liked: false, photo: null })
  const matches = await list(await world.as(ada), { type: 'matches' })
  expect(matches.items[0]).toMatchObject({
    id: eva.id,
    photo: { match: expect.stringContaining('/') },
  })
})

test('the overview shows the head of each list and how long it is, in two statements', async () => {
  const { ada } = await adaAndHerLikes()
  for (let n = 1; n <= 5; n++) await aLike(db, (await aMember(db)).id, ada.id, { createdAt: day(n), seenAt: day(10) })
  const asAda = await world.as(ada)
  const { result, statements } = await countStatements(database, () => overview(asAda))
  expect(statements).toHaveLength(2)
  expect(result.received.total).toEqual({ count: 9, more: false })
  expect(result.received.cards.map(({ name }) => name).slice(0, 2)).toEqual(['Eva', 'Ben'])
  expect(result.received.cards).toHaveLength(4)
  expect(result.given).toMatchObject({ total: { count: 2 }, cards: [{ name: 'Finn' }, { name: 'Eva' }] })
  expect(result.matches).toMatchObject({ total: { count: 1 }, cards: [{ name: 'Eva' }] })
})

test('who is liked by more than a thousand is told so, and nobody counts on', async () => {
  const ada = await aMember(db)
  await aCrowdThatLikes(db, ada.id, 1002)
  const asAda = await world.as(ada)
  expect((await overview(asAda)).received.total).toEqual({ count: 1000, more: true })
  expect((await me(asAda))?.newLikes).toBe(1000)
})

test('who has no likes sees three empty lists', async () => {
  const ada = await world.as(await aMember(db))
  const empty = { total: { count: 0, more: false }, cards: [] }
  expect(await overview(ada)).toEqual({ received: empty, given: empty, matches: empty })
  expect(await list(ada, { type: 'matches' })).toEqual({ items: [], nextCursor: null })
})

test('invisible members and blocked pairs appear in no list', async () => {
  const ada = await aMember(db)
  const hidden = { searchable: false, invisibleSince: day(1) }
  const [ghost, blocked, blocker] = [await aMember(db, hidden), await aMember(db), await aMember(db)]
  await aBlock(db, ada.id, blocked.id)
  await aBlock(db, blocker.id, ada.id)
  for (const { id } of [ghost, blocked, blocker]) {
    await aLike(db, id, ada.id)
    await aLike(db, ada.id, id)
  }
  const asAda = await world.as(ada)
  const empty = { total: { count: 0, more: false }, cards: [] }
  expect(await overview(asAda)).toEqual({ received: empty, given: empty, matches: empty })
  for (const type of ['received', 'given', 'matches'] as const) expect(await namesIn(ada, type)).toEqual([])
  for (const { id } of [ghost, blocked, blocker]) {
    await expect(card(asAda, id)).rejects.toMatchObject({ code: 'member_not_found' })
  }
})

test('page after page names everybody once, one statement each, also when likes share a moment', async () => {
  const ada = await aMember(db)
  const asAda = await world.as(ada)
  const places = new Map<string, number>()
  for (let n = 0; n < 60; n++) {
    const [isNew, days] = [n % 3 === 0, n % 4]
    const { id } = await aMember(db)
    await aLike(db, id, ada.id, { createdAt: day(1 + days), seenAt: isNew ? null : day(9) })
    places.set(id, (isNew ? 0 : 10) - days)
  }
  const pages = []
  let cursor: Awaited<ReturnType<typeof list>>['nextCursor'] = null
  do {
    const page = await countStatements(database, () => list(asAda, { type: 'received', cursor }))
    expect(page.statements).toHaveLength(1)
    pages.push(page.result.items)
    cursor = page.result.nextCursor
  } while (cursor)
  expect(pages.map((cards) => cards.length)).toEqual([24, 24, 12])
  const ids = pages.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(60)
  const inOrder = ids.map((id) => places.get(id) ?? Number.NaN)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
})

test('a like that is seen between two pages is left out of none', async () => {
  const ada = await aMember(db)
  const asAda = await world.as(ada)
  for (let n = 0; n < 30; n++) await aLike(db, (await aMember(db)).id, ada.id, { createdAt: day(n + 1) })
  const first = await list(asAda, { type: 'received' })
  const unread = (await list(asAda, { type: 'received', cursor: first.nextCursor })).items
  await markSeen(asAda, first.items[0]?.id as string)
  await markSeen(asAda, unread[0]?.id as string)
  const second = await list(asAda, { type: 'received', cursor: first.nextCursor })
  const named = new Set([...first.items, ...second.items].map(({ id }) => id))
  expect(named.size).toBe(30)
})

test('a pop-up is for those who like the member only', async () => {
  const { ada, ben, eva, finn } = await adaAndHerLikes()
  const asAda = await world.as(ada)
  expect(await card(asAda, eva.id)).toMatchObject({ name: 'Eva', liked: true })
  expect(await card(asAda, ben.id)).toMatchObject({ name: 'Ben', liked: false })
  await expect(card(asAda, finn.id)).rejects.toMatchObject({ code: 'member_not_found' })
  expect((await countStatements(database, () => card(asAda, eva.id))).statements).toHaveLength(1)
})

test('a fictional profile says so wherever its like is shown', async () => {
  const [ada, noor] = [await aMember(db), await aMember(db, { fictional: true })]
  await aLike(db, noor.id, ada.id)
  const asAda = await world.as(ada)
  expect(await card(asAda, noor.id)).toMatchObject({ fictional: true })
})
