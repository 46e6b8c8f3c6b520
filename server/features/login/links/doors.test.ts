import { describe, expect, test } from 'bun:test'
import { aDeletion, aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { linkIn, mailsTo } from '../../../testing/mailbox.ts'
import { askingOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { signUp } from '../../signup/sign-up.ts'
import { aSignup } from '../../signup/testing/forms.ts'
import { requestReactivation } from './reactivate.ts'
import { requestLoginLink } from './request-login-link.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const ask = askingOf(world)
const minute = 60_000

type Traits = Omit<Parameters<typeof ask>[0], 'path'>
/** Opens a link, as from a foreign page or a mail. */
async function follow(path: string, { headers, ...traits }: Traits = {}) {
  const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', ...headers }
  const response = await ask({ path, headers: visit, ...traits })
  return { status: response.status, location: response.headers.get('location'), response }
}
/** Presses the button on its page. */
async function press(path: string, { headers, ...traits }: Traits = {}) {
  const [pathname, query] = path.split('?')
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  const response = await ask({ method: 'POST', path: pathname!, headers: form, body: query, ...traits })
  const session = response.headers.getSetCookie().find((cookie) => /^vonk_session=[^;]/.test(cookie))
  const found = await world.sessions.find(session?.slice('vonk_session='.length).split(';')[0] ?? '')
  return { status: response.status, location: response.headers.get('location'), isIn: found?.member.id }
}
const isSpent = async () => (await db.query.memberTokens.findMany()).filter(({ usedAt }) => usedAt).length

let n = 0
async function aLoginLink(traits: object = {}) {
  const member = await aMember(db, { email: `door${++n}@example.org`, passwordHash: 'x', name: 'Mila', ...traits })
  await requestLoginLink(await world.visitor(), { email: member.email })
  const [mail] = await mailsTo(world, member.email)
  return { ...member, path: linkIn(mail!) }
}
async function aWayBack() {
  const member = await aMember(db, { email: `door${++n}@example.org`, name: 'Mila' })
  await aDeletion(db, member.id, new Date(world.now().getTime() + minute))
  await requestReactivation(await world.visitor(), { email: member.email })
  const [mail] = await mailsTo(world, member.email)
  const isBack = async () =>
    !(await db.query.accountDeletions.findFirst({ where: (row, { eq }) => eq(row.memberId, member.id) }))
  return { ...member, path: linkIn(mail!), isBack }
}

describe('a link that logs in', () => {
  test('says whose account it opens and does nothing until somebody presses', async () => {
    const { id, path } = await aLoginLink()
    const before = await isSpent()
    const visits: Record<string, string>[] = [{}, { 'sec-purpose': 'prefetch' }, { 'user-agent': 'Slackbot' }]
    for (const headers of visits) {
      const { status, response } = await follow(path, { headers })
      const page = await response.text()
      expect([status, page.match(/<h1[^>]*>([^<]*)/)?.[1]]).toEqual([200, 'Ga verder als Mila'])
      expect(page).toContain(`action="/enter"`)
      expect(page).not.toContain('<script')
      expect(response.headers.getSetCookie().join()).not.toContain('vonk_session')
    }
    expect((await follow(path, { method: 'HEAD' })).status).toBe(204)
    expect(await isSpent()).toBe(before)
    expect(await press(path)).toEqual({ status: 303, location: '/members', isIn: id })
    expect(await press(path)).toEqual({ status: 303, location: '/login?notice=link_failed', isIn: undefined })
    expect((await follow(path)).location).toBe('/login?notice=link_failed')
  })

  test('is told nowhere, kept nowhere, and shown in no frame', async () => {
    const { response } = await follow((await aLoginLink()).path)
    expect(response.headers.get('referrer-policy')).toBe('strict-origin')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  test('opens nothing when a foreign page presses', async () => {
    const { path } = await aLoginLink()
    const before = await isSpent()
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
    ]
    for (const headers of foreign)
      expect(await press(path, { headers })).toEqual({ status: 403, location: null, isIn: undefined })
    expect(await isSpent()).toBe(before)
  })

  test('opens by a press on its own page where browsers name the origin alone', async () => {
    const { id, path } = await aLoginLink()
    const headers = { 'sec-fetch-site': '', origin: 'http://localhost' }
    expect(await press(path, { headers })).toEqual({ status: 303, location: '/members', isIn: id })
  })

  test('asks who is logged in as somebody else, and logs that one out', async () => {
    const ada = await aMember(db, { name: 'Ada' })
    const { id, path } = await aLoginLink()
    const headers = { cookie: `vonk_session=${await aSession(db, ada.id)}` }
    const page = await (await follow(path, { headers })).response.text()
    for (const words of ['Je bent nu ingelogd als Ada', 'Blijf ingelogd als Ada', 'Ga verder als Mila'])
      expect(page).toContain(words)
    expect((await press(path, { headers })).isIn).toBe(id)
    expect(await db.query.sessions.findMany({ where: (row, { eq }) => eq(row.memberId, ada.id) })).toEqual([])
  })

  test('leads who is logged in as that member straight on', async () => {
    const mila = await aLoginLink()
    expect((await follow(mila.path, { as: mila })).location).toBe('/members')
  })

  test('works for an hour', async () => {
    const { path } = await aLoginLink()
    world.pass(60 * minute)
    expect((await follow(path)).location).toBe('/login?notice=link_failed')
    expect((await press(path)).location).toBe('/login?notice=link_failed')
  })

  test('shows a name as it is written, in the language of the browser', async () => {
    const { path } = await aLoginLink({ name: '<b>Mila</b>' })
    const page = await (await follow(path, { headers: { cookie: 'locale=en' } })).response.text()
    expect(page).toContain('Go on as &lt;b&gt;Mila&lt;/b&gt;')
  })

  test('refuses a form that is too large, and one without a token', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const large = await ask({ method: 'POST', path: '/enter', headers: form, body: `token=${'x'.repeat(70_000)}` })
    expect(large.status).toBe(413)
    expect((await press('/enter?')).location).toBe('/login?next=%2Fcomplete-signup')
    expect((await ask({ method: 'PUT', path: '/enter' })).status).toBe(405)
  })
})

describe('the link back to a deleted account', () => {
  test('brings nobody back until they press: mail scanners follow links', async () => {
    const { path, isBack } = await aWayBack()
    const page = await (await follow(path)).response.text()
    expect(page).toContain('Het account van Mila op Vonk is verwijderd')
    expect(await isBack()).toBe(false)
    expect((await press(path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect(await isBack()).toBe(false)
    expect((await press(path)).location).toBe('/login?notice=reactivated')
    expect(await isBack()).toBe(true)
    expect((await follow(path)).location).toBe('/login?notice=reactivated')
  })

  test('says so when it means nothing', async () => {
    const failed = '/login?notice=reactivation_failed'
    expect((await follow('/reactivate?token=x')).location).toBe(failed)
    expect((await press('/reactivate?token=x')).location).toBe(failed)
  })
})

test('no link means anything at another site', async () => {
  await aSite(db, { id: 'other', hosts: ['other.test'] })
  world.sites.forget()
  const headers = { host: 'other.test' }
  const wayBack = await aWayBack()
  const failed = '/login?notice=reactivation_failed'
  expect((await follow(wayBack.path, { headers })).location).toBe(failed)
  expect((await press(wayBack.path, { headers })).location).toBe(failed)
  expect(await wayBack.isBack()).toBe(false)
  const { path } = await aLoginLink()
  expect((await press(path, { headers })).isIn).toBeUndefined()
  expect((await press(path)).location).toBe('/members')
})

describe('the link of the activation mail', () => {
  test('confirms when somebody presses its button, and logs nobody in', async () => {
    const { form } = aSignup()
    await signUp(await world.visitor(), aSignup())
    const [mail] = await mailsTo(world, form.email)
    const path = linkIn(mail!)
    const isConfirmed = async () =>
      (await db.query.members.findFirst({ where: (m, { eq }) => eq(m.email, form.email) }))!.confirmedAt !== null
    expect(await follow(path, { method: 'HEAD' })).toMatchObject({ status: 204, location: null })
    expect((await follow(path, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(204)
    const { status, location, response } = await follow(path)
    expect([status, location, await isConfirmed()]).toEqual([200, null, false])
    expect(response.headers.getSetCookie().join()).not.toContain('vonk_session')
    expect(await press(path)).toEqual({ status: 303, location: '/activate/done', isIn: undefined })
    expect(await isConfirmed()).toBe(true)
    expect(await follow(path)).toMatchObject({ status: 303, location: '/activate/done' })
  })

  test('that means nothing leads to the page that says so', async () => {
    expect(await follow('/activate')).toMatchObject({ status: 303, location: '/activate/error' })
    expect(await follow('/activate?token=x')).toMatchObject({ status: 303, location: '/activate/error' })
  })
})
