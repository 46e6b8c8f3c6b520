import { afterEach, beforeAll, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { eventsAfter, toldTo } from '../../testing/events.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { markRead } from './changes/mark-read.ts'
import { deleteConversation } from './delete.ts'
import { list } from './list.ts'
import { openWith } from './open.ts'
import { send } from './send.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

async function write(from: TestMember, to: TestMember, clientId = Bun.randomUUIDv7()) {
  return send(await world.as(from), { memberId: to.id, clientId, body: 'Hoi' })
}

const times = <T>(n: number, work: (n: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: n }, (_, i) => work(i)))

const reasons = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))

const seqsBetween = async (reader: TestMember, other: TestMember) =>
  (await openWith(await world.as(reader), other.id)).messages.map(({ seq }) => seq)

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

test('two who write to each other at the same moment share one conversation without gaps', async () => {
  for (let round = 0; round < 5; round++) {
    const [ada, ben] = [await aMember(db, { credits: 20 }), await aMember(db, { credits: 20 })]
    const results = await times(30, (n) => (n % 2 ? write(ada, ben) : write(ben, ada)))
    expect(reasons(results)).toEqual([])
    expect(await seqsBetween(ada, ben)).toEqual(upTo(30))
    for (const member of [ada, ben]) {
      const told = await eventsAfter(db, member.id, 0)
      const messages = told.flatMap(({ event }) => (event.type === 'message' ? [event.message.seq] : []))
      expect(messages).toEqual(upTo(30))
      expect(told.map(({ seq }) => seq)).toEqual(upTo(told.length))
    }
  }
})

test('many who write to one member at once leave them a right total, in the list and in the last event', async () => {
  const ada = await aMember(db)
  const others = await Promise.all(upTo(12).map(() => aMember(db, { credits: 3 })))
  await times(36, (n) => write(others[n % 12] as TestMember, ada))
  expect((await list(await world.as(ada), {})).unreadTotal).toBe(36)
  expect((await toldTo(db, ada)).flatMap((event) => (event.type === 'message' ? [event.unreadTotal] : []))).toEqual(
    upTo(36),
  )
})

test('reading and deleting while messages arrive loses none of them', async () => {
  const [ada, ben] = [await aMember(db, { credits: 100 }), await aMember(db)]
  const { conversationId } = await write(ada, ben)
  const asBen = await world.as(ben)
  const results = await times(60, async (n): Promise<unknown> => {
    if (n % 3 === 0) return markRead(asBen, { conversationId, seq: n })
    return n % 20 === 10 ? deleteConversation(asBen, conversationId) : write(ada, ben)
  })
  expect(reasons(results)).toEqual([])
  await write(ada, ben)
  const { items: conversations, unreadTotal } = await list(asBen, {})
  expect(conversations.map(({ unread }) => unread)).toEqual([unreadTotal])
  expect((await toldTo(db, ben)).at(-1)).toMatchObject({ type: 'message', unread: unreadTotal, unreadTotal })
})
