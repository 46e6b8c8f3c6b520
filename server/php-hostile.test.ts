import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { aMember, aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { phpPaths } from './php.ts'
import { askingOf, client, type Question } from './testing/php.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const ask = askingOf(await testWorld(database))
const member = await aMember(database.db)

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND']
const fields = [
  'email',
  'password',
  'language',
  'conversation',
  'name',
  'date_of_birth',
  'interests',
  'sub1',
  'lat',
  'lon',
]

async function expectClearAnswer(question: Question) {
  const response = await ask({ ...question, headers: { ...client, ...question.headers } })
  const text = await response.text()
  expect(response.status, JSON.stringify(question).slice(0, 500)).toBeLessThan(500)
  if (text !== '') expect(() => JSON.parse(text)).not.toThrow()
  expect(text).not.toMatch(/<html|\bat \/|node_modules/)
}

const question = fc.record({
  method: fc.constantFrom(...methods),
  path: fc
    .tuple(
      fc.constantFrom(...new Set(phpPaths.map(({ path }) => path)), '/api/', '/api/no.php', '/api/user.php/more'),
      fc.array(fc.tuple(fc.constantFrom(...fields, 'push', 'domain'), fc.string({ unit: 'binary' })), { maxLength: 4 }),
    )
    .map(([path, query]) => `${path}?${query.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`),
  body: fc.option(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json({ maxDepth: 6 }),
      fc.dictionary(fc.constantFrom(...fields), fc.anything(), { maxKeys: 8 }).map(asJson),
    ),
  ),
  isMember: fc.boolean(),
  type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ''),
})

test('whatever is sent, the answer is clear and never a failure of ours', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ method, path, body, isMember, type }) => {
      const isBodiless = method === 'GET' || method === 'HEAD'
      await expectClearAnswer({
        method,
        path,
        body: isBodiless ? undefined : (body ?? undefined),
        headers: type ? { 'content-type': type } : {},
        as: isMember ? member : null,
      })
    }),
    { numRuns: 600 },
  )
}, 60_000)

const form = { email: 'x@example.org', name: 'Xa', password: 'een lange zin', date_of_birth: '1990-02-03' }

test.each<[string, Question]>([
  ['a broken percent sign', { path: '/api/geocode.php?lat=%E0%A4%A&lon=%' }],
  [
    'letters that are none',
    { method: 'POST', path: '/api/user.php', body: '{"email":"\\ud800","password":"\\u0000"}' },
  ],
  ['a deep body', { method: 'POST', path: '/api/user.php', body: '['.repeat(60_000) }],
  ['a deep object', { method: 'POST', path: '/api/signup.php', body: `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}` }],
  ['a name that objects have', { method: 'POST', path: '/api/user.php', body: '{"__proto__":{"email":"x"}}' }],
  ['numbers beyond numbers', { path: '/api/geocode.php?lat=1e999&lon=NaN' }],
  ['the same name twice', { path: '/api/geocode.php?lat=52&lat=x&lon=4.6' }],
  [
    'zeros in every field',
    { method: 'POST', path: '/api/signup.php', body: { ...form, name: '\0', sub1: '\0', ref: '{\0}' } },
  ],
  ['a body where none belongs', { method: 'DELETE', path: '/api/chat.php', body: 'conversation=1', as: member }],
  ['no body', { method: 'POST', path: '/api/signup.php' }],
])('%s gets a clear no', async (_, question) => {
  await expectClearAnswer(question)
})

test('nothing in a sign-up that passes the rules can break the database', async () => {
  const strange = 'a\0b\ud800\u202e{c}'
  const body = {
    ...form,
    gender: 'male',
    country: 'NL',
    consent: true,
    signup_message: strange,
    sub1: strange,
    ref: strange,
  }
  const response = await ask({
    method: 'POST',
    path: '/api/signup.php',
    body: { ...body, password: 'een lange zin \0 met meer' },
  })
  expect(response.status).toBe(201)
})

/** As URLs carry it; what is no text at all is sent broken. */
function encoded(value: string): string {
  try {
    return encodeURIComponent(value)
  } catch {
    return '%E0%A4'
  }
}

function asJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)) ?? 'null'
}
