import { describe, expect, test } from 'bun:test'
import {
  citiesOf,
  commonPasswords,
  countries,
  countryCodes,
  findRegion,
  interests,
  isCountryCode,
  isInterest,
  isRegionCode,
  languages,
  mailDomains,
  regions,
  regionsOf,
  unmistakableMailDomains,
} from './index.ts'

const doubles = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('where people live', () => {
  test('a Belgian is offered Dutch, French and German, a Swiss German first', () => {
    expect(countries.BE.languages).toEqual(['nl', 'fr', 'de'])
    expect(countries.CH.languages).toEqual(['de', 'it', 'fr', 'en'])
  })

  test('every language of the product is the first for somebody', () => {
    expect([...new Set(countryCodes.map((code) => countries[code].languages[0]))].toSorted()).toEqual([...languages])
  })

  test('somebody from a country we do not serve is not taken for a customer', () => {
    expect(isCountryCode('NL')).toBe(true)
    expect(isCountryCode('RU')).toBe(false)
    expect(isCountryCode('constructor')).toBe(false)
  })

  test('a Dutch person chooses among twelve provinces', () => {
    expect(regionsOf('NL').map((region) => region.name)).toContain('Noord-Holland')
    expect(regionsOf('NL')).toHaveLength(12)
    expect(findRegion('NL-NH')).toEqual({ code: 'NL-NH', country: 'NL', name: 'Noord-Holland' })
    expect(isRegionCode('NL-XX')).toBe(false)
  })

  test('every country has regions, and their codes are its own', () => {
    for (const country of countryCodes) expect(regionsOf(country).length).toBeGreaterThan(3)
    for (const region of regions) expect(region.code).toMatch(new RegExp(`^${region.country}-[A-Z0-9]{1,3}$`))
    expect(doubles(regions.map((region) => region.code))).toEqual([])
  })

  test('every region has places to live in, none of them twice', () => {
    for (const { code } of regions) {
      const names = citiesOf(code).map((city) => city.name)
      expect(names.length, code).toBeGreaterThan(0)
      expect(doubles(names), code).toEqual([])
    }
  })

  test('places of the same name lie in their own region', () => {
    const latitude = (code: 'US-ME' | 'US-OR') => citiesOf(code).find((city) => city.name === 'Portland')?.latitude
    expect(latitude('US-ME')).toBe(43.66)
    expect(latitude('US-OR')).toBe(45.52)
  })
})

describe('what people like', () => {
  test('about fifty interests, each once', () => {
    expect(interests.length).toBeWithin(45, 60)
    expect(doubles(interests)).toEqual([])
    expect(isInterest('cooking')).toBe(true)
    expect(isInterest('tax_law')).toBe(false)
  })
})

describe('mail and passwords', () => {
  test('mail providers are named once, the unmistakable ones among them', () => {
    expect(doubles(mailDomains)).toEqual([])
    expect(unmistakableMailDomains.filter((domain) => !mailDomains.includes(domain))).toEqual([])
  })

  test('ten thousand passwords are known to be common', async () => {
    const common = await commonPasswords()
    expect(common.size).toBeGreaterThan(10_000)
    for (const word of ['wachtwoord1', 'welkom01', 'passwort123', 'motdepasse'])
      expect(common.has(word), word).toBe(true)
    expect(common.has('password')).toBe(true)
    expect(common.has('wachtwoord')).toBe(true)
    expect([...common].filter((password) => password !== password.toLowerCase())).toEqual([])
  })
})
