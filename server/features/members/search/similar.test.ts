import { beforeAll, expect, test } from 'bun:test'
import { aBlock } from '../../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import { anotherSite } from '../../../testing/site.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { search } from './search.ts'
import { similar } from './similar.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

const bornAged = (age: number) => `${2026 - age}-01-01`
const input = { gender: 'female', country: 'NL', region: 'NL-NH', minAge: 30, maxAge: 35 } as const

test('the nearest come first: other regions, then ages, then countries; never the exact ones', async () => {
  const site = await anotherSite(db, world)
  const me = await site.aMember({ gender: 'male' })
  const country = { country: 'NL', region: 'NL-UT' }
  await site.aMember({ name: 'Exact', birthDate: bornAged(32) })
  await site.aMember({ name: 'Abroad', birthDate: bornAged(32), country: 'BE', region: 'BE-VAN' })
  await site.aMember({ name: 'Ten years older', birthDate: bornAged(45) })
  await site.aMember({ name: 'Five years younger', birthDate: bornAged(25), ...country })
  await site.aMember({ name: 'Other region', birthDate: bornAged(30), ...country })
  await site.aMember({ name: 'No region', birthDate: bornAged(31), region: null, lastActiveAt: new Date('2026-01-02') })
  await site.aMember({ name: 'Much older', birthDate: bornAged(46) })
  await site.aMember({ name: 'A man', birthDate: bornAged(32), gender: 'male' })
  const blocked = await site.aMember({ name: 'Blocked', birthDate: bornAged(32), ...country })
  await aBlock(db, blocked.id, me.id)

  const ctx = await world.as(me)
  const { cards, total, filters } = await similar(ctx, input)
  expect(cards.map(({ name }) => name)).toEqual([
    'No region',
    'Other region',
    'Five years younger',
    'Ten years older',
    'Abroad',
  ])
  expect(total).toEqual({ count: 5, more: false })
  expect(filters).toEqual({ gender: 'female', minAge: 20, maxAge: 45 })
  expect((await search(ctx, filters ?? {})).total?.count).toBe(6)
})

test('no wider than one page needs, in two statements', async () => {
  const site = await anotherSite(db, world)
  const ctx = await world.as(await site.aMember({ gender: 'male' }))
  for (let n = 0; n < 30; n++) await site.aMember({ birthDate: bornAged(32), region: n < 20 ? 'NL-UT' : 'NL-GE' })
  await site.aMember({ birthDate: bornAged(25) })

  const { result, statements } = await countStatements(database, () => similar(ctx, input))
  expect([result.cards.length, result.total, statements.length]).toEqual([24, { count: 30, more: false }, 2])
  expect(result.filters).toEqual({ gender: 'female', country: 'NL', minAge: 30, maxAge: 35 })
})

test('a search for everybody has nothing beside it', async () => {
  const site = await anotherSite(db, world)
  const ctx = await world.as(await site.aMember())
  const { result, statements } = await countStatements(database, () => similar(ctx, { gender: 'male' }))
  expect([result, statements.length]).toEqual([
    { cards: [], total: { count: 0, more: false }, filters: null, relaxed: [] },
    0,
  ])
})

test('visitors get them where they may search', async () => {
  const open = await anotherSite(db, world)
  await open.aMember({ region: 'NL-UT' })
  expect((await similar(await open.visitor(), { region: 'NL-NH' })).cards).toHaveLength(1)
  const closed = await anotherSite(db, world, { loggedOutSearch: false })
  expect(similar(await closed.visitor(), { region: 'NL-NH' })).rejects.toThrow('search_login_required')
})
