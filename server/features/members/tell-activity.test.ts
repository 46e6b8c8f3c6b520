import { beforeAll, expect, test } from 'bun:test'
import { slotLength } from '../../../db/reference/slots.ts'
import type { TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { anotherSite } from '../../testing/site.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { me } from '../session/me.ts'
import { recordActivity } from '../session/record-activity.ts'
import { getProfile } from './profile.ts'
import { search } from './search/search.ts'
import { similar } from './search/similar.ts'
import { tellActivity } from './tell-activity.ts'

const database = await freshDatabase()
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

const minute = 60_000
const before = (slots: number) => new Date(world.now().getTime() - slots * slotLength)

test('who comes is shown as before, in every order and word, until the slot has ended', async () => {
  const site = await anotherSite(database.db, world)
  const stranger = await site.aMember({ gender: 'male', lastActiveAt: before(30) })
  const [ada, ben] = [
    await site.aMember({ name: 'Ada', lastActiveAt: before(9) }),
    await site.aMember({ name: 'Ben', lastActiveAt: before(5) }),
  ]
  const looked = async () => {
    const [ctx, visitor] = [await world.as(stranger), await site.visitor()]
    const found = await search(ctx, { gender: 'female' })
    const near = await similar(ctx, { gender: 'female', country: 'BE' })
    const profile = await getProfile(visitor, ada.id)
    return JSON.stringify([found.items, near.cards, (await search(visitor, {})).items, profile.lastActive])
  }
  const names = async () => (await search(await world.as(stranger), { gender: 'female' })).items.map(({ name }) => name)

  const atFirst = await looked()
  expect(await names()).toEqual(['Ben', 'Ada'])
  world.pass(minute)
  await me(await world.as(ada))
  await recordActivity(await world.as(ada))
  await tellActivity(world)
  expect(await looked()).toBe(atFirst)

  world.pass(slotLength)
  await tellActivity(world)
  expect(await names()).toEqual(['Ada', 'Ben'])
  expect((await getProfile(await site.visitor(), ben.id)).lastActive).not.toBe('today')
})

test('within a slot nobody stands by when they came, and everybody stands elsewhere in the next', async () => {
  const site = await anotherSite(database.db, world)
  const stranger = await site.aMember({ gender: 'male', lastActiveAt: before(30) })
  const people: TestMember[] = []
  for (let n = 0; n < 20; n++) people.push(await site.aMember({ lastActiveAt: before(9) }))
  const inOrder = people.map(({ id }) => id)
  const orderAfterASlot = async () => {
    for (const person of people) {
      world.pass(minute)
      await me(await world.as(person))
    }
    world.pass(slotLength)
    await tellActivity(world)
    return (await search(await world.as(stranger), { gender: 'female' })).items.map(({ id }) => id)
  }
  const [first, second] = [await orderAfterASlot(), await orderAfterASlot()]
  expect(first.toSorted()).toEqual(inOrder.toSorted())
  for (const order of [first, second]) {
    expect(order).not.toEqual(inOrder)
    expect(order).not.toEqual(inOrder.toReversed())
  }
  expect(first).not.toEqual(second)
})

test.each([
  ['a page', me],
  ['a page that is left', recordActivity],
])(
  'who was here before and after a slot ended counts for both, however short the time between (%s)',
  async (_, look) => {
    const site = await anotherSite(database.db, world)
    const ada = await site.aMember({ lastActiveAt: before(9) })
    const untilTheEnd = slotLength - (world.now().getTime() % slotLength)
    world.pass(untilTheEnd - minute / 4)
    await look(await world.as(ada))
    world.pass(minute / 2)
    await look(await world.as(ada))
    const visits = () => database.sql`select 1 from visits where member_id = ${ada.id}`
    expect(await visits()).toHaveLength(2)
    await tellActivity(world)
    expect(await visits()).toHaveLength(1)
  },
)

test('an activity takes one statement, and moves nobody in the indices of the search', async () => {
  const site = await anotherSite(database.db, world)
  const ctx = await world.as(await site.aMember({ lastActiveAt: before(9) }))
  const noted = await countStatements(database, () => recordActivity(ctx))
  expect(noted.statements).toHaveLength(1)
  const indexed = await database.sql`
    select indexname from pg_indexes where tablename = 'profiles' and indexdef like '%last_active_at%'`
  expect(indexed).toHaveLength(0)
})
