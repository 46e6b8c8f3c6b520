import { beforeAll, describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { callerOf } from '../../core/procedures.ts'
import { appRouter } from '../../router.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'

const database = await freshDatabase()
const { db } = database
const callerFor = callerOf(appRouter)
type Chat = ReturnType<typeof callerFor>['chat']
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

const id = Bun.randomUUIDv7()

describe('visitors log in before they', () => {
  test.each<[string, (chat: Chat) => Promise<unknown>]>([
    ['see their conversations', (chat) => chat.list()],
    ['open one', (chat) => chat.open({ conversationId: id })],
    ['open one with a member', (chat) => chat.with({ memberId: id })],
    ['look back', (chat) => chat.history({ conversationId: id, beforeSeq: 1 })],
    ['read', (chat) => chat.markRead({ conversationId: id, seq: 1 })],
    ['write', (chat) => chat.send({ memberId: id, clientId: id, body: 'Hoi' })],
    ['delete', (chat) => chat.delete({ conversationId: id })],
    ['type', (chat) => chat.typing({ memberId: id })],
  ])('%s', async (_, call) => {
    const { chat } = callerFor(await world.visitor())
    await expect(call(chat)).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'authentication_required' })
  })
})

describe('what makes no sense is refused, and the field named', () => {
  test.each<[string, (chat: Chat) => Promise<unknown>]>([
    ['cursor', (chat) => chat.list({ cursor: 'b25lLW93bi1tYWtpbmc' })],
    ['cursor', (chat) => chat.list({ cursor: 'x'.repeat(401) })],
    ['filter', (chat) => chat.list({ filter: 'all' as 'unread' })],
    ['conversationId', (chat) => chat.open({ conversationId: "'; drop table messages" })],
    ['memberId', (chat) => chat.with({ memberId: '1' })],
    ['beforeSeq', (chat) => chat.history({ conversationId: id, beforeSeq: 1.5 })],
    ['seq', (chat) => chat.markRead({ conversationId: id, seq: 2 ** 31 })],
    ['clientId', (chat) => chat.send({ memberId: id, clientId: 'mine', body: 'Hoi' })],
    ['body', (chat) => chat.send({ memberId: id, clientId: id, body: 1 as unknown as string })],
    ['conversationId', (chat) => chat.delete({ conversationId: '' })],
    ['memberId', (chat) => chat.typing({ memberId: '' })],
  ])('%s', async (field, call) => {
    const { chat } = callerFor(await world.as(await aMember(db)))
    await expect(call(chat)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'input_invalid',
      cause: { details: { field } },
    })
  })
})

test('two members write to each other, read, and delete', async () => {
  const [ada, ben] = [await aMember(db, { freeMessages: 1 }), await aMember(db)]
  const [asAda, asBen] = [callerFor(await world.as(ada)).chat, callerFor(await world.as(ben)).chat]
  expect(await asAda.with({ memberId: ben.id })).toMatchObject({ conversationId: null })

  const { conversationId } = await asAda.send({ memberId: ben.id, clientId: id, body: 'Hoi' })
  expect(await asBen.list()).toMatchObject({ items: [{ conversationId, unread: 1 }], nextCursor: null })
  expect(await asBen.open({ conversationId })).toMatchObject({ messages: [{ body: 'Hoi' }], unread: 1 })
  await asBen.markRead({ conversationId, seq: 1 })
  await asBen.typing({ memberId: ada.id })
  expect(await asAda.open({ conversationId })).toMatchObject({ otherReadSeq: 1 })
  expect(await asAda.history({ conversationId, beforeSeq: 2 })).toMatchObject({
    messages: [{ seq: 1 }],
    hasMore: false,
  })

  await asAda.delete({ conversationId })
  expect(await asAda.list()).toMatchObject({ items: [] })
  await expect(asAda.send({ memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' })).rejects.toMatchObject({
    code: 'PAYMENT_REQUIRED',
    message: 'insufficient_credits',
  })
})

test('an id in capitals is the same id', async () => {
  const [ada, ben] = [await aMember(db, { freeMessages: 2 }), await aMember(db)]
  const { chat } = callerFor(await world.as(ada))
  const clientId = Bun.randomUUIDv7()
  const sent = await chat.send({ memberId: ben.id.toUpperCase(), clientId: clientId.toUpperCase(), body: 'Hoi' })
  expect(await chat.send({ memberId: ben.id, clientId, body: 'Hoi' })).toEqual(sent)
  await expect(chat.send({ memberId: ada.id.toUpperCase(), clientId, body: 'Hoi' })).rejects.toMatchObject({
    message: 'message_self',
  })
})
