import { expect, test } from 'bun:test'
import { callerOf, mayAsk } from './origins.ts'

const lander = 'https://lander.example'
const askedWith = (headers: Record<string, string>) =>
  callerOf(
    new Request('https://vonk.example/api/user.php', { headers: { host: 'vonk.example', ...headers } }),
    ['https://vonk.example'],
    [lander],
  )

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }, 'own'],
  ['a program, which tells nothing', {}, 'own'],
  ['our own page in an old browser', { origin: 'https://vonk.example' }, 'own'],
  ['a page without encryption under our own name', { origin: 'http://vonk.example' }, 'foreign'],
  ['another server of the same machine', { origin: 'https://vonk.example:8443' }, 'foreign'],
  ['a lander of the site', { origin: lander, 'sec-fetch-site': 'cross-site' }, 'lander'],
  ['a lander in an old browser', { origin: lander }, 'lander'],
  ['a stranger', { origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' }, 'foreign'],
  ['a stranger in an old browser', { origin: 'https://stranger.example' }, 'foreign'],
  ['a picture on a stranger’s page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 'foreign'],
  ['a sibling domain', { origin: 'https://other.vonk.example', 'sec-fetch-site': 'same-site' }, 'foreign'],
  ['a page without an origin', { origin: 'null' }, 'foreign'],
  ['somebody who types the address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 'visit'],
  ['somebody who follows a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'visit'],
  ['another scheme of the lander', { origin: 'http://lander.example', 'sec-fetch-site': 'cross-site' }, 'foreign'],
])('%s is told apart', (_, headers, caller) => {
  expect<string>(askedWith(headers as Record<string, string>)).toBe(caller)
})

const own = { changes: true, landers: undefined, landersReadMembers: true }

test('who follows a link looks, and changes nothing by it', () => {
  expect([mayAsk('visit', { ...own, changes: false }), mayAsk('visit', own)]).toEqual([true, false])
  expect([mayAsk('foreign', { ...own, changes: false }), mayAsk('foreign', own)]).toEqual([false, false])
  expect(mayAsk('own', own)).toBe(true)
})

test.each([
  ['all', false, true],
  ['readers', false, false],
  ['readers', true, true],
  [undefined, true, false],
] as const)('a lander gets what is for %s landers where reading is %s: %s', (landers, landersReadMembers, may) => {
  expect(mayAsk('lander', { changes: true, landers, landersReadMembers })).toBe(may)
})
