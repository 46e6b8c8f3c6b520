import { beforeAll, expect, test } from 'bun:test'
import { placesIn } from '../../../db/reference/places.ts'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { parseLivingArea } from '../profile/rules/living-area.ts'
import { geocode } from './geocode.ts'

const database = await freshDatabase()
let world: TestWorld

beforeAll(async () => {
  await aSite(database.db)
  world = await testWorld(database)
})

const at = async (latitude: number, longitude: number, traits = {}) =>
  geocode(await world.visitor(traits), { latitude, longitude })

test.each([
  ['Haarlem', 52.3874, 4.6462, { country: 'NL', region: 'NL-NH', city: 'Haarlem' }],
  ['Maastricht, by two borders', 50.8514, 5.691, { country: 'NL', region: 'NL-LI', city: 'Maastricht' }],
  ['Antwerp', 51.2194, 4.4025, { country: 'BE', region: 'BE-VAN', city: 'Antwerpen' }],
] as const)('%s is found offline, in names that sign-up takes', async (_, latitude, longitude, place) => {
  const found = await at(latitude, longitude)
  expect(found).toEqual(place as typeof found)
  const { settings } = await world.sites.of('localhost')
  const places = await placesIn(place.country)
  expect(() => parseLivingArea(found!, { ...settings, places })).not.toThrow()
})

test.each([
  ['the ocean', 0, -30],
  ['a country that nobody serves', 59.33, 18.07],
])('%s is no place', async (_, latitude, longitude) => {
  expect(await at(latitude, longitude)).toBeUndefined()
})

test('a site finds places of its own countries alone', async () => {
  const site = await world.sites.of('localhost')
  const belgian = { ...site, settings: { ...site.settings, countries: ['BE' as const] } }
  expect(await at(52.3874, 4.6462, { site: belgian })).toBeUndefined()
})
