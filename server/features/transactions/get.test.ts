import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { testWorld } from '../../testing/world.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
import { settle } from '../orders/settle.ts'
import { paid, taken } from '../orders/testing/news.ts'
import { get } from './get.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

test('the credits that went with what a bank took back are told, also those that went later', async () => {
  const ada = await aMember(db)
  const order = await anOrder(db, ada.id)
  const { id } = await aPayment(db, order)
  await settle(world, id, paid)
  const ctx = await world.as(ada)
  const memberId = (await aMember(db)).id
  const { conversationId, message } = await send(ctx, { memberId, clientId: crypto.randomUUID(), body: 'Hoi' })
  const creditsTaken = async () => (await get(ctx, order.id)).creditsTaken.map(({ credits }) => credits)
  expect(await creditsTaken()).toEqual([])
  world.pass(1_000)
  await settle(world, id, taken(2400))
  world.pass(1_000)
  await settle(world, id, taken(4799))
  expect(await creditsTaken()).toEqual([30, 29])
  world.pass(1_000)
  await unsend(ctx, { conversationId, seq: message.seq })
  expect(await creditsTaken()).toEqual([30, 29, 1])
})
