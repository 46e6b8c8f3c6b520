import { beforeAll, expect, test } from 'bun:test'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import type { Context } from '../../core/context.ts'
import { createLimits } from '../../core/limits.ts'
import { callerOf } from '../../core/procedures.ts'
import { appRouter } from '../../router.ts'
import { anotherSite } from '../../testing/site.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'

const database = await freshDatabase()
const { db } = database
const callAs = callerOf(appRouter)
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

/** Members in places and of ages enough that each of many searches has a first page of its own. */
async function aPeopledSite(settings: object = {}) {
  const site = await anotherSite(db, world, settings)
  for (let n = 0; n < 240; n++) {
    const country = countryCodes[n % 10]!
    await site.aMember({
      country,
      region: null,
      birthDate: `${1960 + (n % 40)}-01-01`,
      gender: n % 2 ? 'male' : 'female',
    })
  }
  return { site, limits: createLimits() }
}

/** Every search that a copier would think of, all at once; whom they were shown, and with what the rest was refused. */
async function copy(ctx: Context) {
  const { members } = callAs(ctx)
  const inputs = countryCodes.flatMap((country) => [18, 28, 38, 48, 58].map((minAge) => ({ country, minAge })))
  const answers = await Promise.allSettled([
    ...inputs.map(async (input) => (await members.search(input)).items),
    ...inputs.map(async (input) => (await members.similar(input)).cards),
  ])
  const shown = new Set(answers.flatMap((it) => (it.status === 'fulfilled' ? it.value.map(({ id }) => id) : [])))
  const refused = answers.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []))
  return { shown, refused }
}

test('a visitor who asks in ever other words is shown so many members, and then nobody new', async () => {
  const { site, limits } = await aPeopledSite({ loggedOutMembers: 500 })
  const ctx = { ...(await site.visitor()), limits }
  const { shown, refused } = await copy(ctx)
  expect(shown.size).toBeGreaterThan(24)
  expect(shown.size).toBeLessThanOrEqual(50)
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['members_seen_enough']))
  expect(refused[0].code).toBe('TOO_MANY_REQUESTS')

  // Nor by a profile or a card; who was shown already can be looked at again.
  const [seen] = shown
  const hidden = (await site.aMember()).id
  const { members } = callAs(ctx)
  for (let n = 0; n < 50 - shown.size; n++) await members.get({ id: (await site.aMember()).id })
  expect(await members.get({ id: seen! })).toMatchObject({ id: seen })
  expect(await members.cards({ ids: [seen!] })).toHaveLength(1)
  expect(members.get({ id: hidden })).rejects.toThrow('members_seen_enough')
  expect(members.cards({ ids: [seen!, hidden] })).rejects.toThrow('members_seen_enough')
  // How many there are shows nobody.
  expect((await members.count({})).count).toBeGreaterThan(240)
})

test('many behind one address who look at the same pages take nothing from each other', async () => {
  const { site, limits } = await aPeopledSite()
  const ctx = { ...(await site.visitor()), limits }
  for (let person = 0; person < 100; person++) {
    const { members } = callAs(ctx)
    const { items } = await members.search(person % 2 ? { country: 'NL' } : { country: 'NL', gender: 'female' })
    await members.get({ id: items[person % items.length]!.id })
  }
})

test('another network, and who has logged in, are not held up', async () => {
  const { site, limits } = await aPeopledSite({ loggedOutMembers: 500 })
  const visitor = { ...(await site.visitor()), limits }
  await copy(visitor)
  expect((await copy(visitor)).refused.length).toBeGreaterThan(0)
  const elsewhere = { ...visitor, network: '198.51.100.0/24' }
  expect((await callAs(elsewhere).members.search({})).items).toHaveLength(24)
  const member = { ...(await world.as(await site.aMember())), limits }
  expect((await copy(member)).refused).toEqual([])
})
