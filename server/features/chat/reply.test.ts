import { beforeAll, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { toldTo } from '../../testing/events.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { unsend } from './changes/unsend.ts'
import { deleteConversation } from './delete.ts'
import { give } from './give.ts'
import { history } from './messages.ts'
import { openWith } from './open.ts'
import { send } from './send.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

const newId = () => crypto.randomUUID()

async function write(from: TestMember, to: TestMember, body: string, replyTo?: number, clientId = newId()) {
  return send(await world.as(from), { memberId: to.id, clientId, body, replyTo })
}

const aPair = async () => [await aMember(db, { credits: 30 }), await aMember(db, { credits: 30 })] as const

const lastSeenBy = async (reader: TestMember, other: TestMember) =>
  (await openWith(await world.as(reader), other.id)).messages.at(-1)

test('an answer carries the beginning of what it answers, for both, told and read alike', async () => {
  const [ada, ben] = await aPair()
  const { message } = await write(ada, ben, '🦊'.repeat(200))
  const answer = await write(ben, ada, 'Wat veel vossen', message.seq)
  const replyTo = { seq: 1, senderId: ada.id, text: '🦊'.repeat(120) }
  expect(answer.message.replyTo).toEqual(replyTo)
  for (const [reader, other] of [[ada, ben] as const, [ben, ada] as const]) {
    expect(
      (await toldTo(db, reader)).find((event) => event.type === 'message' && event.message.seq === 2),
    ).toMatchObject({
      message: answer.message,
    })
    expect(await lastSeenBy(reader, other)).toEqual(answer.message)
    const { messages } = await history(await world.as(reader), {
      ...{ conversationId: answer.conversationId, beforeSeq: 3 },
    })
    expect(messages.at(-1)).toEqual(answer.message)
  }
})

test('a gift can be answered, and the answer sent again is the same', async () => {
  const [ada, ben] = await aPair()
  await give(await world.as(ada), { memberId: ben.id, clientId: newId(), gift: 'rose' })
  const clientId = newId()
  const first = await write(ben, ada, 'Wat lief', 1, clientId)
  expect(first.message.replyTo).toMatchObject({ text: '🌹', content: { kind: 'gift', gift: 'rose' } })
  expect(await write(ben, ada, 'Wat lief', 1, clientId)).toEqual(first)
})

test('is sent in five statements, too', async () => {
  const [ada, ben] = await aPair()
  await write(ada, ben, 'Hoi')
  const ctx = await world.as(ben)
  const { statements } = await countStatements(database, () =>
    send(ctx, { memberId: ada.id, clientId: newId(), body: 'Hé', replyTo: 1 }),
  )
  expect(statements).toHaveLength(5)
})

test('what is not there to be answered is left out, and the message goes all the same', async () => {
  const [ada, ben] = await aPair()
  const { conversationId, message } = await write(ada, ben, 'Een vergissing')
  for (const replyTo of [99, 0]) expect((await write(ben, ada, 'Hoi', replyTo)).message.replyTo).toBeUndefined()
  await unsend(await world.as(ada), { conversationId, seq: message.seq })
  expect((await write(ben, ada, 'Hoi', 1)).message.replyTo).toBeUndefined()
  const cleo = await aMember(db, { credits: 3 })
  expect((await write(cleo, ada, 'Hoi', 1)).message.replyTo).toBeUndefined()
})

test('what one has deleted comes back by no answer, and what was taken back by no quotation', async () => {
  const [ada, ben] = await aPair()
  const { conversationId } = await write(ada, ben, 'Een geheim')
  await deleteConversation(await world.as(ben), conversationId)
  await write(ada, ben, 'Daarop terugkomend', 1)
  expect(JSON.stringify((await toldTo(db, ben)).at(-1))).not.toContain('Een geheim')
  expect((await lastSeenBy(ben, ada))?.replyTo).toBeUndefined()
  expect((await lastSeenBy(ada, ben))?.replyTo?.text).toBe('Een geheim')

  await write(ada, ben, 'Dit ook', 2)
  await unsend(await world.as(ada), { conversationId, seq: 2 })
  expect((await lastSeenBy(ben, ada))?.replyTo).toEqual({
    seq: 2,
    senderId: ada.id,
    text: '',
    content: { kind: 'unsent' },
  })
})

test('nobody brings back for the other one what they have deleted themselves', async () => {
  const [ada, ben] = await aPair()
  const { conversationId } = await write(ada, ben, 'Hoi')
  await deleteConversation(await world.as(ben), conversationId)
  expect((await write(ben, ada, 'Waar had je het over?', 1)).message.replyTo).toBeUndefined()
})
