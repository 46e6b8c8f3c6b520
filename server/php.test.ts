import { beforeAll, describe, expect, test } from 'bun:test'
import { aConversation, aLike, aMember, aSite, type TestMember } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { aSession } from '../db/testing/journeys.ts'
import type { Document } from './core/php/openapi-types.ts'
import { callerOf } from './core/procedures.ts'
import { phpPaths } from './php.ts'
import { appRouter } from './router.ts'
import { askingOf, client, type Question } from './testing/php.ts'
import { testWorld } from './testing/world.ts'

const lander = 'https://lander.example'
const fromLander = { origin: lander, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
const fromStranger = { ...fromLander, origin: 'https://stranger.example' }

const database = await freshDatabase()
const { db } = database
await aSite(db, { settings: { landerOrigins: [lander] } })
await aSite(db, { id: 'gloed', hosts: ['gloed.test'], settings: { name: 'Gloed', countries: ['BE'] } })
await aSite(db, { id: 'open', hosts: ['open.test'], settings: { landerOrigins: [lander], landersReadMembers: true } })
const world = await testWorld(database)
const ask = askingOf(world)
const callAs = callerOf(appRouter)
let ada: TestMember
let dirk: TestMember

beforeAll(async () => {
  ada = await aMember(db, { credits: 7, photoCount: 1 })
  dirk = await aMember(db, { gender: 'male', photoCount: 1 })
})

describe('the same question gets the same answer as in the product', () => {
  const caller = async () => callAs(await world.as(ada))
  const answerTo = async (path: string) => (await ask({ path, headers: client, as: ada })).json()

  test('about oneself', async () => {
    const me = await (await caller()).session.me()
    const { user } = await answerTo('/api/user.php')
    expect(user).toMatchObject({
      status: me?.status,
      credits: me?.credits,
      paid_user: me?.premium,
      language: me?.locale,
      signup_date: me?.signupDate.toISOString(),
      profile: { name: me?.name, country: me?.country, status: me?.profileStatus },
    })
    const pathOf = (address?: string) => address?.split('?')[0]
    expect(pathOf(user.profile.main_image.filename)).toBe(pathOf(me!.photo!.card))
    expect(user.profile.main_image.status).toBe('active')
    await database.sql`update photos set status = 'under_inspection', is_main = false where member_id = ${ada.id}`
    expect((await answerTo('/api/user.php')).user.profile.main_image.status).toBe('under_inspection')
    await database.sql`update photos set status = 'active', is_main = true where member_id = ${ada.id}`
  })

  test('about conversations', async () => {
    await aConversation(db, { from: dirk.id, to: ada.id, bodies: ['Hoi', 'Dag'] })
    const { items: conversations } = await (await caller()).chat.list({})
    const { chats } = await answerTo('/api/chats.php')
    expect(chats).toHaveLength(conversations.length)
    for (const [i, { conversationId, member, unread, lastMessage }] of conversations.entries()) {
      const last_message = { id: lastMessage.seq, from_me: lastMessage.mine, text: lastMessage.text }
      expect(chats[i]).toMatchObject({
        conversation: { id: conversationId, last_message },
        profile: { id: member.id, name: member.name, age: member.age },
        num_unread_messages: unread,
      })
    }
  })

  test('about likes', async () => {
    await aLike(db, dirk.id, ada.id)
    const { items: cards } = await (await caller()).likes.list({ type: 'received' })
    const { profiles, liked_by } = await answerTo('/api/likes.php')
    expect(liked_by).toEqual(cards.map(({ id, newLike }) => ({ id, like_new: newLike })))
    expect(profiles.map((profile: { id: string }) => profile.id)).toEqual(cards.map(({ id }) => id))
    expect(cards).toHaveLength(1)
  })

  test('about the site, by the host that was asked', async () => {
    const settings = await callAs(await world.visitor()).sites.settings()
    const ours = await answerTo('/api/settings.php')
    expect(ours.settings).toMatchObject({ name: settings.name, message_credits: settings.messageCredits })
    const { settings: theirs } = await (
      await ask({ path: '/api/settings.php', headers: { host: 'gloed.test' } })
    ).json()
    expect(theirs).toMatchObject({ name: 'Gloed', countries: ['BE'] })
  })

  test('when it is a no', async () => {
    const conversationId = Bun.randomUUIDv7()
    const refusal = await (await caller()).chat.delete({ conversationId }).catch((error) => error.message)
    const answer = await ask({ method: 'DELETE', path: `/api/chat.php?conversation=${conversationId}`, as: ada })
    expect(await answer.json()).toMatchObject({ error: refusal })
  })
})

describe('a page elsewhere', () => {
  const asked = (path: string, more: Partial<Question> = {}) =>
    ask({ path, ...more, headers: { ...client, ...fromLander, ...more.headers } })
  const logIn = { method: 'POST', body: { email: 'nobody@example.org', password: 'x' } }
  const ofMembers: [string, Partial<Question>][] = [
    ['/api/user.php', {}],
    ['/api/user.php', { method: 'PUT', body: { language: 'nl' } }],
    ['/api/page-hidden.php', { method: 'POST' }],
    ['/api/chats.php', {}],
    ['/api/likes.php', {}],
    ['/api/auto-like.php', {}],
  ]

  test('may read settings and lists, sign up, log in and out when it is a lander of the site', async () => {
    const answers = await Promise.all([
      ...['settings', 'regions', 'interests', 'companyinfo', 'logout'].map((name) => asked(`/api/${name}.php`)),
      asked('/api/geocode.php?lat=52.39&lon=4.65'),
      asked('/api/signup.php', { method: 'POST', body: {} }),
      asked('/api/user.php', logIn),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 400, 403])
    expect((await answers.at(-1)!.json()).error).toBe('login_failed')
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe(lander)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
    }
  })

  test('reads nothing of a member, and is told so', async () => {
    for (const [path, more] of ofMembers) {
      const refused = await asked(path, { ...more, as: ada })
      expect([path, refused.status, (await refused.json()).error]).toEqual([path, 403, 'origin_refused'])
      expect(refused.headers.get('access-control-allow-origin')).toBe(lander)
    }
  })

  test('reads what is a member’s own where the site lets landers, and never a message', async () => {
    const host = { host: 'open.test' }
    const [eva, finn] = [await aMember(db, { siteId: 'open' }), await aMember(db, { siteId: 'open' })]
    const id = await aConversation(db, { from: finn.id, to: eva.id, bodies: ['Een geheim'] })
    for (const [path, more] of ofMembers)
      expect((await asked(path, { ...more, as: eva, headers: host })).status).toBeOneOf([200, 204])
    const read = await (await asked('/api/chats.php', { as: eva, headers: host })).text()
    expect([read.includes(id), read.includes('geheim')]).toEqual([true, false])
    const own = await ask({ path: '/api/chats.php', as: eva, headers: host })
    expect(await own.text()).toContain('geheim')
    const deletion = { method: 'DELETE', as: eva, headers: host }
    expect((await asked(`/api/chat.php?conversation=${id}`, deletion)).status).toBe(403)
  })

  test('gets nothing when it is anybody else’s', async () => {
    for (const path of ['/api/settings.php', '/api/user.php', '/api/logout.php']) {
      const refused = await ask({ path, headers: { ...client, ...fromStranger }, as: ada })
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ error: 'origin_refused' })
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('is a lander of one site, and a stranger to the others', async () => {
    const refused = await ask({ path: '/api/settings.php', headers: { ...fromLander, host: 'gloed.test' } })
    expect(refused.status).toBe(403)
  })

  test.each(['/api/logout.php', '/api/auto-like.php'])('cannot have %s asked by a picture or a link', async (path) => {
    const cookie = `vonk_session=${await aSession(db, ada.id)}`
    for (const mode of ['no-cors', 'navigate']) {
      const headers = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode }
      expect((await ask({ path, headers })).status).toBe(403)
    }
    const still = await ask({ path: '/api/user.php', headers: { ...client, cookie } })
    expect(still.status).toBe(200)
  })
})

test('what changes seldom is kept by the browser, and costs nothing when asked again', async () => {
  for (const path of ['/api/interests.php', '/api/regions.php', '/api/companyinfo.php']) {
    const first = await ask({ path })
    const etag = first.headers.get('etag') ?? ''
    const again = await ask({ path, headers: { 'if-none-match': etag } })
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
  }
})

test('the words of an error are in the visitor’s language', async () => {
  const body = { email: 'nobody@example.org', password: 'x' }
  const headers = { ...client, cookie: 'locale=en' }
  const dutch = await ask({ method: 'POST', path: '/api/user.php', headers: client, body })
  const english = await ask({ method: 'POST', path: '/api/user.php', headers, body })
  expect((await dutch.json()).message).toBe('Login mislukt, probeer opnieuw')
  expect((await english.json()).message).not.toBe('Login mislukt, probeer opnieuw')
})

test('the words are in the language that the browser accepts, where none was chosen on the site', async () => {
  const said = async (headers: Record<string, string>) => {
    const body = { email: `${Bun.randomUUIDv7()}@example.org`, password: 'x' }
    const wrong = await ask({ method: 'POST', path: '/api/user.php', headers: { ...client, ...headers }, body })
    return (await wrong.json()).message
  }
  const [dutch, english] = [await said({}), await said({ 'accept-language': 'en-GB' })]
  expect(dutch).toBe('Login mislukt, probeer opnieuw')
  expect(english).not.toBe(dutch)
  expect(await said({ 'accept-language': 'en', cookie: 'locale=nl' })).toBe(dutch)
  const unknown = await ask({ path: '/api/unknown.php', headers: { 'accept-language': 'en' } })
  expect((await unknown.json()).message).toBe('Something went wrong.')
  const interests = await ask({ path: '/api/interests.php', headers: { 'accept-language': 'en' } })
  expect((await interests.json()).interests[0].name).toBe('Relationship')
  expect(interests.headers.get('vary')).toContain('Accept-Language')
})

test.each([
  ['nl-NL', 'nl'],
  ['EN_us', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('who prefers %s has %s from then on', async (language, kept) => {
  const headers = { ...client, cookie: 'locale=en' }
  const response = await ask({ method: 'PUT', path: '/api/user.php', headers, body: { language } })
  expect([response.status, await response.json()]).toEqual([200, { language: kept }])
  expect(response.headers.get('set-cookie')).toStartWith(`locale=${kept};`)
})

test.each([
  'country=be&country=nl',
  `country=${'x'.repeat(300)}`,
  'country[]=be',
  'country',
  '%E0%A4%A&&=&__proto__=1',
])('the settings come whatever a page’s query %s means', async (query) => {
  expect((await ask({ path: `/api/settings.php?${query}` })).status).toBe(200)
})

test('a deletion that names two conversations deletes none', async () => {
  const ids = [
    await aConversation(db, { from: (await aMember(db)).id, to: ada.id }),
    await aConversation(db, { from: (await aMember(db)).id, to: ada.id }),
  ]
  const path = '/api/chat.php?conversation='
  const tries: Question[] = [
    { path: `${path}${ids[0]}&conversation=${ids[1]}` },
    { path: `${path}${ids[0]}`, body: { conversation: ids[1] } },
  ]
  for (const question of tries) {
    const refused = await ask({ method: 'DELETE', as: ada, ...question })
    expect([refused.status, (await refused.json()).field]).toEqual([400, 'conversation'])
  }
  const { chats } = await (await ask({ path: '/api/chats.php', as: ada })).json()
  const listed = chats.map(({ conversation }: { conversation: { id: string } }) => conversation.id)
  expect(ids.filter((id) => listed.includes(id))).toEqual(ids)
})

test('a beacon notes that the member was here until now, and a visitor’s notes nothing', async () => {
  world.pass(3_600_000)
  const beacon = { method: 'POST', path: '/api/page-hidden.php', headers: { 'content-type': 'text/plain' }, body: '{}' }
  expect((await ask(beacon)).status).toBe(204)
  expect((await ask({ ...beacon, as: ada })).status).toBe(204)
  const row = await db.query.profiles.findFirst({ where: (profile, { eq }) => eq(profile.memberId, ada.id) })
  expect(row?.lastActiveAt).toEqual(world.now())
})

test('a HEAD tells what a GET would, without its body', async () => {
  const response = await ask({ method: 'HEAD', path: '/api/settings.php' })
  expect(response.status).toBe(200)
})

test('the document can be read by the page of anybody, without cookies', async () => {
  const response = await ask({ path: '/api/openapi.json', headers: fromStranger })
  const read = ['access-control-allow-origin', 'access-control-allow-credentials', 'cross-origin-resource-policy']
  expect(read.map((name) => response.headers.get(name))).toEqual(['*', null, 'cross-origin'])
})

test('the document lists every no, and a no that it leaves out is a mistake that tests meet', async () => {
  const { paths }: Document = await (await ask({ path: '/api/openapi.json' })).json()
  const { responses } = paths['/api/signup.php']!.post!
  expect(Object.keys(responses)).toEqual([
    '201',
    '303',
    '400',
    '403',
    '405',
    '408',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ])
  expect(responses['429']!.description).toBe('too_many_requests, signup_limited, login_locked, login_link_required')

  const silent = phpPaths.find(({ path }) => path === '/api/chat.php')!
  const { refuses } = silent
  Object.assign(silent, { refuses: [] })
  const question = { method: 'DELETE', path: `/api/chat.php?conversation=${crypto.randomUUID()}`, as: ada }
  await expect(ask(question)).rejects.toThrow('toEqual')
  Object.assign(silent, { refuses })
})

test('the reference can be read by programs and people', async () => {
  const document = await (await ask({ path: '/api/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  const page = await ask({ path: '/api/docs' })
  const html = await page.text()
  for (const path of Object.keys(document.paths)) expect(html).toContain(path)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).not.toMatch(/<script|https?:\/\/(?!localhost)/)
})
