import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { aBan, aBlock, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { endSessionsOf, expireSessionsOf } from '../../../db/testing/journeys.ts'
import { PushRefused } from '../../gateways/push.ts'
import { startPushService, type TestBrowser } from '../../gateways/testing/push-service.ts'
import { doJob, takeJobs } from '../../testing/mailbox.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { block } from '../blocks/service.ts'
import { markRead } from '../chat/changes/mark-read.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
import { like, unlike } from '../likes/service.ts'
import { logOut } from '../session/log-out.ts'
import { stateOf, subscribe, unsubscribe } from './subscribe.ts'

const database = await freshDatabase()
const { db, sql } = database
const push = startPushService()
let world: TestWorld
let ada: TestMember
let ben: TestMember
let browser: TestBrowser

beforeAll(async () => {
  await aSite(db, { settings: { name: 'Vonk' } })
  world = await testWorld(database)
  world.config.pushServices.push(push.origin)
})
afterAll(() => push.close())

/** Ada, who is notified in one browser, and Ben. */
beforeEach(async () => {
  push.service.answer = 201
  await takeJobs(world)
  ada = await aMember(db, { name: 'Ada' })
  ben = await aMember(db, { name: 'Ben', credits: 50 })
  browser = push.browser()
  await subscribe(await world.as(ada), browser.subscription)
  world.pass(60_000)
})

async function write(from: TestMember, to: TestMember, body = 'Hoi') {
  const sent = await send(await world.as(from), { memberId: to.id, clientId: Bun.randomUUIDv7(), body })
  world.pass(1000)
  return sent
}

/** Does what waits, and what that asks for. */
async function work(): Promise<void> {
  for (let jobs = await takeJobs(world); jobs.length > 0; jobs = await takeJobs(world)) {
    for (const job of jobs) await doJob(world, job)
  }
}

const notices = ({ got }: TestBrowser) => got.map(({ text }) => JSON.parse(text))
const bodies = (of: TestBrowser) => notices(of).map(({ body }) => body)

describe('a member is notified', () => {
  test('of a message, without a word of it and of who wrote it', async () => {
    await write(ben, ada, 'Een geheim')
    await work()
    expect(notices(browser)).toEqual([
      { title: 'Vonk', body: 'Je hebt een nieuw bericht', tag: 'messages', path: '/chats' },
    ])
    expect(browser.got[0]).toMatchObject({ ttl: '86400', topic: 'messages', urgency: 'high' })
  })

  test('by the installation, which its browsers know by the public key that they subscribed with', async () => {
    await write(ben, ada)
    await work()
    const { publicKey } = await stateOf(await world.as(ada))
    const [{ sender, claims }] = browser.got as [TestBrowser['got'][number]]
    expect({ sender, claims }).toMatchObject({
      sender: publicKey,
      claims: { aud: push.origin, sub: 'mailto:support@localhost' },
    })
  })

  test('once of what comes within seconds, by how many there are', async () => {
    for (let n = 0; n < 3; n++) await write(ben, ada)
    await work()
    expect(bodies(browser)).toEqual(['Je hebt 3 nieuwe berichten'])
  })

  test('once, though several servers look at the same moment', async () => {
    for (let n = 0; n < 4; n++) await write(ben, ada)
    const jobs = await takeJobs(world)
    await Promise.all(jobs.map((job) => doJob(world, job)))
    await work()
    expect([jobs.length, browser.got.length]).toEqual([4, 1])
  })

  test('of those messages that they have not read', async () => {
    for (let n = 0; n < 2; n++) await write(ben, ada)
    const { conversationId } = await write(ben, ada)
    await markRead(await world.as(ada), { conversationId, seq: 2 })
    await work()
    expect(bodies(browser)).toEqual(['Je hebt een nieuw bericht'])
  })

  test('again of what comes later, and of nothing twice', async () => {
    await write(ben, ada)
    await work()
    await write(ben, ada)
    await work()
    await work()
    expect(bodies(browser)).toEqual(['Je hebt een nieuw bericht', 'Je hebt een nieuw bericht'])
  })

  test('of a like and of a match', async () => {
    await like(await world.as(ben), ada.id)
    world.pass(1000)
    await work()
    const cleo = await aMember(db)
    await like(await world.as(ada), cleo.id)
    world.pass(1000)
    await like(await world.as(cleo), ada.id)
    await work()
    expect(notices(browser)).toMatchObject([
      { body: 'Iemand vindt je leuk', path: '/likes' },
      { body: 'Je hebt een match', path: '/likes' },
    ])
  })

  test('in their own language', async () => {
    await sql`update members set locale = 'en' where id = ${ada.id}`
    await write(ben, ada)
    await work()
    expect(bodies(browser)).toEqual(['You have a new message'])
  })

  test('in each of their browsers, though one of them is away', async () => {
    const other = push.browser()
    await subscribe(await anotherLogIn(ada), other.subscription)
    world.pass(1000)
    push.forget(browser)
    await write(ben, ada)
    await work()
    expect([browser.got.length, other.got.length]).toEqual([0, 1])
    expect((await stateOf(await world.as(ada))).isOn).toBe(false)
  })
})

describe('a member is not notified', () => {
  const withoutNews: Record<string, (conversationId: string) => Promise<unknown>> = {
    'of what they have read meanwhile': async (conversationId) =>
      markRead(await world.as(ada), { conversationId, seq: 1 }),
    'of what was taken back': async (conversationId) => unsend(await world.as(ben), { conversationId, seq: 1 }),
    'of somebody who was blocked': async () => block(await world.as(ada), ben.id),
    'of somebody who has blocked them': async () => block(await world.as(ben), ada.id),
    'of somebody who was banned': () => aBan(db, ben.id, 'spam'),
    'once they were banned': () => aBan(db, ada.id, 'spam'),
    'once they have logged out': async () => logOut(await world.as(ada)),
    'once all their log-ins have ended': () => endSessionsOf(db, ada.id),
    'once their log-in is too old': () => expireSessionsOf(db, ada.id),
    'once they have turned it off': async () => unsubscribe(await world.as(ada)),
  }
  for (const [when, happens] of Object.entries(withoutNews)) {
    test(when, async () => {
      const { conversationId } = await write(ben, ada)
      await happens(conversationId)
      await work()
      expect(browser.got).toEqual([])
    })

    test(`${when}, at the last moment`, async () => {
      const { conversationId } = await write(ben, ada)
      for (const job of await takeJobs(world)) await doJob(world, job)
      await happens(conversationId)
      await work()
      expect(browser.got).toEqual([])
    })
  }

  test('of their own messages and likes', async () => {
    await sql`update wallets set balance = 5 where member_id = ${ada.id}`
    await write(ada, ben)
    await like(await world.as(ada), ben.id)
    expect(await takeJobs(world)).toEqual([])
  })

  test('of the like of somebody invisible, nor of one that was given again', async () => {
    const cleo = await aMember(db)
    await sql`update profiles set invisible_since = now(), searchable = false where member_id = ${cleo.id}`
    await like(await world.as(cleo), ada.id)
    await like(await world.as(ben), ada.id)
    world.pass(1000)
    await work()
    await unlike(await world.as(ben), ada.id)
    await like(await world.as(ben), ada.id)
    world.pass(1000)
    await work()
    expect(bodies(browser)).toEqual(['Iemand vindt je leuk'])
  })

  test('of what was there before they turned it on', async () => {
    const cleo = await aMember(db)
    await write(ben, cleo)
    const late = push.browser()
    await subscribe(await world.as(cleo), late.subscription)
    await write(ben, cleo)
    await work()
    expect(bodies(late)).toEqual(['Je hebt een nieuw bericht'])
  })

  test('after somebody else was in their browser, who is', async () => {
    const cleo = await aMember(db)
    await subscribe(await world.as(cleo), browser.subscription)
    world.pass(1000)
    await write(ben, ada)
    await work()
    expect(browser.got).toEqual([])
    await aBlock(db, ada.id, cleo.id)
    await write(ben, cleo)
    await work()
    expect(browser.got).toHaveLength(1)
  })
})

describe('a push service', () => {
  const waiting = async () => {
    await write(ben, ada)
    for (const job of await takeJobs(world)) await doJob(world, job)
    const [job] = await takeJobs(world)
    return job!
  }

  test.each([408, 429, 500, 503])('that answers %d is asked again', async (status) => {
    const job = await waiting()
    push.service.answer = status
    await expect(doJob(world, job)).rejects.toThrow(PushRefused)
    push.service.answer = 201
    await doJob(world, job)
    expect(browser.got).toHaveLength(1)
  })

  test.each([400, 403, 413, 302])('that answers %d is not asked again, and nowhere else', async (status) => {
    const job = await waiting()
    const before = push.service.asked
    push.service.answer = status
    await doJob(world, job)
    expect(push.service.asked - before).toBe(1)
    expect((await stateOf(await world.as(ada))).isOn).toBe(true)
  })

  test.each([404, 410])('that answers %d has forgotten the browser, and so do we', async (status) => {
    const job = await waiting()
    push.service.answer = status
    await doJob(world, job)
    expect((await stateOf(await world.as(ada))).isOn).toBe(false)
  })

  test('that cannot be reached names nobody in the log', async () => {
    const endpoint = 'http://127.0.0.1:1/push/geheim'
    await sql`update push_subscriptions set endpoint = ${endpoint} where member_id = ${ada.id}`
    const error = await doJob(world, await waiting()).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(PushRefused)
    expect(Bun.inspect(error)).not.toContain('geheim')
  })
})

describe('a browser', () => {
  test('is one of ten: with an eleventh the one that was added first is notified no more', async () => {
    const added: TestBrowser[] = []
    for (let n = 0; n < 10; n++) {
      added.push(push.browser())
      await subscribe(await anotherLogIn(ada), added.at(-1)!.subscription)
      world.pass(1000)
    }
    await write(ben, ada)
    await work()
    expect([browser, ...added].map(({ got }) => got.length)).toEqual([0, ...added.map(() => 1)])
  })

  test('that is given another address by its service has one place', async () => {
    const renewed = push.browser()
    await subscribe(await world.as(ada), renewed.subscription)
    world.pass(1000)
    await write(ben, ada)
    await work()
    expect([browser.got.length, renewed.got.length]).toEqual([0, 1])
  })

  test('is not subscribed at an address that is no listed push service', async () => {
    const { keys } = browser.subscription
    const bad = [
      'https://push.example/one',
      'https://fcm.googleapis.com.evil.example/one',
      'https://evilpush.apple.com/one',
      'http://fcm.googleapis.com/one',
      'https://fcm.googleapis.com:8443/one',
      'https://me:word@fcm.googleapis.com/one',
      'https://169.254.169.254/latest',
      'https://localhost/one',
      `${push.origin.replace('127.0.0.1', 'localhost')}/one`,
      'ftp://fcm.googleapis.com/one',
      'javascript:alert(1)',
      '',
    ]
    for (const endpoint of bad)
      await expect(subscribe(await world.as(ben), { endpoint, keys }), endpoint).rejects.toMatchObject({
        code: 'push_service_unknown',
      })
    for (const endpoint of ['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/b'])
      await subscribe(await world.as(ben), { endpoint, keys })
  })

  test('is not subscribed at an address that nothing could be kept by', async () => {
    const { keys } = push.browser().subscription
    const endpoint = `${push.origin}/${'你'.repeat(1500)}`
    await expect(subscribe(await world.as(ada), { endpoint, keys })).rejects.toMatchObject({
      code: 'push_service_unknown',
    })
  })

  test('is not subscribed by a log-in that ends meanwhile', async () => {
    const asAda = await world.as(ada)
    await endSessionsOf(db, ada.id)
    const subscribing = subscribe(asAda, push.browser().subscription)
    await expect(subscribing).rejects.toMatchObject({ code: 'authentication_required' })
  })

  test('is not subscribed with keys that nothing can be encrypted for', async () => {
    const { endpoint, keys } = browser.subscription
    const bad = [
      { ...keys, p256dh: '' },
      { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...keys, p256dh: keys.p256dh.slice(4) },
      { ...keys, auth: 'short' },
      { ...keys, auth: `${keys.auth}AAAA` },
    ]
    for (const wrong of bad)
      await expect(subscribe(await world.as(ben), { endpoint, keys: wrong })).rejects.toMatchObject({
        code: 'input_invalid',
      })
  })
})

test('whoever is not notified costs a sender nothing', async () => {
  const cleo = await aMember(db)
  await write(ben, cleo)
  await write(ben, ada)
  const asBen = await world.as(ben)
  const cost = async ({ id: memberId }: TestMember) => {
    const draft = { memberId, clientId: Bun.randomUUIDv7(), body: 'Hoi' }
    return (await countStatements(database, () => send(asBen, draft))).statements.length
  }
  expect([await cost(cleo), await cost(ada)]).toEqual([5, 6])
})

/** A request of the member in another browser. */
async function anotherLogIn({ id }: TestMember) {
  const secret = await world.sessions.start(id, { userAgent: 'other', createdAt: world.now() })
  const ctx = await world.as({ id })
  return { ...ctx, sessionSecret: secret, me: { ...ctx.me, sessionId: Bun.SHA256.hash(secret, 'hex') } }
}
