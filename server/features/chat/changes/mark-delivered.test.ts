import { expect, test } from 'bun:test'
import { aMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import { toldTo } from '../../../testing/events.ts'
import { block } from '../../blocks/service.ts'
import { setInvisible } from '../../profile/invisible.ts'
import { deleteConversation } from '../delete.ts'
import { give } from '../give.ts'
import { open } from '../open.ts'
import { talkScene } from '../testing/talk-scene.ts'
import { markDelivered } from './mark-delivered.ts'
import { markRead } from './mark-read.ts'

const database = await freshDatabase()
const { db } = database
const { world, write } = await talkScene(database)

/** Ada has written `count` messages to Ben, who has received none. */
async function aWaitingPair(count: number) {
  const [ada, ben] = [await aMember(db, { credits: 90 }), await aMember(db, { credits: 90 })]
  let conversationId = ''
  for (let n = 0; n < count; n++) conversationId = (await write(ada, ben)).conversationId
  const [asAda, asBen] = [await world.as(ada), await world.as(ben)]
  const arrive = (seq: number) => markDelivered(asBen, [{ conversationId, seq }])
  const howFar = async () => {
    const { otherDeliveredSeq, otherReadSeq } = await open(asAda, conversationId)
    return { otherDeliveredSeq, otherReadSeq }
  }
  return { ada, ben, conversationId, asAda, asBen, arrive, howFar }
}

test('the sender hears how far it has come, and its reader has as much unread as before', async () => {
  const { ada, ben, conversationId, asBen, arrive, howFar } = await aWaitingPair(3)
  const benBefore = await toldTo(db, ben)
  await arrive(2)
  expect(await howFar()).toEqual({ otherDeliveredSeq: 2, otherReadSeq: 0 })
  expect((await toldTo(db, ada)).at(-1)).toEqual({ type: 'delivered_to_other', conversationId, seq: 2 })
  expect(await open(asBen, conversationId)).toMatchObject({ unread: 3, readSeq: 0 })
  expect(await toldTo(db, ben)).toEqual(benBefore)
})

test('a gift arrives as a message does', async () => {
  const { ben, asAda, arrive, howFar } = await aWaitingPair(1)
  await give(asAda, { memberId: ben.id, clientId: Bun.randomUUIDv7(), gift: 'rose' })
  await arrive(2)
  expect(await howFar()).toEqual({ otherDeliveredSeq: 2, otherReadSeq: 0 })
})

test('no more arrives than was said, and nothing leaves again', async () => {
  const { arrive, howFar } = await aWaitingPair(2)
  await arrive(2_147_483_647)
  await arrive(1)
  expect(await howFar()).toEqual({ otherDeliveredSeq: 2, otherReadSeq: 0 })
  expect(await findFaults(db)).toEqual([])
})

test('what is read has arrived, and reading further back takes nothing of that away', async () => {
  const { ada, asBen, conversationId, arrive, howFar } = await aWaitingPair(3)
  await markRead(asBen, { conversationId, seq: 1 })
  expect(await howFar()).toEqual({ otherDeliveredSeq: 1, otherReadSeq: 1 })
  const heardOfOne = await toldTo(db, ada)
  await arrive(1)
  expect(await toldTo(db, ada)).toEqual(heardOfOne)
  await arrive(3)
  await markRead(asBen, { conversationId, seq: 2 })
  expect(await howFar()).toEqual({ otherDeliveredSeq: 3, otherReadSeq: 2 })
  await markRead(asBen, { conversationId, seq: 3 })
  const heard = await toldTo(db, ada)
  await arrive(3)
  expect(await toldTo(db, ada)).toEqual(heard)
})

test('many conversations at once cost three statements, two when nothing was new', async () => {
  const ben = await aMember(db, { credits: 9 })
  const senders = await Promise.all(Array.from({ length: 5 }, () => aMember(db, { credits: 1 })))
  const receipts = []
  for (const sender of senders) receipts.push({ conversationId: (await write(sender, ben)).conversationId, seq: 1 })
  const asBen = await world.as(ben)
  const twice = [...receipts, ...receipts]
  const counts = []
  for (let n = 0; n < 2; n++) {
    counts.push((await countStatements(database, () => markDelivered(asBen, twice))).statements.length)
  }
  expect(counts).toEqual([3, 2])
  for (const [n, sender] of senders.entries()) {
    const { conversationId } = receipts[n]!
    const heard = (await toldTo(db, sender)).filter(({ type }) => type === 'delivered_to_other')
    expect(heard).toEqual([{ type: 'delivered_to_other', conversationId, seq: 1 }])
  }
})

test('fifty tellings at once end at the furthest, each step told once, in order', async () => {
  const { ada, arrive, howFar } = await aWaitingPair(50)
  const shuffled = Array.from({ length: 50 }, (_, n) => ((n * 7) % 50) + 1)
  await Promise.all(shuffled.map(arrive))
  expect(await howFar()).toEqual({ otherDeliveredSeq: 50, otherReadSeq: 0 })
  const steps = (await toldTo(db, ada)).flatMap((event) => (event.type === 'delivered_to_other' ? [event.seq] : []))
  expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other))
  expect(steps.at(-1)).toBe(50)
})

test('nobody tells it in the name of others, nor of their own messages', async () => {
  const { ada, asAda, conversationId, howFar } = await aWaitingPair(1)
  const heard = await toldTo(db, ada)
  const stranger = await world.as(await aMember(db))
  for (const ctx of [stranger, asAda]) await markDelivered(ctx, [{ conversationId, seq: 1 }])
  expect(await howFar()).toEqual({ otherDeliveredSeq: 0, otherReadSeq: 0 })
  expect(await toldTo(db, ada)).toEqual(heard)
})

test('nobody hears it across a block, nor of a conversation that was deleted', async () => {
  for (const end of ['block', 'delete'] as const) {
    const { ada, asBen, conversationId, arrive } = await aWaitingPair(1)
    if (end === 'block') await block(asBen, ada.id)
    else await deleteConversation(asBen, conversationId)
    const heard = await toldTo(db, ada)
    await arrive(1)
    expect(await toldTo(db, ada)).toEqual(heard)
  }
})

test('while somebody is invisible nobody hears that they have a page open; what they read is told', async () => {
  const { ada, asBen, conversationId, arrive, howFar } = await aWaitingPair(2)
  await setInvisible(asBen, true)
  const heard = await toldTo(db, ada)
  await arrive(2)
  expect(await howFar()).toEqual({ otherDeliveredSeq: 0, otherReadSeq: 0 })
  expect(await toldTo(db, ada)).toEqual(heard)
  await markRead(asBen, { conversationId, seq: 1 })
  expect(await howFar()).toEqual({ otherDeliveredSeq: 1, otherReadSeq: 1 })
  await setInvisible(asBen, false)
  await arrive(2)
  expect(await howFar()).toEqual({ otherDeliveredSeq: 2, otherReadSeq: 1 })
})
