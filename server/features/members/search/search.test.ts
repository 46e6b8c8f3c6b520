import { beforeAll, describe, expect, test } from 'bun:test'
import { recordActivity } from '../../../../db/queries/members/activity.ts'
import { slotLength } from '../../../../db/reference/slots.ts'
import { aBlock, aLike, aPhoto, type TestMember } from '../../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import type { Context } from '../../../core/context.ts'
import { anotherSite } from '../../../testing/site.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { tellActivity } from '../tell-activity.ts'
import type { SearchRequest } from './filters.ts'
import { count, type SearchResultPage, search } from './search.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

const namesOf = ({ items }: Pick<SearchResultPage, 'items'>) => items.map(({ name }) => name)
/** Each in a slot of its own. */
const at = (n: number) => new Date(Date.UTC(2026, 4, 1) + n * slotLength)

async function allPages(
  ctx: Context,
  input: SearchRequest = {},
  between: (page: SearchResultPage) => Promise<void> = async () => {},
) {
  const pages: SearchResultPage[] = []
  let cursor: SearchResultPage['nextCursor'] = null
  do {
    const page: SearchResultPage = await search(ctx, { ...input, cursor })
    pages.push(page)
    cursor = page.nextCursor
    await between(page)
  } while (cursor)
  return pages
}

describe('filters', () => {
  test('gender, country, region and age narrow a search, each and together', async () => {
    const site = await anotherSite(db, world)
    const me = await site.aMember({ gender: 'male' })
    const dutch = { country: 'NL', region: 'NL-NH' }
    await site.aMember({ name: 'Ada', lastActiveAt: at(5), birthDate: '1996-06-01', ...dutch })
    await site.aMember({ name: 'Bea', lastActiveAt: at(4), birthDate: '1996-06-02', ...dutch, region: 'NL-UT' })
    await site.aMember({ name: 'Ben', lastActiveAt: at(3), birthDate: '1985-01-01', ...dutch, gender: 'male' })
    await site.aMember({ name: 'Cis', lastActiveAt: at(2), birthDate: '1970-01-01', country: 'BE', region: 'BE-VAN' })
    const find = async (input: SearchRequest) => namesOf(await search(await world.as(me), input))

    expect(await find({})).toEqual(['Ada', 'Bea', 'Ben', 'Cis'])
    expect(await find({ gender: 'female' })).toEqual(['Ada', 'Bea', 'Cis'])
    expect(await find({ country: 'NL' })).toEqual(['Ada', 'Bea', 'Ben'])
    expect(await find({ region: 'NL-NH' })).toEqual(['Ada', 'Ben'])
    expect(await find({ minAge: 30 })).toEqual(['Ada', 'Ben', 'Cis'])
    expect(await find({ maxAge: 29 })).toEqual(['Bea'])
    expect(await find({ minAge: 30, maxAge: 30 })).toEqual(['Ada'])
    expect(await find({ gender: 'male', country: 'NL', region: 'NL-NH', minAge: 35, maxAge: 45 })).toEqual(['Ben'])
    expect(await find({ gender: 'male', country: 'BE' })).toEqual([])
  })

  test('a region of nowhere, or of another country, is refused', async () => {
    const site = await anotherSite(db, world)
    const ctx = await world.as(await site.aMember())
    expect(search(ctx, { region: 'NL-XX' })).rejects.toThrow('region_unknown')
    expect(search(ctx, { country: 'BE', region: 'NL-NH' })).rejects.toThrow('region_unknown')
  })
})

describe('who is found', () => {
  test('nobody who is invisible, unconfirmed, of another site, or in a block with the searcher; nor the searcher', async () => {
    const site = await anotherSite(db, world)
    const elsewhere = await anotherSite(db, world)
    const me = await site.aMember()
    await site.aMember({ name: 'Found' })
    await site.aMember({ invisibleSince: at(0), searchable: false })
    await site.aMember({ confirmedAt: null })
    await elsewhere.aMember()
    const [blocked, blocker] = [await site.aMember(), await site.aMember()]
    await aBlock(db, me.id, blocked.id)
    await aBlock(db, blocker.id, me.id)

    const page = await search(await world.as(me), {})
    expect(namesOf(page)).toEqual(['Found'])
    expect(page.total).toEqual({ count: 1, more: false })
    expect((await search(await world.as(blocked), {})).total?.count).toBe(2)
  })

  test('a card says whom the searcher likes, and shows only a main image that has passed the inspection', async () => {
    const site = await anotherSite(db, world)
    const me = await site.aMember()
    const liked = await site.aMember({ name: 'Liked', lastActiveAt: at(2), photoCount: 2 })
    const other = await site.aMember({ name: 'Other', lastActiveAt: at(1) })
    await aPhoto(db, other.id, { status: 'under_inspection' })
    await aLike(db, me.id, liked.id)
    await aLike(db, other.id, me.id)

    const { items: cards } = await search(await world.as(me), {})
    expect(cards.map(({ name, liked, photo }) => [name, liked, photo !== null])).toEqual([
      ['Liked', true, true],
      ['Other', false, false],
    ])
  })
})

describe('page after page', () => {
  test('everybody comes once, also of those active in the same slot, without gender or with it', async () => {
    const site = await anotherSite(db, world)
    const me = await site.aMember({ gender: 'male' })
    for (let n = 0; n < 60; n++) {
      await site.aMember({ gender: n % 3 ? 'female' : 'male', lastActiveAt: at(Math.floor(n / 20)) })
    }
    const pages = await allPages(await world.as(me))
    expect(pages.map(({ items, total }) => [items.length, total?.count])).toEqual([
      [24, 60],
      [24, undefined],
      [12, undefined],
    ])
    expect(new Set(pages.flatMap(namesOf)).size).toBe(60)
    const women = await allPages(await world.as(me), { gender: 'female' })
    expect(new Set(women.flatMap(namesOf)).size).toBe(40)
  })

  test('nobody comes twice and nobody who stays is left out while members become active in between', async () => {
    const site = await anotherSite(db, world)
    const me = await site.aMember({ lastActiveAt: at(0) })
    const others: TestMember[] = []
    for (let n = 0; n < 70; n++) others.push(await site.aMember({ lastActiveAt: at(n) }))
    const touched = new Set<string>()
    const pages = await allPages(await world.as(me), {}, async (page) => {
      for (const id of [page.items[3]?.id, others[touched.size]?.id]) {
        if (!id) continue
        await recordActivity(db, id, world.now())
        touched.add(id)
      }
      world.pass(slotLength)
      await tellActivity(world)
    })
    expect(touched.size).toBeGreaterThan(4)
    const found = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(found).size).toBe(found.length)
    expect(others.filter(({ id }) => !found.includes(id) && !touched.has(id))).toEqual([])
  })

  test('exactly one full page has no next one', async () => {
    const site = await anotherSite(db, world)
    const me = await site.aMember()
    for (let n = 0; n < 24; n++) await site.aMember()
    expect(await search(await world.as(me), {})).toMatchObject({ nextCursor: null, total: { count: 24 } })
  })
})

describe('visitors', () => {
  test('see the first page of what the site lets them search, without likes, and log in for more', async () => {
    const site = await anotherSite(db, world)
    for (let n = 0; n < 25; n++) await site.aMember()
    const visitor = await site.visitor()
    const { items: cards, total, nextCursor } = await search(visitor, {})
    expect([cards.length, total?.count, cards.some(({ liked }) => liked)]).toEqual([24, 25, false])
    expect(search(visitor, { cursor: nextCursor })).rejects.toThrow('search_login_required')
  })

  test.each([
    [true, false, [true, false]],
    [false, true, [false, true]],
    [false, false, [false, false]],
  ])('by themselves: %p, after an advertisement: %p', async (byThemselves, afterAdvertisement, expected) => {
    const settings = { loggedOutSearch: byThemselves, loggedOutSearchTrafficsource: afterAdvertisement }
    const site = await anotherSite(db, world, settings)
    const visitor = await site.visitor()
    const mayWith = (trafficSource: boolean) =>
      search(visitor, { trafficSource }).then(
        () => true,
        (refusal) => refusal.code !== 'search_login_required',
      )
    expect([await mayWith(false), await mayWith(true)]).toEqual(expected)
  })
})

test('a page and its total take two statements, a further page one', async () => {
  const site = await anotherSite(db, world)
  const ctx = await world.as(await site.aMember())
  for (let n = 0; n < 25; n++) await site.aMember()
  const first = await countStatements(database, () => search(ctx, { country: 'NL' }))
  expect(first.statements).toHaveLength(2)
  const cursor = first.result.nextCursor
  const second = await countStatements(database, () => search(ctx, { country: 'NL', cursor }))
  expect([second.statements.length, second.result.items.length, second.result.total]).toEqual([1, 1, null])
})

describe('how many filters would find', () => {
  test('is what the search finds with them, in one statement where they say no more than gender, place and age', async () => {
    const site = await anotherSite(db, world)
    const me = await site.aMember({ gender: 'male', region: 'NL-NH', city: 'Amsterdam' })
    const near = { country: 'NL', region: 'NL-NH', city: 'Haarlem' }
    await site.aMember({ name: 'Ada', hairColour: 'red', ...near })
    await site.aMember({ name: 'Bea', birthDate: '1950-01-01', ...near })
    await site.aMember({ name: 'Cis', country: 'BE', region: 'BE-VAN' })
    await aBlock(db, me.id, (await site.aMember(near)).id)
    const ctx = await world.as(me)
    const asked: [SearchRequest, found: number, statements: number][] = [
      [{}, 3, 1],
      [{ country: 'NL' }, 2, 1],
      [{ region: 'NL-NH', maxAge: 60 }, 1, 1],
      [{ hairColour: ['red'] }, 1, 2],
      [{ distance: 25 }, 2, 3],
    ]
    for (const [input, found, statements] of asked) {
      const counted = await countStatements(database, () => count(ctx, input))
      const { total } = await search(ctx, input)
      expect({ input, ...counted.result, found: total, statements: counted.statements.length }).toEqual({
        ...{ input, count: found, more: false, statements },
        found: counted.result,
      })
    }
  })

  test('is refused with what the search is refused with', async () => {
    const site = await anotherSite(db, world, { loggedOutSearch: false, loggedOutSearchTrafficsource: true })
    const visitor = await site.visitor()
    expect(count(visitor, {})).rejects.toThrow('search_login_required')
    expect(count(visitor, { trafficSource: true, distance: 10 })).rejects.toThrow('search_login_required')
    expect(count(visitor, { trafficSource: true, region: 'NL-XX' })).rejects.toThrow('region_unknown')
    expect(count(await world.as(await site.aMember({ city: null })), { distance: 10 })).rejects.toThrow(
      'search_town_required',
    )
    expect(await count(visitor, { trafficSource: true })).toEqual({ count: 1, more: false })
  })
})
