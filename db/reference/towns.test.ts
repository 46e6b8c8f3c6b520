import { expect, test } from 'bun:test'
import { citiesOf } from './cities.ts'
import { countryCodes } from './countries/codes.ts'
import { placesIn } from './places.ts'
import { regionsOf } from './regions.ts'
import { townsAround } from './towns.ts'

const utrecht = { name: 'Utrecht', region: 'NL-UT' }
const around = async (town: typeof utrecht, most: number, countries: Parameters<typeof townsAround>[1] = ['NL']) =>
  new Map((await townsAround(town, countries, most))?.map(({ name, kilometres }) => [name, Math.round(kilometres)]))

test('towns lie where they do, the town itself among them', async () => {
  const near = await around(utrecht, 50)
  expect([near.get('Utrecht'), near.get('Zeist'), near.get('Amsterdam')]).toEqual([0, 8, 35])
  expect([near.has('Groningen'), near.has('Eindhoven')]).toEqual([false, false])
})

test('over borders, in the countries asked for', async () => {
  const maastricht = { name: 'Maastricht', region: 'NL-LI' }
  expect((await around(maastricht, 50, ['NL', 'DE', 'BE'])).has('Aachen')).toBe(true)
  expect((await around(maastricht, 50, ['NL'])).has('Aachen')).toBe(false)
})

test('of a town that nobody knows nothing is near', async () => {
  expect(await townsAround({ name: 'Nergenshuizen', region: 'NL-UT' }, ['NL'], 50)).toBeUndefined()
})

test('every town that members are offered has a place on the map, and our own lie where we say', async () => {
  for (const country of countryCodes)
    for (const { code } of regionsOf(country))
      for (const { name, region } of citiesOf(code).slice(0, 2)) {
        expect((await placesIn(country)).has({ name, region })).toBe(true)
        const towns = await townsAround({ name, region }, [country], 1)
        expect(towns?.map((town) => town.name)).toContain(name)
      }
})
