import { expect, test } from 'bun:test'
import { countryOf, loadCountries } from './geo-country.ts'

test('a public address tells the country, and nothing else does', () => {
  loadCountries()
  expect(['145.97.20.1', '::ffff:145.97.20.1', '2001:4860::8888'].map(countryOf)).toEqual(['NL', 'NL', 'US'])
  expect(['192.168.1.1', '::1', '', 'unknown', '1.2.3'].map(countryOf)).toEqual([null, null, null, null, null])
})
