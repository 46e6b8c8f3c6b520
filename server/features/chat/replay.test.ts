import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aMember, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import type { MemberContext } from '../../core/context.ts'
import { type Browser, expectReplayed, openBrowser } from '../../testing/replay.ts'
import { like, unlike } from '../likes/service.ts'
import { markDelivered } from './changes/mark-delivered.ts'
import { markRead } from './changes/mark-read.ts'
import { react } from './changes/react.ts'
import { unsend } from './changes/unsend.ts'
import { deleteConversation } from './delete.ts'
import { give } from './give.ts'
import { send } from './send.ts'
import { fetchPages, talkScene } from './testing/talk-scene.ts'

setDefaultTimeout(30_000)
const database = await freshDatabase()
const { db } = database
const { world, write, aTable } = await talkScene(database)

/** What a browser asks for anew, but the transactions: they are asked for whenever the wallet changes. */
const askedOf = async (browser: Browser) =>
  (await expectReplayed(browser)).asked.filter((name) => !/^(balance|transactions)/.test(name))

describe('the state before and the events together are the state fetched afresh', () => {
  test('when messages come and go, while the free ones last and after', async () => {
    const { ada, ben, cleo, people, asAda } = await aTable(3, { freeMessages: 2 })
    const asBen = await world.as(ben)
    const [before, beforeOfBen] = [await openBrowser(asAda, people), await openBrowser(asBen, [ada])]
    for (const other of [ben, cleo, ben, ben]) {
      await write(ada, other, 'Van mij '.repeat(40))
      await write(other, ada, '👋🏽'.repeat(100))
    }
    expect(await askedOf(before)).toEqual([])
    // What is read stays off the list of unread conversations, so that a new message there needs asking.
    expect(await askedOf(beforeOfBen)).toEqual(['unread chats'])
  })

  test('when gifts are given, as far as the credits reach', async () => {
    const { ada, ben, people, asAda } = await aTable(2, { credits: 4, freeMessages: 1 })
    const asBen = await world.as(ben)
    const [before, beforeOfBen] = [await openBrowser(asAda, people), await openBrowser(asBen, [ada])]
    for (const gift of ['rose', 'kiss'] as const) {
      world.pass(1000)
      await give(asAda, { memberId: ben.id, clientId: crypto.randomUUID(), gift })
    }
    expect(await askedOf(before)).toEqual([])
    expect(await askedOf(beforeOfBen)).toEqual(['unread chats'])
  })

  test('when messages are taken back, the last one and one before it', async () => {
    const { ada, ben, people, withBen, asAda } = await aTable(2)
    const asBen = await world.as(ben)
    const [before, beforeOfBen] = [await openBrowser(asAda, people), await openBrowser(asBen, [ada])]
    for (const body of ['1', '2', '3']) await write(ada, ben, body)
    for (const seq of [4, 2]) await unsend(asAda, { conversationId: withBen, seq })
    expect(await askedOf(before)).toEqual([])
    expect(await askedOf(beforeOfBen)).toEqual(['unread chats'])
    const [unread, unreadOfAda] = [await openBrowser(asBen, [ada]), await openBrowser(asAda, people)]
    await unsend(asAda, { conversationId: withBen, seq: 3 })
    expect(await askedOf(unread)).toEqual([])
    expect(await askedOf(unreadOfAda)).toEqual([])
  })

  test('when messages are answered, by words and by a tap, and what is answered is taken back', async () => {
    const { ada, ben, people, withBen, asAda } = await aTable(2)
    const asBen = await world.as(ben)
    const [before, beforeOfBen] = [await openBrowser(asAda, people), await openBrowser(asBen, [ada])]
    const answer = async (ctx: MemberContext, memberId: string, replyTo: number) => {
      world.pass(1000)
      await send(ctx, { memberId, clientId: crypto.randomUUID(), body: 'Zie boven', replyTo })
    }
    await answer(asAda, ben.id, 1)
    await answer(asAda, ben.id, 2)
    await react(asAda, { conversationId: withBen, seq: 1, reaction: 'heart' })
    await unsend(asAda, { conversationId: withBen, seq: 2 })
    await answer(asBen, ada.id, 3)
    await react(asBen, { conversationId: withBen, seq: 3, reaction: 'star' })
    await react(asAda, { conversationId: withBen, seq: 1, reaction: null })
    expect(await askedOf(before)).toEqual([])
    expect(await askedOf(beforeOfBen)).toEqual(['unread chats'])
  })

  test('when messages have arrived, and are read, all of them or some', async () => {
    const { ada, ben, people, withBen, withCleo, asAda } = await aTable(2)
    const asBen = await world.as(ben)
    for (const body of ['1', '2', '3']) await write(ben, ada, body)
    const [before, beforeOfBen] = [await openBrowser(asAda, people), await openBrowser(asBen, [ada])]
    await markDelivered(asAda, [{ conversationId: withBen, seq: 1 }])
    expect(await askedOf(beforeOfBen)).toEqual([])
    await markRead(asAda, { conversationId: withBen, seq: 2 })
    await markRead(asAda, { conversationId: withCleo, seq: 1 })
    expect(await askedOf(before)).toEqual([])
    expect(await askedOf(beforeOfBen)).toEqual([])
  })

  test('when a conversation is deleted', async () => {
    const { people, withBen, asAda } = await aTable(2)
    const before = await openBrowser(asAda, people)
    await deleteConversation(asAda, withBen)
    expect(await askedOf(before)).toEqual([])
  })

  test('when the wallet runs dry', async () => {
    const { ada, ben, people, asAda } = await aTable(1, { credits: 1, freeMessages: 1 })
    const before = await openBrowser(asAda, people)
    for (const body of ['free', 'paid']) await write(ada, ben, body)
    expect(await askedOf(before)).toEqual([])
  })

  test('when somebody is liked, or no longer', async () => {
    const { ben, cleo, people, asAda } = await aTable(2)
    await like(asAda, cleo.id)
    const before = await openBrowser(asAda, people)
    await like(asAda, ben.id)
    await unlike(asAda, cleo.id)
    const { asked, changed } = await expectReplayed(before)
    expect(asked.filter((name) => !/^(likes|newest|like of|profile|swipe)/.test(name))).toEqual([])
    expect(changed).toContain(`talk with ${ben.name}`)
  })

  test('when there are more conversations than one page holds', async () => {
    const { ada, people, asAda } = await aTable(65)
    const before = await openBrowser(asAda)
    const pages = await fetchPages(asAda)
    expect(pages.map(({ items }) => items.length)).toEqual([30, 30, 5])
    for (const person of [people[0], people[40], people[64]] as TestMember[]) await write(person, ada)
    await markRead(asAda, { conversationId: pages[1]?.items[3]?.conversationId ?? '', seq: 1 })
    expect(await askedOf(before)).toEqual([])
  })

  test('when more is written than a screen opens with', async () => {
    const { ada, ben, people, asAda } = await aTable(1)
    const before = await openBrowser(asAda, people)
    for (let n = 0; n < 45; n++) await write(n % 2 ? ada : ben, n % 2 ? ben : ada, `${n}`)
    expect(await askedOf(before)).toEqual([])
  })

  test('and when somebody new writes, only the lists have to be asked for', async () => {
    const { ada, people, asAda } = await aTable(1)
    const stranger = await aMember(db, { credits: 1 })
    const before = await openBrowser(asAda, people)
    await write(stranger, ada)
    expect(await askedOf(before)).toEqual(['chats', 'unread chats'])
  })
})
