import { beforeAll, expect, test } from 'bun:test'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { callerOf } from '../../core/procedures.ts'
import { appRouter } from '../../router.ts'
import { anotherSite } from '../../testing/site.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { searchPages } from './search/search.ts'

const database = await freshDatabase()
const { db } = database
const callAs = callerOf(appRouter)
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

test('a member searches, turns the page and opens a profile', async () => {
  const site = await anotherSite(db, world)
  for (let n = 0; n < 26; n++) await site.aMember()
  const { members } = callAs(await world.as(await site.aMember({ gender: 'male' })))
  const first = await members.search({ gender: 'female', country: 'NL', minAge: 18, maxAge: 99 })
  const second = await members.search({ gender: 'female', cursor: first.nextCursor })
  expect([first.items.length, second.items.length]).toEqual([24, 2])
  expect(atob(first.nextCursor?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain(
    first.items[23]?.id ?? '',
  )
  const { id, name } = second.items[0] ?? { id: '', name: '' }
  expect(await members.get({ id })).toMatchObject({ name })
  expect(await members.cards({ ids: [id] })).toMatchObject([{ name }])
  expect(await members.similar({ region: 'NL-UT' })).toMatchObject({ total: { count: 26, more: false } })
})

test.each([
  ['an age below 18', { minAge: 17 }],
  ['an age above 99', { maxAge: 100 }],
  ['an unknown gender', { gender: 'robot' }],
  ['an unknown country', { country: 'XX' }],
  ['a page of one’s own making', { cursor: 'b25lLW93bi1tYWtpbmc' }],
  [
    'a page that another secret has sealed',
    { cursor: searchPages.seal('another', { ring: 0, at: 1, key: 1, memberId: '' }) },
  ],
])('a search for %s is refused before it reaches the database', async (_, input) => {
  const site = await anotherSite(db, world)
  const ctx = await world.as(await site.aMember())
  const { statements } = await countStatements(database, () =>
    expect(callAs(ctx).members.search(input as never)).rejects.toMatchObject({ message: 'input_invalid' }),
  )
  expect(statements).toEqual([])
})

test('refusals reach the client by their names', async () => {
  const site = await anotherSite(db, world, { loggedOutSearch: false })
  const { members } = callAs(await site.visitor())
  expect(members.search({})).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'search_login_required' })
  const unknown = { id: Bun.randomUUIDv7() }
  expect(members.get(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'member_not_found' })
})
