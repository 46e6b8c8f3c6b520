import { beforeAll, describe, expect, test } from 'bun:test'
import {
  aBan,
  aBlock,
  aConversation,
  aDeletion,
  aMember,
  aSite,
  type TestMember,
  type Traits,
} from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import type { MemberContext } from '../../core/context.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { markRead } from './changes/mark-read.ts'
import { deleteConversation } from './delete.ts'
import { history } from './messages.ts'
import { open, openWith } from './open.ts'
import { send } from './send.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'other', hosts: ['other.localhost'] })
  world = await testWorld(database)
})

const texts = (n: number) => Array.from({ length: n }, (_, i) => `message ${i + 1}`)
const bodiesOf = ({ messages }: { messages: { body: string }[] }) => messages.map(({ body }) => body)

async function write(from: TestMember, to: TestMember, body: string) {
  return send(await world.as(from), { memberId: to.id, clientId: Bun.randomUUIDv7(), body })
}

/** Two members and a conversation of `count` messages that the first one began. */
async function aPair(count: number, traits: Traits = {}) {
  const [ada, ben] = [await aMember(db, { credits: 20, ...traits }), await aMember(db, { credits: 20 })]
  const conversationId = await aConversation(db, { from: ada.id, to: ben.id, bodies: texts(count) })
  return { ada, ben, conversationId, asAda: await world.as(ada), asBen: await world.as(ben) }
}

describe('somebody who opens a conversation', () => {
  test('sees the other one, the latest messages, and what the next one costs', async () => {
    const { ben, conversationId, asAda } = await aPair(3)
    expect(await open(asAda, conversationId)).toMatchObject({
      conversationId,
      member: { id: ben.id, name: ben.name, fictional: false },
      startedByMe: true,
      writing: { refusal: null, paidWith: 'credits', cost: 1, credits: 20, freeMessages: 0, startsLeft: null },
      unread: 0,
      lastSeq: 3,
      readSeq: 3,
      otherReadSeq: 3,
      hidesOlder: false,
      hasOlder: false,
      messages: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
    })
  })

  test('finds the same conversation by the other one', async () => {
    const { ben, conversationId, asAda } = await aPair(3)
    expect(await openWith(asAda, ben.id)).toEqual(await open(asAda, conversationId))
  })

  test('costs two statements, however long it is', async () => {
    const { ben, conversationId, asAda } = await aPair(100)
    for (const look of [() => open(asAda, conversationId), () => openWith(asAda, ben.id)]) {
      const { statements } = await countStatements(database, look)
      expect(statements).toHaveLength(2)
    }
  })

  test('looks back page by page until the first message', async () => {
    const { conversationId, asAda } = await aPair(100)
    const latest = await open(asAda, conversationId)
    expect([latest.messages.length, latest.messages[0]?.seq, latest.hasOlder]).toEqual([40, 61, true])
    const { result: before, statements } = await countStatements(database, () =>
      history(asAda, { conversationId, beforeSeq: 61 }),
    )
    expect(statements).toHaveLength(1)
    expect([before.messages[0]?.seq, before.messages.at(-1)?.seq, before.hasMore]).toEqual([21, 60, true])
    const first = await history(asAda, { conversationId, beforeSeq: 21 })
    expect([first.messages[0]?.seq, first.messages.at(-1)?.seq, first.hasMore]).toEqual([1, 20, false])
    expect(await history(asAda, { conversationId, beforeSeq: 1 })).toEqual({ messages: [], hasMore: false })
  })

  test('looks back further at once to a message of long ago, up to 400 of them', async () => {
    const { conversationId, asAda } = await aPair(700)
    const reach = async (beforeSeq: number, fromSeq: number) => {
      const { messages, hasMore } = await history(asAda, { conversationId, beforeSeq, fromSeq })
      return [messages[0]?.seq, messages.at(-1)?.seq, hasMore]
    }
    expect(await reach(661, 51)).toEqual([261, 660, true])
    expect(await reach(261, 51)).toEqual([31, 260, true])
    expect(await reach(100, 99)).toEqual([60, 99, true])
    expect(await reach(100, 600)).toEqual([60, 99, true])
  })
})

describe('somebody who looks at a conversation', () => {
  test('reads nothing away: that takes markRead', async () => {
    const { ada, ben, conversationId, asBen } = await aPair(1)
    await write(ada, ben, 'new')
    for (const look of [() => open(asBen, conversationId), () => openWith(asBen, ada.id)]) {
      expect(await look()).toMatchObject({ unread: 1, readSeq: 1, lastSeq: 2 })
    }
  })

  test('sees how far the other one has read', async () => {
    const { ada, ben, conversationId, asAda, asBen } = await aPair(1)
    await write(ada, ben, 'new')
    expect(await open(asAda, conversationId)).toMatchObject({ lastSeq: 2, otherReadSeq: 1 })
    await markRead(asBen, { conversationId, seq: 2 })
    expect(await open(asAda, conversationId)).toMatchObject({ lastSeq: 2, otherReadSeq: 2 })
  })

  test('does not see what they have deleted; the other one does', async () => {
    const { ada, ben, conversationId, asAda, asBen } = await aPair(3)
    await deleteConversation(asAda, conversationId)
    await write(ben, ada, 'after')
    expect(await open(asAda, conversationId)).toMatchObject({
      messages: [{ seq: 4, body: 'after' }],
      hidesOlder: true,
      hasOlder: false,
    })
    expect(bodiesOf(await history(asAda, { conversationId, beforeSeq: 4 }))).toEqual([])
    expect(bodiesOf(await open(asBen, conversationId))).toHaveLength(4)
  })

  test('is told that it is not there when it is not theirs, or the other one is gone', async () => {
    const { ada, ben, conversationId, asAda } = await aPair(1)
    const stranger = await world.as(await aMember(db))
    const expectMissing = async (ctx: MemberContext, id: string) => {
      for (const look of [() => open(ctx, id), () => history(ctx, { conversationId: id, beforeSeq: 9 })]) {
        await expect(look()).rejects.toMatchObject({ code: 'conversation_not_found' })
      }
    }
    await expectMissing(stranger, conversationId)
    await expectMissing(asAda, Bun.randomUUIDv7())
    await aBlock(db, ben.id, ada.id)
    await expectMissing(asAda, conversationId)

    const banned = await aPair(1)
    await aBan(db, banned.ben.id, 'spam')
    await expectMissing(banned.asAda, banned.conversationId)
    const left = await aPair(1)
    await aDeletion(db, left.ben.id, new Date('2026-07-01T00:00:00Z'))
    await expectMissing(left.asAda, left.conversationId)
  })
})

describe('somebody who wants to write to a member', () => {
  const newcomer = (traits: Traits = {}) => aMember(db, { freeMessages: 3, ...traits })

  test('finds an empty conversation and the price of the first message', async () => {
    const [ada, ben] = [await newcomer(), await aMember(db)]
    expect(await openWith(await world.as(ada), ben.id)).toMatchObject({
      conversationId: null,
      member: { id: ben.id },
      startedByMe: false,
      writing: { refusal: null, paidWith: 'free', cost: 0, freeMessages: 3, startsLeft: 2 },
      unread: 0,
      lastSeq: 0,
      messages: [],
      hasOlder: false,
      hidesOlder: false,
    })
  })

  test('is told beforehand what stands in the way', async () => {
    const ben = await aMember(db)
    const refusalFor = async (traits: Traits, to = ben) =>
      (await openWith(await world.as(await aMember(db, traits)), to.id)).writing.refusal
    expect(await refusalFor({ confirmedAt: null, credits: 1 })).toBe('not_confirmed')
    expect(await refusalFor({})).toBe('insufficient_credits')
    expect(await refusalFor({ freeMessages: 1 })).toBeNull()

    const ada = await newcomer()
    for (let n = 0; n < 2; n++) await write(ada, await aMember(db), 'Hoi')
    expect((await openWith(await world.as(ada), ben.id)).writing).toMatchObject({
      refusal: 'conversation_limit',
      startsLeft: 0,
    })
  })

  test('does not find oneself, or whoever is not there', async () => {
    const [ada, elsewhere] = [await newcomer(), await aMember(db, { siteId: 'other' })]
    const asAda = await world.as(ada)
    await expect(openWith(asAda, ada.id)).rejects.toMatchObject({ code: 'message_self' })
    const [ghost, blocker, banned] = [
      await aMember(db, { invisibleSince: new Date() }),
      await aMember(db),
      await aMember(db),
    ]
    await aBlock(db, blocker.id, ada.id)
    await aBan(db, banned.id, 'spam')
    for (const { id } of [ghost, blocker, banned, elsewhere, { id: Bun.randomUUIDv7() }]) {
      await expect(openWith(asAda, id)).rejects.toMatchObject({ code: 'member_not_found' })
    }
  })

  test('finds somebody invisible with whom there is a conversation', async () => {
    const [ada, ghost] = [await newcomer(), await aMember(db, { invisibleSince: new Date(), credits: 1 })]
    await write(ghost, ada, 'Boe')
    expect(bodiesOf(await openWith(await world.as(ada), ghost.id))).toEqual(['Boe'])
  })
})
