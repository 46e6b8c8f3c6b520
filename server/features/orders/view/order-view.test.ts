import { beforeAll, expect, test } from 'bun:test'
import { money } from '../../../../db/reference/money/money.ts'
import { aDiscountCode } from '../../../../db/testing/discounts.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { unsend } from '../../chat/changes/unsend.ts'
import { send } from '../../chat/send.ts'
import { settle } from '../settle.ts'
import { paid, taken } from '../testing/news.ts'
import { view } from './order-view.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

/** Somebody who has paid for sixty credits, and what the page of their order says of what a bank takes back. */
async function aPurchase() {
  const ada = await aMember(db)
  const order = await anOrder(db, ada.id)
  const { id } = await aPayment(db, order)
  await settle(world, id, paid)
  const ctx = await world.as(ada)
  return { ctx, order, paymentId: id, takenBack: async () => (await view(ctx, order.id)).takenBack }
}

test('what a bank takes back is told with the credits that went with it', async () => {
  const { paymentId, takenBack } = await aPurchase()
  expect(await takenBack()).toBeNull()
  await settle(world, paymentId, taken(2400))
  expect(await takenBack()).toEqual({
    ...{ at: world.now(), amount: money(2400, 'EUR'), givenBack: null, credits: 30, owed: 0 },
  })
  await settle(world, paymentId, taken(4799))
  expect(await takenBack()).toMatchObject({ amount: money(4799, 'EUR'), credits: 60, owed: 0 })
})

test('and with those that were spent before, until they come back', async () => {
  const { ctx, paymentId, takenBack } = await aPurchase()
  const memberId = (await aMember(db)).id
  const { conversationId, message } = await send(ctx, { memberId, clientId: crypto.randomUUID(), body: 'Hoi' })
  world.pass(1_000)
  await settle(world, paymentId, taken(4799))
  const told = await takenBack()
  expect([told?.owed, (told?.credits ?? 0) + (told?.owed ?? 0)]).toEqual([1, 60])
  await unsend(ctx, { conversationId, seq: message.seq })
  expect(await takenBack()).toMatchObject({ credits: 60, owed: 0 })
})

test('the balance that is told with its credits is the one that they left, whatever was bought since', async () => {
  const { ctx, order } = await aPurchase()
  const { id: otherId } = await aPayment(db, await anOrder(db, ctx.me.id))
  world.pass(1_000)
  await settle(world, otherId, paid)
  expect(await view(ctx, order.id)).toMatchObject({ balanceAfter: 60, isFirst: true })
})

test('a surplus payment that is taken back leaves the purchase as it is', async () => {
  const { order, takenBack } = await aPurchase()
  const { id } = await aPayment(db, order)
  await settle(world, id, paid)
  await settle(world, id, taken(4799))
  expect(await takenBack()).toBeNull()
})

test('an order with a code says with which methods it holds, and one without a code that each will do', async () => {
  const ada = await aMember(db)
  const ctx = await world.as(ada)
  const discountCode = await aDiscountCode(db, { paymentMethods: ['ideal'] })
  const order = await anOrder(db, ada.id, { discountCode, discountMinor: 2399, totalMinor: 2400 })
  expect((await view(ctx, order.id)).onlyWith).toEqual(['ideal'])
  expect((await view(ctx, (await anOrder(db, ada.id)).id)).onlyWith).toBeNull()
})
