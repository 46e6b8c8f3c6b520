import { beforeAll, expect, test } from 'bun:test'
import { aBan, aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { createLimits } from '../../../core/limits.ts'
import { type Ask, askingOf } from '../../../testing/php.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'

const lander = 'https://lander.example'
const database = await freshDatabase()
const { db } = database
let world: TestWorld
let ask: Ask
let n = 0

beforeAll(async () => {
  await aSite(db, { settings: { landerOrigins: [lander] } })
  const settings = { landerOrigins: [lander], hideAccountExistence: true, signups: 'with_trafficsource' }
  await aSite(db, { id: 'discreet', hosts: ['discreet.test'], settings })
  world = await testWorld(database)
  ask = askingOf(world)
})

const aForm = (differing: object = {}) => ({
  email: `lander${++n}@example.org`,
  name: 'Fay',
  password: 'een lange zin om in te loggen',
  date_of_birth: '1990-02-03',
  gender: 'female',
  country: 'NL',
  consent: true,
  ...differing,
})

async function signUp(body: object, headers: Record<string, string> = {}, asking = ask) {
  const fromLander = { origin: lander, 'sec-fetch-site': 'cross-site', ...headers }
  const response = await asking({ method: 'POST', path: '/api/signup.php', headers: fromLander, body })
  return { status: response.status, response, answer: await response.json() }
}

const memberOf = (email: string) => db.query.members.findFirst({ where: (m, { eq }) => eq(m.email, email) })

/** Opens the address as a browser that comes from elsewhere, and presses; the cookie of the session it gets. */
async function follow(redirect: string) {
  const { pathname, search, searchParams, host } = new URL(redirect)
  const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', host }
  const page = await ask({ path: pathname + search, headers: visit })
  expect(page.headers.getSetCookie().join()).not.toContain('vonk_session')
  const press = { host, 'content-type': 'application/x-www-form-urlencoded' }
  const response = await ask({
    method: 'POST',
    path: pathname,
    headers: press,
    body: `token=${searchParams.get('token')}`,
  })
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('vonk_session='))
  return { location: response.headers.get('location'), secret: cookie?.slice('vonk_session='.length).split(';')[0] }
}

test('a lander signs a visitor up, and the address in the answer logs their browser in once', async () => {
  const form = aForm()
  const { status, answer } = await signUp(form)
  expect([status, answer.status, answer.logged_in]).toEqual([201, 'not_confirmed', true])
  const member = await memberOf(form.email)

  const { location, secret } = await follow(answer.redirect)
  expect(location).toBe('/complete-signup?api_signup=1')
  expect((await world.sessions.find(secret ?? ''))?.member.id).toBe(member!.id)

  const again = await follow(answer.redirect)
  expect(again).toEqual({ location: '/login?next=%2Fcomplete-signup', secret: undefined })
})

test('the address works for ten minutes, and on its own site', async () => {
  const elsewhere = (await signUp(aForm())).answer.redirect.replace('//localhost', '//discreet.test')
  expect((await follow(elsewhere)).secret).toBeUndefined()
  const late = (await signUp(aForm())).answer.redirect
  world.pass(11 * 60_000)
  expect((await follow(late)).secret).toBeUndefined()
})

test('who was banned meanwhile does not get in', async () => {
  const form = aForm()
  const { redirect } = (await signUp(form)).answer
  await aBan(db, (await memberOf(form.email))!.id, 'spam')
  expect((await follow(redirect)).secret).toBeUndefined()
})

test('who is logged in already stays who they are until they press', async () => {
  const { redirect } = (await signUp(aForm())).answer
  const { pathname, search } = new URL(redirect)
  const response = await ask({ path: pathname + search, as: await aMember(db, { name: 'Ada' }) })
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  const page = await response.text()
  for (const words of ['Je bent nu ingelogd als Ada', 'Blijf ingelogd als Ada', 'Ga verder als Fay'])
    expect(page).toContain(words)
})

test.each([0, 1])(
  'sent again, the same form leads to the same account, whichever answer is followed',
  async (which) => {
    const form = aForm()
    const answers = [await signUp(form), await signUp(form)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const { secret } = await follow(answers[which]!.answer.redirect)
    const found = await world.sessions.find(secret ?? '')
    expect(found?.member.id).toBe((await memberOf(form.email))!.id)
  },
)

test('where the visitor came from is kept without braces, and the mails are in the language that was named', async () => {
  const form = aForm({ network: '{google}', ref: 'spring', sub1: 7, sub2: '{}', language: 'en' })
  await signUp(form)
  const member = await memberOf(form.email)
  const source = await db.query.signupSources.findFirst({ where: (s, { eq }) => eq(s.memberId, member!.id) })
  expect(source).toMatchObject({ network: 'google', ref: 'spring', sub1: '7', sub2: null })
  expect(member?.locale).toBe('en')
})

test('a site that hides its accounts answers the same for a taken address, and leads on by mail', async () => {
  const { email } = await aMember(db, { siteId: 'discreet', email: 'taken@example.org' })
  const host = { host: 'discreet.test' }
  const taken = await signUp(aForm({ email, ref: 'x' }), host)
  const free = await signUp(aForm({ ref: 'x' }), host)
  expect(taken.answer).toEqual(free.answer)
  expect(free.answer).toMatchObject({ logged_in: false })
})

test('a site that takes only visitors with a source refuses the others', async () => {
  const { status, answer } = await signUp(aForm(), { host: 'discreet.test' })
  expect([status, answer.error]).toEqual([403, 'signup_closed'])
})

test('a page that is no lander of the site signs nobody up', async () => {
  const form = aForm()
  const { status } = await signUp(form, { origin: 'https://stranger.example' })
  expect([status, await memberOf(form.email)]).toEqual([403, undefined])
})

const narrow = (address: string) => {
  const config = { ...world.config, trustedProxies: 1 }
  const asking = askingOf({ ...world, config, limits: createLimits() })
  return (body: object, from = address) => signUp(body, { 'x-forwarded-for': from }, asking)
}

test('a flood of addresses from one network is held back, and hurts nobody on another', async () => {
  const send = narrow('198.51.100.7')
  const statuses: number[] = []
  for (let i = 0; i < 103; i++) {
    const { status, response } = await send(aForm({ consent: false }))
    statuses.push(status)
    if (status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([...Array(100).fill(400), ...Array(3).fill(429)])
  expect((await send(aForm(), '203.0.113.9')).status).toBe(201)
})

test('the same form sent again and again takes one turn of its network', async () => {
  const send = narrow('198.51.100.7')
  const form = aForm()
  for (let i = 0; i < 10; i++) expect((await send(form)).status).toBe(201)
  const others: number[] = []
  for (let i = 0; i < 100; i++) others.push((await send(aForm({ consent: false }))).status)
  expect(others.filter((status) => status === 429)).toHaveLength(1)
})
