import { beforeEach, describe, expect, test } from 'bun:test'
import { aBan, aBlock, aMember, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements } from '../../../db/testing/index.ts'
import { endSessionsOf, expireSessionsOf } from '../../../db/testing/journeys.ts'
import type { TestBrowser } from '../../gateways/testing/push-service.ts'
import { doJob, doJobs, takeJobs } from '../../testing/mailbox.ts'
import { block } from '../blocks/service.ts'
import { markRead } from '../chat/changes/mark-read.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
import { like, unlike } from '../likes/service.ts'
import { logOut } from '../session/log-out.ts'
import { stateOf, subscribe, unsubscribe } from './subscribe.ts'
import { aNotifyingSite, bodies, notices } from './testing/notified.ts'

const { database, db, sql, world, push, aPair, write, work, anotherLogIn } = await aNotifyingSite()
let ada: TestMember
let ben: TestMember
let browser: TestBrowser
beforeEach(async () => {
  ;({ ada, ben, browser } = await aPair())
})

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
      await doJobs(world)
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
