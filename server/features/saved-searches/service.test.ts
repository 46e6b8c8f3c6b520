import { beforeAll, expect, test } from 'bun:test'
import { readEventsAfter } from '../../../db/queries/live.ts'
import { aBlock, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { markSeen, type NewSearch, remove, rename, restore, save } from './change.ts'
import { list } from './list.ts'
import { longestName, mostSavedSearches } from './rules.ts'
import { forgetRemoved } from './upkeep.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

const minute = 60_000

/** A member with saved searches of these names, all for women in Utrecht. */
async function aSearcher(...names: string[]) {
  const member = await aMember(db)
  const ctx = await world.as(member)
  const searches = names.map((name) => aSearch(name))
  for (const search of searches) {
    await save(ctx, search)
    world.pass(minute)
  }
  return { ctx, member, ids: searches.map(({ id }) => id) }
}

function aSearch(name: string, filters: NewSearch['filters'] = { gender: 'female', region: 'NL-UT' }): NewSearch {
  return { id: crypto.randomUUID(), name, filters }
}

/** Somebody who joins now and matches the usual search. */
async function joins(traits = {}): Promise<TestMember> {
  world.pass(minute)
  const confirmedAt = world.now()
  world.pass(minute)
  return aMember(db, { region: 'NL-UT', confirmedAt, ...traits })
}

const namesOf = async (ctx: Parameters<typeof list>[0]) => (await list(ctx)).map(({ name }) => name)

test('a search is kept with its filters under a tidied name, the oldest first, for its member alone', async () => {
  const { ctx } = await aSearcher('Dichtbij')
  await save(ctx, aSearch('  Een \n andere  ', { minAge: 30, maxAge: 40 }))
  expect(await list(ctx)).toMatchObject([
    { name: 'Dichtbij', filters: { gender: 'female', country: 'NL', region: 'NL-UT' } },
    { name: 'Een andere', filters: { minAge: 30, maxAge: 40 } },
  ])
  const { ctx: others } = await aSearcher()
  expect(await list(others)).toEqual([])
})

test('a name is said, is short enough and is not taken, whatever its capitals', async () => {
  const { ctx, ids } = await aSearcher('Élodie', 'Ver weg')
  const refusals = {
    ' \u200b ': 'saved_search_name_empty',
    ['x'.repeat(longestName + 1)]: 'saved_search_name_too_long',
    ÉLODIE: 'saved_search_name_taken',
  }
  for (const [name, code] of Object.entries(refusals)) {
    await expect(save(ctx, aSearch(name))).rejects.toMatchObject({ code, details: { field: 'name' } })
    await expect(rename(ctx, { id: ids[1]!, name })).rejects.toMatchObject({ code, details: { field: 'name' } })
  }
  await save(ctx, aSearch('😀'.repeat(longestName)))
  await rename(ctx, { id: ids[0]!, name: 'élodie' })
  expect(await namesOf(ctx)).toEqual(['élodie', 'Ver weg', '😀'.repeat(longestName)])
  await save((await aSearcher()).ctx, aSearch('Élodie'))
})

test('a region of nowhere is not saved', async () => {
  const { ctx } = await aSearcher()
  await expect(save(ctx, aSearch('Nergens', { region: 'NL-XX' }))).rejects.toMatchObject({ code: 'region_unknown' })
})

test('there are five at most, also of those that are saved at the same moment', async () => {
  const { ctx } = await aSearcher()
  const tries = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => save(ctx, aSearch(name))),
  )
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(8 - mostSavedSearches)
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'saved_searches_full', details: { limit: 5 } })
  expect(await list(ctx)).toHaveLength(mostSavedSearches)
})

test('one name is given once, also at the same moment', async () => {
  const { ctx } = await aSearcher()
  const tries = await Promise.allSettled(['Eva', 'eva', 'EVA'].map((name) => save(ctx, aSearch(name))))
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await list(ctx)).toHaveLength(1)
})

test('pressed twice, a search is saved once, even when there is no room for another', async () => {
  const { ctx, member } = await aSearcher('a', 'b', 'c', 'd')
  const search = aSearch('e')
  await Promise.all([save(ctx, search), save(ctx, search)])
  await save(ctx, search)
  expect(await namesOf(ctx)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(await readEventsAfter(db, member.id, 0, 100)).toHaveLength(5)
})

test('what is renamed, applied or removed is one’s own', async () => {
  const { ctx, ids } = await aSearcher('Dichtbij')
  const { ctx: other } = await aSearcher('Dichtbij')
  const id = ids[0]!
  await expect(rename(other, { id, name: 'Gekaapt' })).rejects.toMatchObject({ code: 'saved_search_not_found' })
  await expect(markSeen(other, id)).rejects.toMatchObject({ code: 'saved_search_not_found' })
  await remove(other, id)
  expect(await namesOf(ctx)).toEqual(['Dichtbij'])
  await save(other, { ...aSearch('Dezelfde sleutel'), id })
  expect([await namesOf(ctx), await namesOf(other)]).toEqual([['Dichtbij'], ['Dichtbij', 'Dezelfde sleutel']])
})

test('what is removed is gone, leaves room and its name, and is told once', async () => {
  const { ctx, member, ids } = await aSearcher('a', 'b', 'c', 'd', 'e')
  await remove(ctx, ids[1]!)
  await remove(ctx, ids[1]!)
  expect(await readEventsAfter(db, member.id, 0, 100)).toHaveLength(6)
  await save(ctx, aSearch('B'))
  expect(await namesOf(ctx)).toEqual(['a', 'c', 'd', 'e', 'B'])
})

test('what was removed comes back to its place, with its newcomers, where there is room for it', async () => {
  const { ctx, member, ids } = await aSearcher('a', 'b', 'c', 'd', 'e')
  await joins()
  await remove(ctx, ids[1]!)
  await Promise.all([restore(ctx, ids[1]!), restore(ctx, ids[1]!)])
  expect((await list(ctx)).map(({ name, newcomers }) => [name, newcomers.count])).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [name, 1]),
  )
  expect(await readEventsAfter(db, member.id, 0, 100)).toHaveLength(7)
  await remove(ctx, ids[1]!)
  await save(ctx, aSearch('B'))
  await expect(restore(ctx, ids[1]!)).rejects.toMatchObject({ code: 'saved_searches_full' })
  await remove(ctx, ids[0]!)
  await expect(restore(ctx, ids[1]!)).rejects.toMatchObject({ code: 'saved_search_name_taken' })
  const { ctx: other } = await aSearcher()
  await expect(restore(other, ids[0]!)).rejects.toMatchObject({ code: 'saved_search_not_found' })
})

test('of what was removed the latest five are kept, and those an hour', async () => {
  const { ctx } = await aSearcher()
  const ids: string[] = []
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    const search = aSearch(name)
    ids.push(search.id)
    await save(ctx, search)
    world.pass(1)
    await remove(ctx, search.id)
  }
  await expect(restore(ctx, ids[0]!)).rejects.toMatchObject({ code: 'saved_search_not_found' })
  await restore(ctx, ids[1]!)
  world.pass(61 * minute)
  await forgetRemoved(ctx)
  await expect(restore(ctx, ids[2]!)).rejects.toMatchObject({ code: 'saved_search_not_found' })
  expect(await namesOf(ctx)).toEqual(['2'])
})

test('a page from before an update undoes by saving again', async () => {
  const { ctx } = await aSearcher()
  const search = aSearch('Dichtbij')
  await save(ctx, search)
  await remove(ctx, search.id)
  await save(ctx, search)
  expect(await namesOf(ctx)).toEqual(['Dichtbij'])
})

test('who joins after a search was saved is new until it is applied', async () => {
  await joins()
  const { ctx, ids } = await aSearcher('Dichtbij')
  const newcomers = async () => (await list(ctx)).map((search) => search.newcomers)
  expect(await newcomers()).toEqual([{ count: 0, more: false }])
  await joins()
  await joins({ confirmedAt: null })
  await joins({ gender: 'male' })
  await joins({ region: 'NL-DR' })
  await joins({ createdAt: new Date('2026-05-01') })
  expect(await newcomers()).toEqual([{ count: 2, more: false }])
  await markSeen(ctx, ids[0]!)
  expect(await newcomers()).toEqual([{ count: 0, more: false }])
})

test('who cannot be found by the member is not counted, and each search counts for itself', async () => {
  const { ctx, member, ids } = await aSearcher('Dichtbij', 'Ook dichtbij')
  const blocked = await joins()
  await aBlock(db, blocked.id, member.id)
  await joins({ invisibleSince: new Date('2026-06-01') })
  await markSeen(ctx, ids[1]!)
  await joins()
  await save(ctx, aSearch('Iedereen in België', { country: 'BE' }))
  await joins({ country: 'BE', region: null })
  expect((await list(ctx)).map(({ newcomers }) => newcomers.count)).toEqual([1, 1, 1])
  await markSeen(ctx, ids[0]!)
  expect((await list(ctx)).map(({ newcomers }) => newcomers.count)).toEqual([0, 1, 1])
})

test('every filter and the order are kept, and newcomers are counted by them', async () => {
  const { ctx } = await aSearcher()
  const details: NewSearch['filters'] = {
    ...{ distance: 25, active: 'this_month', photo: true, isNew: true, interests: ['cooking'] },
    ...{ hairColour: ['red'], order: 'nearest' },
  }
  await save(ctx, aSearch('Kokend', details))
  const wanted = { photoCount: 1, interests: ['cooking', 'film'], hairColour: 'red', createdAt: world.now() } as const
  const lives = { region: 'NL-NH', city: 'Haarlem', lastActiveAt: world.now() }
  await joins({ ...wanted, ...lives })
  for (const lacking of [{ photoCount: 0 }, { interests: ['film'] }, { hairColour: 'blond' }, { city: null }] as const)
    await joins({ ...wanted, ...lives, ...lacking } as Parameters<typeof joins>[0])
  await joins({ ...wanted, ...lives, createdAt: new Date('2026-01-01') })
  expect(await list(ctx)).toMatchObject([{ filters: details, newcomers: { count: 1, more: false } }])
})

test('a filter that the search knows no longer is passed over', async () => {
  const { ctx, ids } = await aSearcher('Oud')
  await sql`update saved_searches set gender = 'other', country = 'XX', min_age = 7, max_age = 40,
    details = '{"distance":7,"photo":true,"shoes":["red"],"hairColour":["red","lila"]}' where id = ${ids[0]!}`
  const [old] = await list(ctx)
  expect(old?.filters).toEqual({
    gender: undefined,
    country: undefined,
    region: 'NL-UT',
    minAge: undefined,
    maxAge: 40,
    photo: true,
    hairColour: ['red'],
  })
})

test('they go with their member', async () => {
  const { member } = await aSearcher('Dichtbij')
  await sql`delete from wallets where member_id = ${member.id}`
  await sql`delete from members where id = ${member.id}`
  expect([...(await sql`select 1 from saved_searches where member_id = ${member.id}`)]).toEqual([])
})

test('the verbs keep to their statements', async () => {
  const { ctx } = await aSearcher('a', 'b', 'c')
  const search = aSearch('d')
  const cost = async (verb: () => Promise<unknown>) => (await countStatements(database, verb)).statements.length
  expect(await cost(() => list(ctx))).toBe(2)
  expect(await cost(() => save(ctx, search))).toBe(4)
  expect(await cost(() => rename(ctx, { id: search.id, name: 'e' }))).toBe(4)
  expect(await cost(() => markSeen(ctx, search.id))).toBe(2)
  expect(await cost(() => remove(ctx, search.id))).toBe(3)
  expect(await cost(() => restore(ctx, search.id))).toBe(5)
})
