import { beforeAll, describe, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember, type Traits } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { applyToConversations } from '../../../src/features/chat/reduce-list.ts'
import { applyToMessages, withMessage } from '../../../src/features/chat/reduce-messages.ts'
import { applyToMe } from '../../../src/lib/live/reduce-me.ts'
import type { MemberContext } from '../../core/context.ts'
import { eventsAfter } from '../../testing/events.ts'
import { expectReplayed, fetchScreens, type Screens } from '../../testing/replay.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { block } from '../blocks/service.ts'
import { like, unlike } from '../likes/service.ts'
import { deleteConversation } from './delete.ts'
import { markRead } from './mark-read.ts'
import { openWith } from './open.ts'
import { send } from './send.ts'
import type { Conversation } from './views.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

async function write(from: TestMember, to: TestMember, body = 'Hoi') {
  world.pass(1000)
  return send(await world.as(from), { memberId: to.id, clientId: Bun.randomUUIDv7(), body })
}

/** Ada, and others who have each written to her. */
async function aTable(others: number, traits: Traits = {}) {
  const ada = await aMember(db, { credits: 100, ...traits })
  const people = await Promise.all(Array.from({ length: others }, () => aMember(db, { credits: 100 })))
  const ids: string[] = []
  for (const person of people) ids.push((await write(person, ada, 'Dag')).conversationId)
  const asAda = await world.as(ada)
  const [ben, cleo] = people as [TestMember, TestMember]
  const [withBen, withCleo] = ids as [string, string]
  return { ada, ben, cleo, ids, withBen, withCleo, asAda, people }
}

describe('the state before and the events together are the state fetched afresh', () => {
  test('when messages come and go, while the free ones last and after', async () => {
    const { ada, ben, cleo, ids, withBen, asAda } = await aTable(3, { freeMessages: 2 })
    const asBen = await world.as(ben)
    const [before, beforeOfBen] = [await fetchScreens(asAda, ids), await fetchScreens(asBen, [withBen])]
    for (const other of [ben, cleo, ben, ben]) {
      await write(ada, other, 'Van mij '.repeat(40))
      await write(other, ada, '👋🏽'.repeat(100))
    }
    expect(await expectReplayed(asAda, before)).toEqual([])
    // What is read stays off the list of unread conversations, so that a new message there needs asking.
    expect(await expectReplayed(asBen, beforeOfBen)).toEqual(['unreadList'])
  })

  test('when messages are read, all of them or some', async () => {
    const { ada, ben, ids, withBen, withCleo, asAda } = await aTable(2)
    const asBen = await world.as(ben)
    for (const body of ['1', '2', '3']) await write(ben, ada, body)
    const [before, beforeOfBen] = [await fetchScreens(asAda, ids), await fetchScreens(asBen, [withBen])]
    await markRead(asAda, { conversationId: withBen, seq: 2 })
    await markRead(asAda, { conversationId: withCleo, seq: 1 })
    expect(await expectReplayed(asAda, before)).toEqual([])
    expect(await expectReplayed(asBen, beforeOfBen)).toEqual([])
  })

  test('when a conversation is deleted', async () => {
    const { ids, withBen, asAda } = await aTable(2)
    const before = await fetchScreens(asAda, ids)
    await deleteConversation(asAda, withBen)
    expect(await expectReplayed(asAda, before)).toEqual([])
  })

  test('when the wallet runs dry', async () => {
    const { ada, ben, ids, asAda } = await aTable(1, { credits: 1, freeMessages: 1 })
    const before = await fetchScreens(asAda, ids)
    for (const body of ['free', 'paid']) await write(ada, ben, body)
    expect(await expectReplayed(asAda, before)).toEqual([])
  })

  test('when somebody is liked, or no longer', async () => {
    const { ben, cleo, ids, asAda } = await aTable(2)
    await like(asAda, cleo.id)
    const before = await fetchScreens(asAda, ids)
    await like(asAda, ben.id)
    await unlike(asAda, cleo.id)
    expect(await expectReplayed(asAda, before)).toEqual([])
    expect([...(await fetchScreens(asAda, ids)).conversations.values()].map(({ liked }) => liked)).toEqual([
      true,
      false,
    ])
  })

  test('when there are more conversations than one page holds', async () => {
    const { ada, people, asAda } = await aTable(65)
    const before = await fetchScreens(asAda)
    expect(before.list.map(({ conversations }) => conversations.length)).toEqual([30, 30, 5])
    for (const person of [people[0], people[40], people[64]] as TestMember[]) await write(person, ada)
    await markRead(asAda, { conversationId: before.list[1]?.conversations[3]?.conversationId ?? '', seq: 1 })
    expect(await expectReplayed(asAda, before)).toEqual([])
  })

  test('when more is written than a screen opens with', async () => {
    const { ada, ben, ids, asAda } = await aTable(1)
    const before = await fetchScreens(asAda, ids)
    for (let n = 0; n < 45; n++) await write(n % 2 ? ada : ben, n % 2 ? ben : ada, `${n}`)
    expect(await expectReplayed(asAda, before)).toEqual([])
  })

  test('when whoever was blocked is gone; their open conversation has to be asked for', async () => {
    const { ben, asAda, withCleo } = await aTable(2)
    const before = await fetchScreens(asAda, [withCleo])
    await block(asAda, ben.id)
    expect(await expectReplayed(asAda, before)).toEqual([])
  })

  test('and when somebody new writes, only the lists have to be asked for', async () => {
    const { ada, ids, asAda } = await aTable(1)
    const before = await fetchScreens(asAda, ids)
    await write(await aMember(db, { credits: 1 }), ada)
    expect(await expectReplayed(asAda, before)).toEqual(['list', 'unreadList'])
  })
})

describe('a screen', () => {
  test('asks again when it is told only that something is different', async () => {
    const { ids, withBen, asAda } = await aTable(2)
    const { me, list, conversations } = await fetchScreens(asAda, ids)
    const [view, seq] = [conversations.get(withBen) as Conversation, me.eventSeq + 1]
    const verdicts = (['account', 'reset'] as const).map((type) => [
      applyToMe(me, { seq, event: { type } }),
      applyToMessages(view, { seq, event: { type } }, me.id),
      typeof applyToConversations(list, { seq, event: { type } }, { myId: me.id }),
    ])
    // The list shows nothing of the member's own account.
    expect(verdicts).toEqual([
      ['stale', 'stale', 'object'],
      ['stale', 'stale', 'string'],
    ])
  })

  test('stays exactly as it is when it includes the event already', async () => {
    const { ids, withBen, asAda } = await aTable(2)
    const { me, list, conversations } = await fetchScreens(asAda, ids)
    const view = conversations.get(withBen) as Conversation
    const known = { seq: me.eventSeq, event: { type: 'wallet', balance: 0, freeMessages: 0 } } as const
    expect(applyToMe(me, known)).toBe(me)
    expect(applyToMessages(view, known, me.id)).toBe(view)
    expect(applyToConversations(list, known, { myId: me.id })).toBe(list)
  })

  test('takes the answer to sending and the event about it as one message, and misses none before it', async () => {
    const { ada, ben, ids, withBen, asAda } = await aTable(1)
    const before = (await fetchScreens(asAda, ids)).conversations.get(withBen) as Conversation
    const { message } = await write(ada, ben)
    const after = withMessage(before, message, ada.id) as Conversation
    expect(after.messages.at(-1)).toEqual(message)
    expect(withMessage(after, message, ada.id)).toBe(after)
    expect(withMessage(before, { ...message, seq: message.seq + 1 }, ada.id)).toBe('stale')
  })
})

test('screens fetched at any moment of a busy time can be brought up to date by the events', async () => {
  const people = await Promise.all(
    Array.from({ length: 5 }, () => aMember(db, { credits: 200, premiumSince: new Date() })),
  )
  const contexts = await Promise.all(people.map((person) => world.as(person)))
  const ids = new Map(people.map((person) => [person.id, [] as string[]]))
  for (const [i, from] of people.entries()) {
    for (const to of people.slice(i + 1)) {
      const { conversationId } = await write(from, to)
      for (const { id } of [from, to]) ids.get(id)?.push(conversationId)
    }
  }
  const roll = dice(11)
  const fetched: { ctx: MemberContext; screens: Screens }[] = []

  async function act(): Promise<void> {
    const ctx = contexts[roll(5)] as MemberContext
    const mine = ids.get(ctx.me.id) as string[]
    const conversationId = mine[roll(mine.length)] as string
    const others = people.filter(({ id }) => id !== ctx.me.id)
    const action = roll(10)
    if (action < 5) {
      const memberId = (others[roll(4)] as TestMember).id
      await send(ctx, { memberId, clientId: Bun.randomUUIDv7(), body: `${roll(1000)}` })
    } else if (action < 8) await markRead(ctx, { conversationId, seq: roll(20) })
    else if (action < 9) await deleteConversation(ctx, conversationId)
    else fetched.push({ ctx, screens: await fetchScreens(ctx, mine) })
  }

  await Promise.all(
    Array.from({ length: 5 }, async () => {
      for (let n = 0; n < 40; n++) await act()
    }),
  )
  const stale = []
  for (const { ctx, screens } of fetched) stale.push(...(await expectReplayed(ctx, screens)))
  expect(fetched.length).toBeGreaterThan(10)
  expect(stale.filter((name) => !/list/i.test(name))).toEqual([])
})

/** The same pseudo-random numbers in every run: a failure can be seen again. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * sides)
  }
}

test('the empty screen of a conversation follows what is begun here and elsewhere', async () => {
  const [ada, ben, cleo, dan] = [
    await aMember(db, { credits: 9 }),
    await aMember(db, { credits: 9 }),
    await aMember(db),
    await aMember(db),
  ]
  const asAda = await world.as(ada)
  const follow = async (start: Awaited<ReturnType<typeof openWith>>) => {
    let view = start
    for (const event of await eventsAfter(db, ada.id, view.eventSeq)) {
      const next = applyToMessages(view, event, ada.id)
      if (next === 'stale') throw new Error('stale')
      view = next
    }
    return view
  }
  const [emptyBen, emptyDan] = [await openWith(asAda, ben.id), await openWith(asAda, dan.id)]
  expect([emptyBen.conversationId, emptyBen.writing.startsLeft]).toEqual([null, 2])

  await write(ada, ben)
  await write(ada, cleo)
  await write(ben, ada)
  const [replayedBen, replayedDan] = [await follow(emptyBen), await follow(emptyDan)]
  expect(replayedBen).toEqual({ ...(await openWith(asAda, ben.id)), eventSeq: replayedBen.eventSeq })
  expect(replayedDan).toEqual({ ...(await openWith(asAda, dan.id)), eventSeq: replayedDan.eventSeq })
  expect(replayedDan.writing).toMatchObject({ refusal: 'conversation_limit', startsLeft: 0 })
})
