import { expect, test } from 'bun:test'
import { countryOf, loadCountries } from './geo-country.ts'

test('a public address tells the country, and nothing else does', () => {
  loadCountries()
  const dutch = ['145.97.20.1', '::ffff:145.97.20.1', '2001:610:1908::1']
  const american = ['2001:4860::8888', '2001:4860:0:0:0:0:0:8888', '2001:4860:4860::8888']
  expect([...dutch, ...american].map(countryOf)).toEqual([...Array(3).fill('NL'), ...Array(3).fill('US')])
  expect(['192.168.1.1', '::1', '', 'unknown', '1.2.3'].map(countryOf)).toEqual([null, null, null, null, null])
})
