import { beforeAll, expect, test } from 'bun:test'
import { aLike } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anotherSite } from '../../testing/site.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { findPeople } from './people.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  world = await testWorld(database)
})

const haarlem = { country: 'NL', region: 'NL-NH', city: 'Haarlem' } as const
const maastricht = { country: 'NL', region: 'NL-LI', city: 'Maastricht' } as const

/** A man from Haarlem, and women of his age: two there, one elsewhere. */
async function aMeeting() {
  const site = await anotherSite(db, world)
  const man = await site.aMember({ ...haarlem, gender: 'male', interests: ['coffee', 'music', 'sailing'] })
  const woman = (name: string, place: object, interests: ('coffee' | 'music' | 'sailing')[], traits = {}) =>
    site.aMember({ ...place, name, gender: 'female', birthDate: '1992-01-01', interests, ...traits })
  await woman('Far', maastricht, ['coffee', 'music', 'sailing'])
  await woman('Near', haarlem, ['coffee'])
  await woman('Alike', haarlem, ['coffee', 'music'])
  await woman('Older', haarlem, ['coffee', 'music'], { birthDate: '1951-01-01' })
  return {
    man,
    woman,
    namesFor: async (filters: object) => (await findPeople(await world.as(man), filters)).map(({ name }) => name),
  }
}

test('who lives near comes first, there who shares more, and nobody outside of the ages', async () => {
  const { namesFor } = await aMeeting()
  expect(await namesFor({ gender: 'female', minAge: 25, maxAge: 45 })).toEqual(['Alike', 'Near', 'Far'])
  expect(await namesFor({ gender: 'female', minAge: 25, maxAge: 45, distance: 10 })).toEqual(['Alike', 'Near'])
})

test('whom the member likes is not offered', async () => {
  const { man, woman, namesFor } = await aMeeting()
  const liked = await woman('Liked', haarlem, ['coffee', 'music', 'sailing'])
  await aLike(db, man.id, liked.id)
  expect(await namesFor({ gender: 'female', maxAge: 45 })).not.toContain('Liked')
})

test('who has told no town is shown by what they share', async () => {
  const { namesFor, man } = await aMeeting()
  await database.sql`update profiles set city = null, region = null where member_id = ${man.id}`
  expect((await namesFor({ gender: 'female', maxAge: 45 }))[0]).toBe('Far')
})
