import { beforeEach, describe, expect, test } from 'bun:test'
import { freshDatabase } from '../../db/testing/index.ts'
import { createLimits } from '../core/limits.ts'
import { phpPaths } from '../php.ts'
import { askingOf, client, type Question } from '../testing/php.ts'
import { testWorld } from '../testing/world.ts'
import { documentOf } from './testing/document.ts'
import { type Frozen, freeze, promised } from './testing/fixtures.ts'
import { type Cast, cast, lander, password, type Role } from './testing/people.ts'

// The promise to outsiders. A file of this folder changes only when the contract does, by UPDATE_CONTRACT=1.

const roles: Role[] = ['visitor', 'not confirmed', 'free member', 'premium member']
let people: Cast
let ask: ReturnType<typeof askingOf>
beforeEach(async () => {
  const database = await freshDatabase()
  people = await cast(database.db)
  ask = askingOf({ ...(await testWorld(database)), limits: createLimits(1000) })
})

const form = {
  email: 'fay@example.org',
  name: 'Fay',
  password,
  date_of_birth: '1990-02-03',
  gender: 'female',
  country: 'NL',
  consent: true,
  network: '{google}',
  ref: 'campaign-1',
  sub1: 7,
}

/** What each role asks at each path, as an old client would. */
const questions: Record<string, (role: Role) => Question> = {
  'user.get': () => ({ path: '/api/user.php', headers: client }),
  'user.post': (role) => {
    const body = { email: people.roles[role]?.email ?? 'nobody@example.org', password }
    return { method: 'POST', path: '/api/user.php', headers: client, body }
  },
  'user.put': () => ({ method: 'PUT', path: '/api/user.php', headers: client, body: { language: 'en' } }),
  'logout.get': () => ({ path: '/api/logout.php' }),
  'page-hidden.post': () => ({ method: 'POST', path: '/api/page-hidden.php', body: {} }),
  'signup.post': () => ({ method: 'POST', path: '/api/signup.php', body: form, headers: { origin: lander } }),
  'chats.get': () => ({ path: '/api/chats.php' }),
  'chat.delete': (role) => {
    const conversation = people.conversations[role] ?? '00000000-0000-7000-8000-000000000000'
    return { method: 'DELETE', path: `/api/chat.php?conversation=${conversation}` }
  },
  'likes.get': () => ({ path: '/api/likes.php' }),
  'auto-like.get': () => ({ path: '/api/auto-like.php' }),
  'interests.get': () => ({ path: '/api/interests.php' }),
  'regions.get': () => ({ path: '/api/regions.php' }),
  'geocode.get': () => ({ path: '/api/geocode.php?lat=52.3874&lon=4.6462' }),
  'settings.get': () => ({ path: '/api/settings.php?country=be&network=google' }),
  'companyinfo.get': () => ({ path: '/api/companyinfo.php' }),
  'discountcode.get': () => ({ path: '/api/discountcode.php?welcome=true' }),
}

/** These are the same for everybody. */
const ofVisitors = ['signup.post', 'interests.get', 'regions.get', 'geocode.get', 'settings.get', 'companyinfo.get']

/** What these answer was promised to members who had chosen English. */
const inEnglish = ['chat.delete']
async function chooseEnglish(): Promise<void> {
  for (const role of roles) await ask({ ...questions['user.put']!(role), as: people.roles[role] })
}

test('every path is promised', () => {
  const names = phpPaths.map(({ path, method }) => `${path.slice(5, -4)}.${method.toLowerCase()}`)
  expect(Object.keys(questions).sort()).toEqual(names.sort())
})

describe.each(Object.keys(questions))('%s', (name) => {
  test('answers every role as promised, and as the document says', async () => {
    if (inEnglish.includes(name)) await chooseEnglish()
    const answered: Record<string, Frozen> = {}
    const { mismatchOf } = await documentOf(ask)
    for (const role of ofVisitors.includes(name) ? roles.slice(0, 1) : roles) {
      const question = { ...questions[name]!(role), as: people.roles[role] }
      const response = await ask(question)
      expect(await mismatchOf(question, response.clone())).toBeUndefined()
      answered[role] = await freeze(response, people.names)
    }
    expect(answered).toEqual(promised(name, answered) as typeof answered)
  })
})

/** A browser's, with the keys of the example of RFC 8291. */
const pushed = (as: Question['as'], endpoint: string): Question => ({
  method: 'POST',
  path: '/api/user.php?push=1',
  headers: client,
  as,
  body: {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
})

/** Each "no" that does not depend on the path. */
const refusals: Record<string, () => Question> = {
  'an unknown path': () => ({ path: '/api/unknown.php' }),
  'a method that the path has not': () => ({ method: 'PATCH', path: '/api/user.php', body: {} }),
  'a look at a path that changes something': () => ({ method: 'HEAD', path: '/api/logout.php' }),
  'user.php without X-Request-Type': () => ({ path: '/api/user.php', as: people.roles['free member'] }),
  'a push subscription': () => ({ method: 'POST', path: '/api/user.php?push=1', headers: client, body: {} }),
  'a push subscription at an unknown service': () => pushed(people.roles['free member'], 'https://push.example/one'),
  'a visitor’s push subscription': () => pushed(undefined, 'https://fcm.googleapis.com/fcm/send/one'),
  'a body that is no JSON': () => ({ method: 'POST', path: '/api/user.php', headers: client, body: '{"email":' }),
  'a body of another type': () => ({
    method: 'POST',
    path: '/api/user.php',
    headers: { ...client, 'content-type': 'text/plain' },
    body: '{}',
  }),
  'a body that is too large': () => ({
    method: 'POST',
    path: '/api/user.php',
    headers: client,
    body: { email: 'x'.repeat(70_000), password: 'x' },
  }),
  'a field of another type': () => ({
    method: 'POST',
    path: '/api/user.php',
    headers: client,
    body: { email: 'ada@example.org', password: 1 },
  }),
  'a conversation that is not there': () => ({
    method: 'DELETE',
    path: '/api/chat.php?conversation=00000000-0000-7000-8000-000000000000',
    as: people.roles['free member'],
  }),
  'a conversation without a name': () => ({
    method: 'DELETE',
    path: '/api/chat.php',
    as: people.roles['free member'],
  }),
  'a position that is none': () => ({ path: '/api/geocode.php?lat=north&lon=4' }),
  'a position without a place': () => ({ path: '/api/geocode.php?lat=0&lon=-30' }),
  'a sign-up with one mistake': () => ({
    method: 'POST',
    path: '/api/signup.php',
    body: { ...form, email: 'gus@example.org', date_of_birth: '2020-01-01' },
  }),
  'a sign-up with several mistakes': () => ({
    method: 'POST',
    path: '/api/signup.php',
    body: { ...form, email: 'gus', name: '@gus', date_of_birth: '1990-02-31', consent: false },
  }),
  'a sign-up with a taken address': () => ({
    method: 'POST',
    path: '/api/signup.php',
    body: { ...form, email: people.roles['free member']!.email },
  }),
  'the page of a stranger': () => ({
    path: '/api/settings.php',
    headers: { origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' },
  }),
  'a lander that asks for what is a member’s': () => ({
    path: '/api/chats.php',
    headers: { origin: lander, 'sec-fetch-site': 'cross-site' },
    as: people.roles['free member'],
  }),
  'the preflight of a stranger': () => ({
    method: 'OPTIONS',
    path: '/api/signup.php',
    headers: { origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' },
  }),
  'the preflight of a lander': () => ({
    method: 'OPTIONS',
    path: '/api/signup.php',
    headers: { origin: lander, 'sec-fetch-site': 'cross-site' },
  }),
}

test('whatever cannot be answered is refused as promised', async () => {
  await chooseEnglish()
  const answered: Record<string, Frozen> = {}
  const { mismatchOf } = await documentOf(ask)
  for (const [name, question] of Object.entries(refusals)) {
    const response = await ask(question())
    expect(await mismatchOf(question(), response.clone()), name).toBeUndefined()
    answered[name] = await freeze(response, people.names)
  }
  const email = people.roles['premium member']!.email
  for (let failure = 1; failure <= 5; failure++) {
    const wrong = { method: 'POST', path: '/api/user.php', headers: client, body: { email, password: 'wrong' } }
    answered[failure < 5 ? 'a wrong password' : 'the fifth wrong password'] = await freeze(await ask(wrong), new Map())
  }
  expect(answered).toEqual(promised('refusals', answered) as typeof answered)
})
