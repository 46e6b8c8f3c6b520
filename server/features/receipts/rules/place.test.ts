import { expect, test } from 'bun:test'
import { placeOf } from './place.ts'

type Known = [bank: string | null, network: string | null]

const proved = true
const notProved = false

// Sweden is a country in which nothing is sold.
test.each<[string, ...Known, string, boolean]>([
  ['nothing but the choice is known', null, null, 'CH', notProved],
  ['the bank agrees with the choice', 'CH', null, 'CH', proved],
  ['the network agrees with the choice', null, 'CH', 'CH', proved],
  ['all agree', 'CH', 'CH', 'CH', proved],
  ['the network agrees with the choice against the bank', 'NL', 'CH', 'CH', proved],
  ['the bank agrees with the choice against the network', 'CH', 'NL', 'CH', proved],
  ['bank and network agree against the choice', 'NL', 'NL', 'NL', proved],
  ['the bank alone contradicts the choice', 'NL', null, 'NL', notProved],
  ['the network alone contradicts the choice', null, 'NL', 'CH', notProved],
  ['each says something else', 'NL', 'DE', 'NL', notProved],
  ['the bank is where nothing is sold', 'SE', null, 'CH', notProved],
  ['the bank is where nothing is sold, and the network elsewhere', 'SE', 'NL', 'CH', notProved],
  ['bank and network agree on where nothing is sold', 'SE', 'SE', 'CH', notProved],
])('where a buyer is who chose Switzerland: %s', (_, bank, network, country, isProved) => {
  const evidence = [
    ...(network ? [{ kind: 'network' as const, country: network }] : []),
    ...(bank ? [{ kind: 'bank' as const, country: bank }] : []),
  ]
  expect<unknown>(placeOf('CH', evidence)).toEqual({ country, isProved })
})
