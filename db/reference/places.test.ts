import { describe, expect, test } from 'bun:test'
import { citiesOf } from './cities.ts'
import { countryCodes } from './countries/codes.ts'
import { placesIn } from './places.ts'
import { regionsOf } from './regions.ts'

const names = async (country: (typeof countryCodes)[number], text: string, region?: string) =>
  (await placesIn(country)).find(text, { limit: 8, region }).map((place) => place.name)

describe('a place is found', () => {
  test.each([
    ['NL', 's gravenhage', 'Den Haag'],
    ['NL', "'s-Gravenh", 'Den Haag'],
    ['NL', 'the hague', 'Den Haag'],
    ['NL', 'den bosch', "'s-Hertogenbosch"],
    ['NL', 'MEPPEL', 'Meppel'],
    ['DE', 'Munchen', 'München'],
    ['DE', 'munich', 'München'],
    ['DE', 'giessen', 'Gießen'],
    ['PL', 'lodz', 'Łódź'],
    ['CH', 'zürich', 'Zürich'],
    ['FR', 'saint-denis', 'Saint-Denis'],
    ['FR', 'saint denis', 'Saint-Denis'],
  ] as const)('%s: %s', async (country, text, name) => {
    expect((await names(country, text))[0]).toBe(name)
  })

  test('by its beginning, the most peopled first, and by the beginning of a later word', async () => {
    expect((await names('NL', 'ams'))[0]).toBe('Amsterdam')
    expect(await names('NL', 'zoom')).toContain('Bergen op Zoom')
  })

  test('by any part of three letters, behind those that begin so', async () => {
    expect(await names('NL', 'msterdam')).toContain('Amsterdam')
    expect(await names('NL', 'trecht')).toEqual(expect.arrayContaining(['Utrecht', 'Haastrecht']))
    const dam = await names('NL', 'dam')
    expect(dam.findIndex((name) => !/(^|[ -])dam/i.test(name))).toBeGreaterThan(0)
    expect(dam).toHaveLength(8)
    expect(await names('NL', 'ms')).not.toContain('Amsterdam')
    expect(await names('DE', 'unch')).toContain('München')
  })

  test('by its names, and not by the code of its region', async () => {
    const english = await names('GB', 'eng')
    expect(english.filter((name) => !/eng/i.test(name))).toEqual([])
  })

  test('though few people live there, and in its own region', async () => {
    const { find } = await placesIn('NL')
    const place = (text: string) => find(text, { limit: 1 })[0]
    expect(place('Zwaagdijk-Oost')).toEqual({ name: 'Zwaagdijk-Oost', region: 'NL-NH' })
    expect(place('Zundert')?.region).toBe('NL-NB')
    expect(place('Urk')?.region).toBe('NL-FL')
    expect(place('Ouddorp')?.region).toBe('NL-ZH')
    expect((await placesIn('BE')).find('Mechelen', { limit: 1 })[0]?.region).toBe('BE-VAN')
    expect((await placesIn('IE')).find('Swords', { limit: 1 })[0]?.region).toBe('IE-D')
  })

  test('in the region that was chosen before others of its name', async () => {
    const { find } = await placesIn('US')
    expect(find('springfield', { limit: 1, region: 'US-OR' })[0]).toEqual({ name: 'Springfield', region: 'US-OR' })
    expect(find('springfield', { limit: 1, region: 'US-IL' })[0]).toEqual({ name: 'Springfield', region: 'US-IL' })
  })
})

test('as many as are wanted, and none for nothing or nonsense', async () => {
  const { find } = await placesIn('US')
  expect(find('a', { limit: 8 })).toHaveLength(8)
  for (const text of ['', '  ', '-', '\n', '\t', 'x'.repeat(60), '.*', '\u0000'])
    expect(find(text, { limit: 8 })).toEqual([])
})

test('every town that we name is a place of its region; a name of one’s own is not', async () => {
  for (const country of countryCodes) {
    const places = await placesIn(country)
    const missing = regionsOf(country)
      .flatMap(({ code }) => citiesOf(code))
      .filter((city) => !places.has(city))
    expect(missing, country).toEqual([])
  }
  const { has } = await placesIn('NL')
  expect(has({ name: 'Haarlem', region: 'NL-NH' })).toBe(true)
  for (const [name, region] of [
    ['Haarlem', 'NL-ZH'],
    ['Haarlem', 'BE-NH'],
    ['Kerkstraat 12, Haarlem', 'NL-NH'],
    ['aarlem', 'NL-NH'],
    ['The Hague', 'NL-ZH'],
    ['', 'NL-NH'],
    ['\tNH', 'NL-NH'],
    ['Haarlem\tNH\nHeemstede', 'NL-NH'],
  ] as const)
    expect(has({ name, region }), name).toBe(false)
})
