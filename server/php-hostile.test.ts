import { expect, test } from 'bun:test'
import { aMember, aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { askingOf, client, type Question } from './testing/php.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const ask = askingOf(await testWorld(database))
const member = await aMember(database.db)

async function expectClearAnswer(question: Question) {
  const response = await ask({ ...question, headers: { ...client, ...question.headers } })
  const text = await response.text()
  expect(response.status, JSON.stringify(question).slice(0, 500)).toBeLessThan(500)
  if (text !== '') expect(() => JSON.parse(text)).not.toThrow()
  expect(text).not.toMatch(/<html|\bat \/|node_modules/)
}

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
  const strange = 'a\0b\u202e{c}'
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
