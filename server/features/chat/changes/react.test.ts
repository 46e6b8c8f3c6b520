import { beforeAll, expect, test } from 'bun:test'
import { reactions } from '../../../../db/reference/reactions.ts'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { toldTo } from '../../../testing/events.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { block } from '../../blocks/service.ts'
import { deleteConversation } from '../delete.ts'
import { openWith } from '../open.ts'
import { send } from '../send.ts'
import { react } from './react.ts'
import { unsend } from './unsend.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

/** Ada has written to Ben. */
async function aTalk() {
  const [ada, ben] = [await aMember(db, { credits: 9 }), await aMember(db, { credits: 9 })]
  const { conversationId, message } = await send(await world.as(ada), {
    ...{ memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' },
  })
  return {
    ada,
    ben,
    asAda: await world.as(ada),
    asBen: await world.as(ben),
    place: { conversationId, seq: message.seq },
  }
}

const seenBy = async (reader: TestMember, other: TestMember) =>
  (await openWith(await world.as(reader), other.id)).messages.map(({ reaction }) => reaction)

test('who got a message answers it by one tap, changes it and takes it back, and both see it', async () => {
  const { ada, ben, asBen, place } = await aTalk()
  for (const reaction of ['heart', 'star'] as const) {
    await react(asBen, { ...place, reaction })
    expect([await seenBy(ada, ben), await seenBy(ben, ada)]).toEqual([[reaction], [reaction]])
    for (const member of [ada, ben])
      expect((await toldTo(db, member)).at(-1)).toEqual({ type: 'message_reacted', ...place, reaction })
  }
  await react(asBen, { ...place, reaction: null })
  expect(await seenBy(ada, ben)).toEqual([undefined])
  expect(await findFaults(db)).toEqual([])
})

test('the same again tells nobody, and fifty at once leave one', async () => {
  const { ada, ben, asBen, place } = await aTalk()
  await Promise.all(Array.from({ length: 50 }, () => react(asBen, { ...place, reaction: 'heart' })))
  expect((await toldTo(db, ada)).filter(({ type }) => type === 'message_reacted')).toHaveLength(1)
  await Promise.all(Array.from({ length: 50 }, (_, n) => react(asBen, { ...place, reaction: reactions[n % 5]! })))
  const last = (await toldTo(db, ada)).at(-1)
  expect(await seenBy(ben, ada)).toEqual([last?.type === 'message_reacted' ? (last.reaction ?? undefined) : undefined])
})

test('nobody else reacts, nor to one’s own, what is gone, or after a block', async () => {
  const { ada, ben, asAda, asBen, place } = await aTalk()
  const heart = { ...place, reaction: 'heart' as const }
  const notThere = { code: 'conversation_not_found' }
  await expect(react(asAda, heart)).rejects.toMatchObject(notThere)
  await expect(react(await world.as(await aMember(db)), heart)).rejects.toMatchObject(notThere)
  await expect(react(asBen, { ...heart, seq: 2 })).rejects.toMatchObject(notThere)
  await unsend(asAda, place)
  await expect(react(asBen, heart)).rejects.toMatchObject(notThere)
  const again = await send(asAda, { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Nog eens' })
  const second = { ...heart, seq: again.message.seq }
  await deleteConversation(asBen, place.conversationId)
  await expect(react(asBen, second)).rejects.toMatchObject(notThere)
  const third = await send(asAda, { memberId: ben.id, clientId: crypto.randomUUID(), body: 'En nog eens' })
  await block(asAda, ben.id)
  await expect(react(asBen, { ...heart, seq: third.message.seq })).rejects.toMatchObject(notThere)
  expect((await toldTo(db, ada)).filter(({ type }) => type === 'message_reacted')).toEqual([])
})
