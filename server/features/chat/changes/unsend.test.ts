import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { toldTo } from '../../../testing/events.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { block } from '../../blocks/service.ts'
import { readMissed } from '../../live/service.ts'
import { deleteConversation } from '../delete.ts'
import { give } from '../give.ts'
import { list } from '../list.ts'
import { openWith } from '../open.ts'
import { send } from '../send.ts'
import { markRead } from './mark-read.ts'
import { unsend } from './unsend.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'gratis', hosts: ['gratis.localhost'], settings: { messageCredits: 0 } })
  world = await testWorld(database)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

const minutes = 60_000
const newId = () => crypto.randomUUID()

async function write(from: TestMember, to: TestMember, body = 'Hoi', clientId = newId()) {
  const { conversationId, message } = await send(await world.as(from), { memberId: to.id, clientId, body })
  return { conversationId, seq: message.seq }
}

const takeBack = async (from: TestMember, place: { conversationId: string; seq: number }) =>
  unsend(await world.as(from), place)

const atOnce = <T>(work: (n: number) => Promise<T>) => Promise.allSettled(Array.from({ length: 50 }, (_, n) => work(n)))

const refusals = (results: PromiseSettledResult<unknown>[]) =>
  new Set(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])))

describe('a message that is taken back', () => {
  test('is gone for both, its place stays, and its credit is back', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    await write(ada, ben, 'Blijft staan')
    const place = await write(ada, ben, 'Een vergissing')
    expect(await takeBack(ada, place)).toEqual({ balance: 2, freeMessages: 0 })
    for (const [reader, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { messages, lastSeq } = await openWith(await world.as(reader), other.id)
      expect(messages.map(({ body, content }) => [body, content?.kind])).toEqual([
        ['Blijft staan', undefined],
        ['', 'unsent'],
      ])
      expect(lastSeq).toBe(2)
      const [row] = (await list(await world.as(reader), {})).items
      expect(row?.lastMessage).toMatchObject({ seq: 2, text: '', content: { kind: 'unsent' } })
    }
    expect((await list(await world.as(ben), {})).unreadTotal).toBe(1)
    expect((await toldTo(db, ben)).at(-1)).toEqual({ type: 'message_unsent', ...place, unread: 1, unreadTotal: 1 })
    expect((await toldTo(db, ada)).slice(-2)).toEqual([
      { type: 'message_unsent', ...place, unreadTotal: 0 },
      { type: 'wallet', balance: 2, freeMessages: 0 },
    ])
  })

  test('gives back what paid for it: the free message, the price of the gift, or nothing', async () => {
    const [ada, ben] = [await aMember(db, { credits: 9, freeMessages: 1 }), await aMember(db)]
    expect(await takeBack(ada, await write(ada, ben))).toEqual({ balance: 9, freeMessages: 1 })
    const { conversationId, message } = await give(await world.as(ada), {
      ...{ memberId: ben.id, clientId: newId(), gift: 'teddy' },
    })
    expect(await takeBack(ada, { conversationId, seq: message.seq })).toEqual({ balance: 9, freeMessages: 1 })

    const [cleo, dan] = [await aMember(db, { siteId: 'gratis' }), await aMember(db, { siteId: 'gratis' })]
    expect(await takeBack(cleo, await write(cleo, dan))).toEqual({ balance: 0, freeMessages: 0 })
    expect((await toldTo(db, cleo)).map(({ type }) => type)).toEqual(['message', 'message_unsent'])
  })

  test('is not told to a screen that was away when it came', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    await takeBack(ada, await write(ada, ben, 'Een vergissing'))
    const { arrivals } = await readMissed(await world.as(ben), 0)
    expect(arrivals.map(({ event }) => event)).toEqual([{ type: 'reset' }])
  })

  test('is not sent anew when its sending is repeated', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    const clientId = newId()
    await takeBack(ada, await write(ada, ben, 'Hoi', clientId))
    const again = await send(await world.as(ada), { memberId: ben.id, clientId, body: 'Hoi' })
    expect(again).toMatchObject({ balance: 3, message: { seq: 1, body: '', content: { kind: 'unsent' } } })
  })
})

describe('a message stays', () => {
  test('once the other one has read or deleted it', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    const first = await write(ada, ben)
    await markRead(await world.as(ben), first)
    await expect(takeBack(ada, first)).rejects.toMatchObject({ code: 'unsend_too_late' })
    const second = await write(ada, ben)
    await deleteConversation(await world.as(ben), second.conversationId)
    await expect(takeBack(ada, second)).rejects.toMatchObject({ code: 'unsend_too_late' })
    expect(await walletOf(db, ada)).toMatchObject({ balance: 1 })
  })

  test('after five minutes, and not a moment before', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    const [one, other] = [await write(ada, ben), await write(ada, ben)]
    world.pass(5 * minutes)
    await takeBack(ada, one)
    world.pass(1)
    await expect(takeBack(ada, other)).rejects.toMatchObject({ code: 'unsend_too_late', details: { minutes: 5 } })
  })

  test('when it is not one’s own, not there, or the two have parted', async () => {
    const [ada, ben, cleo] = [await aMember(db, { credits: 3 }), await aMember(db), await aMember(db)]
    const place = await write(ada, ben)
    const notThere = { code: 'conversation_not_found' }
    await expect(takeBack(ben, place)).rejects.toMatchObject(notThere)
    await expect(takeBack(cleo, place)).rejects.toMatchObject(notThere)
    await expect(takeBack(ada, { ...place, seq: 2 })).rejects.toMatchObject(notThere)
    await expect(takeBack(ada, { conversationId: newId(), seq: 1 })).rejects.toMatchObject(notThere)
    await block(await world.as(ben), ada.id)
    await expect(takeBack(ada, place)).rejects.toMatchObject(notThere)
  })
})

describe('fifty at once', () => {
  test('give its price back once', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    const place = await write(ada, ben)
    const results = await atOnce(() => takeBack(ada, place))
    expect(refusals(results)).toEqual(new Set())
    expect(await walletOf(db, ada)).toMatchObject({ balance: 3 })
    expect((await toldTo(db, ben)).map(({ type }) => type)).toEqual(['message', 'message_unsent'])
  })

  test('while it is read: it is either taken back or read', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
      const place = await write(ada, ben)
      const asBen = await world.as(ben)
      const results = await atOnce<unknown>((n) => (n % 10 === 9 ? markRead(asBen, place) : takeBack(ada, place)))
      const isBack = (await walletOf(db, ada))?.balance === 3
      expect([...refusals(results)]).toEqual(isBack ? [] : ['unsend_too_late'])
    }
  })

  test('while more are sent', async () => {
    const [ada, ben] = [await aMember(db, { credits: 40 }), await aMember(db)]
    const places = await Promise.all(Array.from({ length: 10 }, () => write(ada, ben)))
    const results = await atOnce<unknown>((n) => (n % 2 ? write(ada, ben) : takeBack(ada, places[n % 10]!)))
    expect(refusals(results)).toEqual(new Set())
    expect(await walletOf(db, ada)).toMatchObject({ balance: 40 - 10 - 25 + 5 })
    expect((await list(await world.as(ben), {})).unreadTotal).toBe(30)
  })
})
