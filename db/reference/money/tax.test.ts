import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type CountryCode, countryCodes } from '../countries/codes.ts'
import { money, plus } from './money.ts'
import { isInUnion, taxAreas, taxOf } from './tax.ts'

const day = new Date('2026-11-21T12:00:00Z')
const euros = (minor: number) => money(minor, 'EUR')
const everywhere = (country: CountryCode, at: Date = day) => taxOf(country, at, euros(10_000), taxAreas)

test('47.99 at 21 % contains 8.33', () => {
  expect(taxOf('NL', day, euros(4799), ['EU'])).toEqual({ rate: 2100, tax: euros(833), name: 'vat' })
  expect(taxOf('NL', day, euros(999), ['EU']).tax).toEqual(euros(173))
  expect(taxOf('NL', day, euros(3599), ['EU']).tax).toEqual(euros(625))
})

test('the standard rate of each country', () => {
  const rates = Object.fromEntries(countryCodes.map((code) => [code, everywhere(code).rate]))
  expect(rates).toEqual({
    ...{ NL: 2100, BE: 2100, GB: 2000, IE: 2300, DE: 1900, AT: 2000, IT: 2200, FR: 2000 },
    ...{ CH: 810, ES: 2100, US: 0, CA: 0, AU: 1000, NZ: 1500, PL: 2300 },
  })
})

test('half a cent of tax goes upwards, and less does not', () => {
  // Three pence contain exactly half a penny.
  expect(taxOf('GB', day, money(3, 'GBP'), taxAreas).tax).toEqual(money(1, 'GBP'))
  expect(taxOf('GB', day, money(2, 'GBP'), taxAreas).tax).toEqual(money(0, 'GBP'))
})

test('where the seller is not registered, nothing of the price is tax', () => {
  expect(taxOf('GB', day, money(4199, 'GBP'), ['EU'])).toEqual({ rate: 0, tax: money(0, 'GBP'), name: 'none' })
  expect(taxOf('NL', day, euros(4799), [])).toEqual({ rate: 0, tax: euros(0), name: 'none' })
  expect(taxOf('AU', day, money(11, 'AUD'), ['AU'])).toEqual({ rate: 1000, tax: money(1, 'AUD'), name: 'gst' })
})

test('a new rate begins at midnight where the buyer is', () => {
  expect(everywhere('CH', new Date('2023-12-31T22:59:59Z')).rate).toBe(770)
  expect(everywhere('CH', new Date('2023-12-31T23:00:00Z')).rate).toBe(810)
  expect(everywhere('DE', new Date('2020-12-31T12:00:00Z')).rate).toBe(1600)
  expect(everywhere('DE', new Date('2020-12-31T23:00:00Z')).rate).toBe(1900)
  expect(everywhere('IE', new Date('2021-02-28T12:00:00Z')).rate).toBe(2100)
})

test('before the first known rate there is none', () => {
  expect(() => everywhere('IT', new Date('2013-09-30T12:00:00Z'))).toThrow(RangeError)
})

test('the countries of the one-stop shop', () => {
  expect(countryCodes.filter(isInUnion)).toEqual(['NL', 'BE', 'IE', 'DE', 'AT', 'IT', 'FR', 'ES', 'PL'])
})

test('tax and the rest are the price, and the tax is within half a cent of the rate', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), fc.integer({ min: 0, max: 10_000_000 }), (country, minor) => {
      const { rate, tax } = taxOf(country, day, euros(minor), taxAreas)
      const net = euros(minor - tax.minor)
      expect(plus(net, tax)).toEqual(euros(minor))
      expect(Math.abs(tax.minor * (10_000 + rate) - minor * rate)).toBeLessThanOrEqual((10_000 + rate) / 2)
    }),
  )
})
