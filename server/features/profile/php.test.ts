import { beforeAll, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { type Ask, askingOf, client } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'

const lander = 'https://lander.example'
const database = await freshDatabase()
const { db } = database
let ask: Ask

beforeAll(async () => {
  await aSite(db, { settings: { landerOrigins: [lander], landersReadMembers: true } })
  ask = askingOf(await testWorld(database))
})

async function put(as: Parameters<Ask>[0]['as'], body: object, headers: Record<string, string> = {}) {
  const response = await ask({ method: 'PUT', path: '/api/user.php', headers: { ...client, ...headers }, as, body })
  return { status: response.status, answer: await response.json() }
}

async function get(as: Parameters<Ask>[0]['as'], headers: Record<string, string> = {}) {
  return (await ask({ path: '/api/user.php', headers: { ...client, ...headers }, as })).json()
}

const fromLander = { origin: lander, 'sec-fetch-site': 'cross-site' }

test('an old client changes what it names of a profile, and is answered with all of it', async () => {
  const ada = await aMember(db, { name: 'Ada', hairColour: 'brown', interests: ['beer'], about: 'Hoi' })
  const profile = { hair_colour: 'red', interests: ['wine'], country: 'BE', invisible_mode: true }
  const { status, answer } = await put(ada, { profile: { ...profile, sexuality: 'bi', sexuality_consent: true } })
  expect([status, answer.language]).toEqual([200, 'nl'])
  const changed = { ...profile, region: null, city: null, sexuality: 'bi', signup_message: 'Hoi', status: 'disabled' }
  expect(answer.user.profile).toMatchObject(changed)
  expect((await get(ada)).user).toEqual(answer.user)
})

test('the language alone changes nothing else, and is all that is answered', async () => {
  const ada = await aMember(db, { hairColour: 'brown' })
  expect((await put(ada, { language: 'en' })).answer).toEqual({ language: 'en' })
  expect((await get(ada)).user).toMatchObject({ language: 'en', profile: { hair_colour: 'brown' } })
})

test.each([
  ['profile_name_official', 'name', { name: 'Vonk Support' }],
  ['signup_message_length', 'signup_message', { signup_message: 'x'.repeat(301) }],
  ['consent_required', 'sexuality_consent', { sexuality: 'bi' }],
  ['input_invalid', 'country', { city: 'Haarlem' }],
  ['city_invalid', 'city', { country: 'NL', region: 'NL-NH', city: 'Kerkstraat 1' }],
])('%s is said of the field by its old name', async (error, field, profile) => {
  const ada = await aMember(db, { hairColour: 'brown' })
  const { status, answer } = await put(ada, { profile: { ...profile, hair_colour: 'red' } })
  expect([status, answer.error, answer.field]).toEqual([400, error, field])
  expect((await get(ada)).user.profile.hair_colour).toBe('brown')
})

test('a lander reads a profile without sexuality, and changes none', async () => {
  const ada = await aMember(db, { sexuality: 'bi', sexualityConsentAt: new Date(), hairColour: 'brown' })
  expect((await get(ada)).user.profile.sexuality).toBe('bi')
  expect((await get(ada, fromLander)).user.profile).toMatchObject({ hair_colour: 'brown', sexuality: null })
  expect(await put(ada, { profile: { hair_colour: 'red' } }, fromLander)).toMatchObject({ status: 403 })
  expect((await get(ada)).user.profile.hair_colour).toBe('brown')
})

test('a visitor has no profile to change', async () => {
  const { status, answer } = await put(null, { profile: { hair_colour: 'red' } })
  expect([status, answer.error]).toEqual([403, 'authentication_required'])
})
