import { beforeAll, describe, expect, test } from 'bun:test'
import { aBlock, aConversation, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import type { BusMessage } from '../../core/live/bus.ts'
import { toldTo } from '../../testing/events.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { me } from '../session/me.ts'
import { markRead } from './changes/mark-read.ts'
import { deleteConversation } from './delete.ts'
import { list } from './list.ts'
import { open } from './open.ts'
import { send } from './send.ts'
import { typing } from './typing.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

async function write(from: TestMember, to: TestMember) {
  return send(await world.as(from), { memberId: to.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' })
}

/** Ada has written `count` messages to Ben, who has read none. */
async function aWaitingPair(count: number) {
  const [ada, ben] = [await aMember(db, { credits: 50 }), await aMember(db, { credits: 50 })]
  let conversationId = ''
  for (let n = 0; n < count; n++) conversationId = (await write(ada, ben)).conversationId
  return { ada, ben, conversationId, asAda: await world.as(ada), asBen: await world.as(ben) }
}

describe('somebody who has read', () => {
  test('has nothing unread, on any screen, and the other one sees it', async () => {
    const { ada, ben, conversationId, asBen } = await aWaitingPair(3)
    await markRead(asBen, { conversationId, seq: 3 })
    expect(await list(asBen, {})).toMatchObject({ items: [{ unread: 0 }], unreadTotal: 0 })
    expect((await me(asBen))?.unreadTotal).toBe(0)
    expect((await toldTo(db, ben)).at(-1)).toEqual({
      ...{ type: 'read', conversationId, readSeq: 3, unread: 0, unreadTotal: 0 },
    })
    expect((await toldTo(db, ada)).at(-1)).toEqual({ type: 'read_by_other', conversationId, seq: 3 })
  })

  test('keeps what came after, and what waits in other conversations', async () => {
    const { ben, conversationId, asBen } = await aWaitingPair(3)
    await write(await aMember(db, { credits: 1 }), ben)
    await markRead(asBen, { conversationId, seq: 2 })
    expect(await open(asBen, conversationId)).toMatchObject({ unread: 1, readSeq: 2 })
    expect((await list(asBen, {})).unreadTotal).toBe(2)
    expect((await toldTo(db, ben)).at(-1)).toMatchObject({ unread: 1, unreadTotal: 2 })
  })

  test('cannot have read more than there is, nor unread it again', async () => {
    const { conversationId, asBen, asAda } = await aWaitingPair(2)
    await markRead(asBen, { conversationId, seq: 2_147_483_647 })
    await markRead(asBen, { conversationId, seq: 1 })
    expect(await open(asBen, conversationId)).toMatchObject({ unread: 0, readSeq: 2 })
    expect(await open(asAda, conversationId)).toMatchObject({ otherReadSeq: 2 })
  })

  test('tells nobody when nothing was new', async () => {
    const { ada, ben, conversationId, asAda, asBen } = await aWaitingPair(1)
    await markRead(asBen, { conversationId, seq: 1 })
    const before = [await toldTo(db, ada), await toldTo(db, ben)]
    await markRead(asBen, { conversationId, seq: 1 })
    await markRead(asAda, { conversationId, seq: 1 })
    expect([await toldTo(db, ada), await toldTo(db, ben)]).toEqual(before)
  })

  test('costs four statements, two when nothing was new', async () => {
    const { conversationId, asBen } = await aWaitingPair(1)
    const counts = []
    for (let n = 0; n < 2; n++) {
      counts.push(
        (await countStatements(database, () => markRead(asBen, { conversationId, seq: 1 }))).statements.length,
      )
    }
    expect(counts).toEqual([4, 2])
  })

  test('cannot read in the name of others', async () => {
    const { conversationId } = await aWaitingPair(1)
    const stranger = await world.as(await aMember(db))
    await expect(markRead(stranger, { conversationId, seq: 1 })).rejects.toMatchObject({
      code: 'conversation_not_found',
    })
  })
})

describe('somebody who deletes a conversation', () => {
  test('has it off the list and the badge on all screens; the other one keeps it and hears nothing', async () => {
    const { ada, ben, conversationId, asAda, asBen } = await aWaitingPair(2)
    const heardBefore = await toldTo(db, ada)
    await deleteConversation(asBen, conversationId)
    expect(await list(asBen, {})).toMatchObject({ items: [], unreadTotal: 0 })
    expect((await toldTo(db, ben)).at(-1)).toEqual({ type: 'conversation_deleted', conversationId, unreadTotal: 0 })
    expect((await list(asAda, {})).items).toHaveLength(1)
    expect(await open(asAda, conversationId)).toMatchObject({ otherReadSeq: 0, messages: [{ seq: 1 }, { seq: 2 }] })
    expect(await toldTo(db, ada)).toEqual(heardBefore)
  })

  test('may do it twice', async () => {
    const { ben, conversationId, asBen } = await aWaitingPair(1)
    const counts = []
    for (let n = 0; n < 2; n++) {
      counts.push((await countStatements(database, () => deleteConversation(asBen, conversationId))).statements.length)
    }
    expect(counts).toEqual([4, 2])
    expect((await toldTo(db, ben)).map(({ type }) => type)).toEqual(['message', 'conversation_deleted'])
  })

  test('cannot delete that of others', async () => {
    const { conversationId } = await aWaitingPair(1)
    const stranger = await world.as(await aMember(db))
    for (const id of [conversationId, Bun.randomUUIDv7()]) {
      await expect(deleteConversation(stranger, id)).rejects.toMatchObject({ code: 'conversation_not_found' })
    }
  })
})

describe('somebody who types', () => {
  /** What a member hears while something is done. */
  async function heardBy(member: TestMember, work: () => Promise<void>): Promise<BusMessage[]> {
    const heard: BusMessage[] = []
    const ended = new AbortController()
    const envelopes = world.bus.listen({ id: member.id, sessionId: '' }, ended.signal)
    await work()
    world.bus.publish([{ memberId: member.id, event: { type: 'typing', conversationId: 'the end', memberId: '' } }])
    for await (const envelope of envelopes) {
      if (!('event' in envelope)) continue
      if ('conversationId' in envelope.event && envelope.event.conversationId === 'the end') break
      heard.push(envelope)
    }
    ended.abort()
    return heard
  }

  test('is seen by the other one of a conversation', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db)]
    const conversationId = await aConversation(db, { from: ada.id, to: ben.id })
    const asAda = await world.as(ada)
    const { result, statements } = await countStatements(database, () => heardBy(ben, () => typing(asAda, ben.id)))
    expect(result).toEqual([{ memberId: ben.id, event: { type: 'typing', conversationId, memberId: ada.id } }])
    expect(statements).toHaveLength(1)
    expect(await toldTo(db, ben)).toEqual([])
  })

  test('is not seen by anybody else, nor across a block', async () => {
    const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
    await aConversation(db, { from: ada.id, to: ben.id })
    await aBlock(db, ben.id, ada.id)
    const asAda = await world.as(ada)
    for (const other of [ben, cleo]) expect(await heardBy(other, () => typing(asAda, other.id))).toEqual([])
    expect(await heardBy(ada, () => typing(asAda, ada.id))).toEqual([])
  })
})
