import { beforeAll, describe, expect, test } from 'bun:test'
import {
  aBan,
  aBlock,
  aConversation,
  aDeletion,
  aMember,
  aSite,
  type TestMember,
} from '../../../db/testing/factories.ts'
import { walletOf } from '../../../db/testing/from-outside.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { toldTo } from '../../testing/events.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { block } from '../blocks/service.ts'
import { deleteConversation } from './delete.ts'
import { list } from './list.ts'
import { openWith } from './open.ts'
import { send } from './send.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'gratis', hosts: ['gratis.localhost'], settings: { messageCredits: 0 } })
  await aSite(db, { id: 'dear', hosts: ['dear.localhost'], settings: { messageCredits: 5, messageLength: 10 } })
  world = await testWorld(database)
})

const newId = () => Bun.randomUUIDv7()

async function write(from: TestMember, to: { id: string }, body = 'Hoi', clientId = newId()) {
  return send(await world.as(from), { memberId: to.id, clientId, body })
}

const conversationsOf = async (member: TestMember) => (await list(await world.as(member), {})).items

describe('a message', () => {
  test('reaches the other one, with what it cost', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    const clientId = newId()
    const sent = await write(ada, ben, '  Hoi Ben,\r\nhoe is het? ', clientId)
    expect(sent).toEqual({
      conversationId: expect.any(String),
      balance: 2,
      freeMessages: 0,
      message: {
        conversationId: sent.conversationId,
        seq: 1,
        senderId: ada.id,
        clientId,
        body: 'Hoi Ben,\nhoe is het?',
        createdAt: world.now().toISOString(),
      },
    })
    const { conversationId, message } = sent
    expect(await toldTo(db, ben)).toEqual([
      { type: 'message', conversationId, otherId: ada.id, message, unread: 1, unreadTotal: 1 },
    ])
    expect(await toldTo(db, ada)).toEqual([
      { type: 'message', conversationId, otherId: ben.id, message, unread: 0, unreadTotal: 0 },
      { type: 'wallet', balance: 2, freeMessages: 0 },
    ])
    expect(await conversationsOf(ben)).toMatchObject([
      { conversationId, unread: 1, startedByMe: false, member: { id: ada.id }, lastMessage: { mine: false } },
    ])
  })

  test('is sent in one transaction of five statements, the first and any later one', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    const ctx = await world.as(ada)
    for (const body of ['first', 'second']) {
      const draft = { memberId: ben.id, clientId: newId(), body }
      const { statements, transactions, savepoints } = await countStatements(database, () => send(ctx, draft))
      expect([statements.length, transactions, savepoints]).toEqual([5, 1, 0])
    }
  })

  test('takes the free messages first, then credits, then nothing more goes', async () => {
    const [ada, ben] = [await aMember(db, { credits: 1, freeMessages: 2 }), await aMember(db)]
    const left = []
    for (let n = 0; n < 3; n++) {
      const { balance, freeMessages } = await write(ada, ben)
      left.push([freeMessages, balance])
    }
    expect(left).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ])
    await expect(write(ada, ben)).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { cost: 1, balance: 0 },
    })
    expect((await conversationsOf(ben))[0]?.unread).toBe(3)
  })

  test('costs what the site asks, or nothing at all', async () => {
    const [dear, rich] = [await aMember(db, { siteId: 'dear', credits: 9 }), await aMember(db, { siteId: 'dear' })]
    expect(await write(dear, rich)).toMatchObject({ balance: 4 })
    await expect(write(dear, rich)).rejects.toMatchObject({ details: { cost: 5, balance: 4 } })

    const traits = { siteId: 'gratis', credits: 4, freeMessages: 1 }
    const [ada, ben] = [await aMember(db, traits), await aMember(db, { siteId: 'gratis' })]
    expect(await write(ada, ben)).toMatchObject({ balance: 4, freeMessages: 1 })
    expect((await toldTo(db, ada)).map(({ type }) => type)).toEqual(['message'])
  })

  test('brings back a conversation that either of them has deleted, without what was before', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    const { conversationId } = await write(ada, ben, 'before')
    for (const member of [ada, ben]) await deleteConversation(await world.as(member), conversationId)
    expect(await conversationsOf(ben)).toEqual([])

    expect((await write(ada, ben, 'after')).conversationId).toBe(conversationId)
    for (const member of [ada, ben]) expect(await conversationsOf(member)).toMatchObject([{ conversationId }])
    const { messages, hidesOlder } = await openWith(await world.as(ben), ada.id)
    expect([messages.map(({ body }) => body), hidesOlder]).toEqual([['after'], true])
  })

  test('can be written to a fictional profile, and nobody answers', async () => {
    const [ada, robot] = [await aMember(db, { credits: 1 }), await aMember(db, { fictional: true })]
    await write(ada, robot)
    expect(await conversationsOf(ada)).toMatchObject([{ unread: 0, lastMessage: { mine: true, seq: 1 } }])
  })
})

describe('the same message again', () => {
  test('is not sent or charged twice, and gets the same answer', async () => {
    const [ada, ben] = [await aMember(db, { credits: 3 }), await aMember(db)]
    const clientId = newId()
    const first = await write(ada, ben, 'Hoi', clientId)
    expect(await write(ada, ben, ' Hoi ', clientId)).toEqual(first)
    expect(await toldTo(db, ben)).toHaveLength(1)
  })

  test('gets that answer also when meanwhile everything stands in the way', async () => {
    const [ada, ben] = [await aMember(db, { credits: 1 }), await aMember(db)]
    const clientId = newId()
    const first = await write(ada, ben, 'Hoi', clientId)
    await block(await world.as(ben), ada.id)
    expect(await write(ada, ben, 'Hoi', clientId)).toEqual(first)
  })

  test('with another text or to another member is refused', async () => {
    const [ada, ben, cleo] = [await aMember(db, { credits: 3 }), await aMember(db), await aMember(db)]
    const clientId = newId()
    await write(ada, ben, 'Hoi', clientId)
    await expect(write(ada, ben, 'Hoi!', clientId)).rejects.toMatchObject({ code: 'message_id_reused' })
    await expect(write(ada, cleo, 'Hoi', clientId)).rejects.toMatchObject({ code: 'message_id_reused' })
    expect(await walletOf(db, ada)).toMatchObject({ balance: 2 })
  })

  test('of somebody else is another message', async () => {
    const [ada, ben] = [await aMember(db, { credits: 1 }), await aMember(db, { credits: 1 })]
    const clientId = newId()
    await write(ada, ben, 'Hoi', clientId)
    expect((await write(ben, ada, 'Hoi', clientId)).message.seq).toBe(2)
  })
})

describe('a message is refused', () => {
  const refused = async (from: TestMember, to: { id: string }, code: string) => {
    await expect(write(from, to)).rejects.toMatchObject({ code })
    expect(await toldTo(db, from)).toEqual([])
  }

  test('to oneself', async () => {
    const ada = await aMember(db, { credits: 1 })
    await refused(ada, ada, 'message_self')
  })

  test('when it says nothing or too much', async () => {
    const [ada, ben] = [await aMember(db, { siteId: 'dear', credits: 9 }), await aMember(db, { siteId: 'dear' })]
    await expect(write(ada, ben, ' \n\u200b ')).rejects.toMatchObject({ code: 'message_empty' })
    await expect(write(ada, ben, 'a'.repeat(11))).rejects.toMatchObject({
      code: 'message_too_long',
      details: { limit: 10, field: 'body' },
    })
    await write(ada, ben, '🦊'.repeat(10))
  })

  test('before one has confirmed one’s own address, or the other theirs', async () => {
    const [ada, ben] = [await aMember(db, { credits: 1, confirmedAt: null }), await aMember(db, { credits: 1 })]
    await refused(ada, ben, 'not_confirmed')
    await refused(ben, ada, 'member_not_found')
    await aConversation(db, { from: ada.id, to: ben.id })
    await refused(ben, ada, 'recipient_not_confirmed')
  })

  test('to somebody who is not there', async () => {
    const ada = await aMember(db, { credits: 9 })
    const left = await aMember(db)
    await aDeletion(db, left.id, new Date('2026-06-10T00:00:00Z'))
    const banned = await aMember(db)
    await aBan(db, banned.id, 'spam')
    const elsewhere = await aMember(db, { siteId: 'gratis' })
    for (const other of [{ id: newId() }, left, banned, elsewhere]) await refused(ada, other, 'member_not_found')
  })

  test('between two of whom one has blocked the other', async () => {
    const [ada, ben] = [await aMember(db, { credits: 1 }), await aMember(db, { credits: 1 })]
    await aConversation(db, { from: ada.id, to: ben.id })
    await aBlock(db, ada.id, ben.id)
    await refused(ada, ben, 'member_not_found')
    await refused(ben, ada, 'member_not_found')
  })

  test('to somebody invisible, unless the two have a conversation', async () => {
    const [ada, ghost] = [
      await aMember(db, { credits: 2 }),
      await aMember(db, { invisibleSince: new Date(), credits: 1 }),
    ]
    await refused(ada, ghost, 'member_not_found')
    await write(ghost, ada)
    expect((await write(ada, ghost)).message.seq).toBe(2)
  })

  test('when it would begin a third conversation of a free member', async () => {
    const [ada, ...others] = [
      await aMember(db, { credits: 9 }),
      await aMember(db),
      await aMember(db),
      await aMember(db),
    ]
    const [ben, cleo, dan] = others as [TestMember, TestMember, TestMember]
    const { conversationId } = await write(ada, ben)
    await write(ada, cleo)
    await deleteConversation(await world.as(ada), conversationId)
    await expect(write(ada, dan)).rejects.toMatchObject({ code: 'conversation_limit', details: { limit: 2 } })
    await write(ada, cleo)
    expect(await conversationsOf(dan)).toEqual([])
  })

  test('never for the conversations of a premium member, nor for answers', async () => {
    const premium = await aMember(db, { credits: 9, premiumSince: new Date() })
    const free = await aMember(db, { credits: 9 })
    for (let n = 0; n < 3; n++) await write(premium, await aMember(db))
    for (let n = 0; n < 3; n++) {
      const other = await aMember(db, { credits: 1 })
      await write(other, free)
      await write(free, other)
    }
  })
})
