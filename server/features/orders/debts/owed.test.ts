import { afterEach, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { brokenInvariants } from '../../../../db/testing/money/invariants.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { send } from '../../chat/send.ts'
import { get } from '../../transactions/get.ts'
import { terms } from '../../withdrawals/terms.ts'
import { settle } from '../settle.ts'
import { ordered } from '../testing/buyer.ts'
import { paid, taken } from '../testing/news.ts'
import { checkout } from '../view/checkout.ts'
import { view } from '../view/order-view.ts'
import { sumOwed } from './owed.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
})

/** Somebody who has used two of sixty credits that a bank took the money of since. */
async function aDebtor() {
  const ada = await aMember(db)
  const payment = await aPayment(db, await anOrder(db, ada.id))
  await settle(world, payment.id, paid)
  const ctx = await world.as(ada)
  for (let n = 0; n < 2; n++)
    await send(ctx, { memberId: (await aMember(db)).id, clientId: crypto.randomUUID(), body: 'Hoi' })
  await settle(world, payment.id, taken(4799))
  const balance = async () => (await walletOf(db, ada))?.balance
  return { ada, ctx: await world.as(ada), balance }
}

/** An order that says so much is owed, and the payment that is to pay it. */
async function anOrderOwing({ id }: TestMember, owedCredits: number) {
  const order = await anOrder(db, id, { owedCredits, createdAt: world.now() })
  const payment = await aPayment(db, order)
  return { orderId: order.id, pay: () => settle(world, payment.id, paid) }
}

test('what was used of a purchase that a bank took back goes off the next one, once, and is said before and after it', async () => {
  const { ada, ctx, balance } = await aDebtor()
  expect([await balance(), await sumOwed(db, ada.id)]).toEqual([0, 2])
  expect((await checkout(ctx, { packageId: 'p2', country: 'NL' })).owedCredits).toBe(2)
  const { orderId, pay } = await anOrderOwing(ada, 2)
  await Promise.all([pay(), pay(), pay()])
  expect([await balance(), await sumOwed(db, ada.id)]).toEqual([58, 0])
  expect(await view(ctx, orderId)).toMatchObject({ credits: 60, collected: 2, balanceAfter: 58 })
  expect((await get(ctx, orderId)).collected).toBe(2)
  expect((await terms(ctx, orderId)).unused).toBe(58)
})

test('nobody owes more than they were told, and of two purchases at once one brings it', async () => {
  const { ada, ctx, balance } = await aDebtor()
  await expect(ordered(ctx, { owedCredits: 0 })).rejects.toMatchObject({ code: 'owed_credits_changed' })
  const both = [await anOrderOwing(ada, 2), await anOrderOwing(ada, 2)]
  await Promise.all(both.map(({ pay }) => pay()))
  expect([await balance(), await sumOwed(db, ada.id)]).toEqual([118, 0])
})

test('what comes to be owed while they pay waits for the purchase after that', async () => {
  const ada = await aMember(db)
  const first = await aPayment(db, await anOrder(db, ada.id))
  await settle(world, first.id, paid)
  const ctx = await world.as(ada)
  await send(ctx, { memberId: (await aMember(db)).id, clientId: crypto.randomUUID(), body: 'Hoi' })
  const balance = async () => (await walletOf(db, ada))?.balance
  const { orderId, pay } = await anOrderOwing(ada, 0)
  await settle(world, first.id, taken(4799))
  await pay()
  expect([await balance(), await sumOwed(db, ada.id)]).toEqual([60, 1])
  expect((await view(ctx, orderId)).collected).toBe(0)
})

test('both mails say it: that of the bank’s, and that of the purchase it went off', async () => {
  const { ada } = await aDebtor()
  await (await anOrderOwing(ada, 2)).pay()
  const texts = (await mailsTo(world, ada.email)).map(({ text }) => text).join()
  expect(texts).toContain('bij je volgende aankoop')
  expect(texts).toContain('Daarvan gingen 2 credits af')
})
