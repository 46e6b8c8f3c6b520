import { beforeAll, describe, expect, test } from 'bun:test'
import { slotLength } from '../../../../db/reference/slots.ts'
import { aPhoto, type Traits } from '../../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import type { Context } from '../../../core/context.ts'
import { anotherSite } from '../../../testing/site.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import type { SearchRequest } from './filters.ts'
import { count, type SearchResultPage, search } from './search.ts'
import { similar } from './similar.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

const namesOf = async (ctx: Context, input: SearchRequest) => (await search(ctx, input)).items.map(({ name }) => name)
const at = (n: number) => new Date(Date.UTC(2026, 4, 1) - n * slotLength)

/** Each was here a slot before the one before. */
async function people<Name extends string>(settings: object, all: Record<Name, Traits>) {
  const site = await anotherSite(db, world, settings)
  const me = await site.aMember({ name: 'Me', region: 'NL-UT', city: 'Utrecht' })
  for (const [n, [name, traits]] of Object.entries<Traits>(all).entries())
    await site.aMember({ name, lastActiveAt: at(n), ...traits })
  return { site, ctx: await world.as(me) }
}

describe('what members say about themselves', () => {
  const all = {
    Ada: { hairColour: 'red', eyeColour: 'green', interests: ['cooking', 'cycling', 'film'] },
    Bea: { hairColour: 'red', eyeColour: 'blue', interests: ['cooking'] },
    Cis: { hairColour: 'blond', interests: ['cooking', 'cycling'], joiningReason: 'dating' },
    Dot: { bodyType: 'slim', tattoos: 'few', relationshipStatus: 'single', country: 'BE', region: null },
    Eva: {},
  } satisfies Record<string, Traits>

  test('one of the values of each, and all of the interests, together with everything else', async () => {
    const { ctx } = await people({}, all)
    const find = (input: SearchRequest) => namesOf(ctx, input)
    expect(await find({ hairColour: ['red'] })).toEqual(['Ada', 'Bea'])
    expect(await find({ hairColour: ['red', 'blond'] })).toEqual(['Ada', 'Bea', 'Cis'])
    expect(await find({ hairColour: ['red', 'blond'], eyeColour: ['green', 'blue'] })).toEqual(['Ada', 'Bea'])
    expect(await find({ interests: ['cooking', 'cycling'] })).toEqual(['Ada', 'Cis'])
    expect(await find({ interests: ['cooking'], joiningReason: ['dating', 'not_sure'] })).toEqual(['Cis'])
    expect(await find({ tattoos: ['few'], bodyType: ['slim'], relationshipStatus: ['single'] })).toEqual(['Dot'])
    expect(await find({ tattoos: ['few'], country: 'NL' })).toEqual([])
    expect(await find({ hairColour: ['red'], gender: 'male' })).toEqual([])
  })

  test('as far as the site names them', async () => {
    const { ctx } = await people({ searchFields: ['hairColour'] }, all)
    expect(await namesOf(ctx, { hairColour: ['red'], interests: ['film'], eyeColour: ['blue'] })).toEqual([
      'Ada',
      'Bea',
    ])
  })

  test('nobody is found by sexuality', async () => {
    const { ctx } = await people({}, { Ada: { sexuality: 'gay', sexualityConsentAt: at(0) }, Bea: {} })
    const asked = { sexuality: ['gay'] } as SearchRequest
    expect(await namesOf(ctx, asked)).toEqual(['Ada', 'Bea'])
  })
})

test('with photo finds whose main photo others see', async () => {
  const { site, ctx } = await people({}, { Ada: { photoCount: 1 }, Bea: {} })
  await aPhoto(db, (await site.aMember({ name: 'Cis' })).id, { status: 'under_inspection' })
  await aPhoto(db, (await site.aMember({ name: 'Dot' })).id, { deletedAt: at(0) })
  const reordered = await site.aMember({ name: 'Eva', lastActiveAt: at(9) })
  await aPhoto(db, reordered.id, { position: 3, isMain: true })
  expect(await namesOf(ctx, { photo: true })).toEqual(['Ada', 'Eva'])
})

test('a step of activity finds those who are told so', async () => {
  const now = world.now().getTime()
  const day = 24 * 60 * 60_000
  const before = (days: number) => ({ lastActiveAt: new Date(now - days * day) })
  const { ctx } = await people({}, { Ada: before(0), Bea: before(5), Cis: before(20), Dot: before(200) })
  expect(await namesOf(ctx, { active: 'today' })).toEqual(['Ada'])
  expect(await namesOf(ctx, { active: 'this_week' })).toEqual(['Ada', 'Bea'])
  expect(await namesOf(ctx, { active: 'this_month', minAge: 18 })).toEqual(['Ada', 'Bea', 'Cis'])
})

test('who is new, and the newest first: by the day of the sign-up, not its hour', async () => {
  const today = world.now()
  const signedUp = (days: number) => ({ createdAt: new Date(today.getTime() - days * 24 * 60 * 60_000) })
  const { ctx } = await people({}, { Old: signedUp(50), Ada: signedUp(13), Bea: signedUp(3), Cis: signedUp(8) })
  expect(await namesOf(ctx, { isNew: true })).toEqual(['Ada', 'Bea', 'Cis'])
  expect((await namesOf(ctx, { order: 'newest' })).slice(0, 4)).toEqual(['Bea', 'Cis', 'Ada', 'Old'])
})

describe('near', () => {
  const towns = {
    Zeist: { region: 'NL-UT', city: 'Zeist' },
    Utrecht: { region: 'NL-UT', city: 'Utrecht' },
    Amsterdam: { region: 'NL-NH', city: 'Amsterdam' },
    Groningen: { region: 'NL-GR', city: 'Groningen' },
    Antwerpen: { country: 'BE', region: 'BE-VAN', city: 'Antwerpen' },
    Nowhere: { region: 'NL-UT', city: null },
  }

  test('is from town to town, over borders where the country does not matter', async () => {
    const { ctx } = await people({}, towns)
    expect(await namesOf(ctx, { distance: 10 })).toEqual(['Zeist', 'Utrecht'])
    expect(await namesOf(ctx, { distance: 50 })).toEqual(['Zeist', 'Utrecht', 'Amsterdam'])
    expect(await namesOf(ctx, { distance: 100 })).toEqual(['Zeist', 'Utrecht', 'Amsterdam', 'Antwerpen'].slice(0, 3))
    expect(await namesOf(ctx, { distance: 50, minAge: 90 })).toEqual([])
  })

  test('comes first in coarse steps, within one by activity, and who lives far or nowhere last', async () => {
    const { ctx } = await people(
      {},
      {
        Groningen: towns.Groningen,
        Nowhere: towns.Nowhere,
        Amsterdam: towns.Amsterdam,
        Zeist: towns.Zeist,
        Utrecht: towns.Utrecht,
      },
    )
    const nearest = ['Zeist', 'Utrecht', 'Amsterdam', 'Groningen', 'Nowhere']
    expect(await namesOf(ctx, { order: 'nearest' })).toEqual(nearest)
    expect(await namesOf(ctx, { order: 'nearest', distance: 50 })).toEqual(nearest.slice(0, 3))
  })

  test('needs a town, which a visitor has not told, nor every member', async () => {
    const site = await anotherSite(db, world)
    const homeless = await world.as(await site.aMember({ city: null }))
    const lost = await world.as(await site.aMember({ city: 'Nergenshuizen' }))
    for (const asked of [{ distance: 25 }, { order: 'nearest' }] as const) {
      await expect(search(await site.visitor(), asked)).rejects.toThrow('search_login_required')
      for (const ctx of [homeless, lost]) await expect(search(ctx, asked)).rejects.toThrow('search_town_required')
    }
  })
})

test.each([
  ['activity', {}],
  ['newest', { order: 'newest' }],
  ['nearest', { order: 'nearest' }],
  ['what they say', { hairColour: ['red'] }],
] as [string, SearchRequest][])('page after page everybody comes once, by %s', async (_, input) => {
  const { site, ctx } = await people({}, {})
  const cities = [
    ['NL-UT', 'Utrecht'],
    ['NL-UT', 'Zeist'],
    ['NL-NH', 'Amsterdam'],
    ['NL-GR', 'Groningen'],
  ] as const
  for (let n = 0; n < 60; n++) {
    const [region, city] = cities[n % 4]!
    await site.aMember({
      region,
      city,
      hairColour: 'red',
      createdAt: at(n % 7),
      lastActiveAt: at(n % 5),
      gender: n % 2 ? 'male' : 'female',
    })
  }
  const pages: SearchResultPage[] = []
  do pages.push(await search(ctx, { ...input, cursor: pages.at(-1)?.nextCursor }))
  while (pages.at(-1)?.nextCursor)
  expect(pages.map(({ items, total }) => [items.length, total?.count])).toEqual([
    [24, 60],
    [24, undefined],
    [12, undefined],
  ])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(60)
})

test('where many are found they come in the same orders: nearest by towns, then who lives further away', async () => {
  const { site, ctx } = await people({}, {})
  await crowd(site.id, 2500)
  const input: SearchRequest = { order: 'nearest', gender: 'female' }
  const pages: SearchResultPage[] = []
  for (let n = 0; n < 5; n++) pages.push(await search(ctx, { ...input, cursor: pages.at(-1)?.nextCursor }))
  const found = pages.flatMap(({ items }) => items)
  expect(pages[0]?.total).toEqual({ count: 1000, more: true })
  expect(new Set(found.map(({ id }) => id)).size).toBe(5 * 24)
  const lives = (...counts: [string, number][]) => counts.flatMap(([city, count]) => Array<string>(count).fill(city))
  expect(found.map(({ city }) => city)).toEqual(lives(['Zeist', 30], ['Amsterdam', 80], ['Groningen', 10]))
  const activities = await namesOf(ctx, { gender: 'female' })
  expect((await namesOf(ctx, { gender: 'female', distance: 10 })).slice(0, 5)).toEqual(
    found.slice(0, 5).map(({ name }) => name),
  )
  expect(await namesOf(ctx, { gender: 'female', hairColour: ['red'] })).toEqual(activities)
  expect((await search(ctx, { ...input, distance: 50 })).total?.count).toBe(110)
})

/** Women with red hair: 30 of them in Zeist, 80 in Amsterdam, all others in Groningen; each was here before the next. */
async function crowd(siteId: string, count: number): Promise<void> {
  await database.sql`
    insert into members (id, site_id, email, email_normalized, locale, confirmed_at, created_at)
    select md5(${siteId}::text || n)::uuid, ${siteId}, n || '@example.org', n || '@example.org', 'nl', now(), now()
    from generate_series(1, ${count}::int) n`
  await database.sql`
    insert into profiles (member_id, site_id, name, gender, birth_date, country, region, city, last_active_at, active_slot,
      created_at, searchable, hair_colour)
    select md5(${siteId}::text || n)::uuid, ${siteId}, 'Member ' || n, 'female', '1990-01-01', 'NL',
      case when n <= 30 then 'NL-UT' when n <= 110 then 'NL-NH' else 'NL-GR' end,
      case when n <= 30 then 'Zeist' when n <= 110 then 'Amsterdam' else 'Groningen' end,
      now(), 80000 + n, now(), true, 'red'
    from generate_series(1, ${count}::int) n`
}

test('a wider search is for what is nearest to the wish, and says what it gave up', async () => {
  const { ctx } = await people(
    {},
    {
      Exact: { hairColour: 'red', photoCount: 1 },
      Photoless: { hairColour: 'red' },
      Elsewhere: { hairColour: 'red', region: 'NL-UT' },
      Blond: { hairColour: 'blond', region: 'NL-GR' },
    },
  )
  const { cards, relaxed, filters, total } = await similar(ctx, { hairColour: ['red'], photo: true, region: 'NL-NH' })
  expect(cards.map(({ name }) => name)).toEqual(['Photoless', 'Elsewhere', 'Blond'])
  expect([relaxed, filters, total]).toEqual([['photo', 'region', 'details', 'country'], {}, { count: 3, more: false }])
})

test('a search by what members say takes two statements, also where it finds nobody', async () => {
  const { site, ctx } = await people({}, {})
  for (let n = 0; n < 30; n++) await site.aMember({ hairColour: 'red', interests: ['cooking'] })
  const input: SearchRequest = {
    hairColour: ['red'],
    interests: ['cooking'],
    active: 'this_month',
    isNew: true,
    gender: 'female',
  }
  const first = await countStatements(database, () => search(ctx, { hairColour: ['red'] }))
  expect(first.statements).toHaveLength(2)
  const none = await countStatements(database, () => search(ctx, input))
  expect(none.statements).toHaveLength(2)
  const counted = await countStatements(database, () => count(ctx, input))
  expect([counted.statements.length, counted.result]).toEqual([2, { count: 0, more: false }])
})
