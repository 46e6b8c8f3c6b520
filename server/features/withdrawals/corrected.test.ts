import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment, refundsOf } from '../../../db/testing/orders.ts'
import { testWorld } from '../../testing/world.ts'
import { correct } from '../credits/correct.ts'
import { settle } from '../orders/settle.ts'
import { paid, taken } from '../orders/testing/news.ts'
import { terms } from './terms.ts'
import { withdraw } from './withdraw.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

let ada: TestMember
beforeEach(async () => {
  ada = await aMember(db, { credits: 5 })
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

/** Sixty credits for € 47.99, which are paid and there. */
async function aPurchase() {
  world.pass(1_000)
  const order = await anOrder(db, ada.id, { createdAt: world.now() })
  const payment = await aPayment(db, order)
  await settle(world, payment.id, paid)
  return { orderId: order.id, paymentId: payment.id }
}

let cases = 0
const correctBy = (amount: number, kind: 'bought' | 'given' = 'bought') =>
  correct(world, { id: ada.id, siteId: 'vonk' }, { amount, kind, explanation: 'Hersteld', reference: `${++cases}` })

const asAda = () => world.as(ada)
async function left({ orderId }: { orderId: string }) {
  const { unused, refund } = await terms(await asAda(), orderId)
  return [unused, refund.minor]
}
const take = async (purchase: { orderId: string }) =>
  withdraw(await asAda(), { orderId: purchase.orderId, refundMinor: (await left(purchase))[1]! })

describe('of a purchase, after a correction of bought credits', () => {
  test('those that were taken count as used, of what was bought first', async () => {
    const [first, second] = [await aPurchase(), await aPurchase()]
    await correctBy(-15)
    expect([await left(first), await left(second)]).toEqual([
      [45, 3599],
      [60, 4799],
    ])
    await take(first)
    expect([(await walletOf(db, ada))?.balance, await boughtOf(db, ada)]).toEqual([65, 60])
  })

  test('those that were given count as unused again, as far as some were used', async () => {
    const [first, second] = [await aPurchase(), await aPurchase()]
    await correctBy(-70)
    await correctBy(30)
    expect([await left(first), await left(second)]).toEqual([
      [20, 1600],
      [60, 4799],
    ])
  })

  test('no more comes back than was paid, however many are there', async () => {
    const [first, second] = [await aPurchase(), await aPurchase()]
    await correctBy(100)
    await take(first)
    await take(second)
    expect((await refundsOf(db, ada)).map(({ minor }) => minor)).toEqual([4799, 4799])
    expect([(await walletOf(db, ada))?.balance, await boughtOf(db, ada)]).toEqual([105, 100])
    await expect(take(second)).resolves.toMatchObject({ refund: { minor: 4799 } })
    expect(await refundsOf(db, ada)).toHaveLength(2)
  })

  test('no more comes back than a bank has left', async () => {
    const purchase = await aPurchase()
    await correctBy(-60)
    await settle(world, purchase.paymentId, taken(2400))
    await correctBy(100)
    expect(await left(purchase)).toEqual([60, 2399])
  })
})

test('a correction of given credits leaves what a purchase brings back', async () => {
  const purchase = await aPurchase()
  await correctBy(-5, 'given')
  await correctBy(50, 'given')
  expect(await left(purchase)).toEqual([60, 4799])
})

test('what was corrected and not bought is nothing to withdraw', async () => {
  const purchase = await aPurchase()
  await correctBy(-60)
  expect(await terms(await asAda(), purchase.orderId)).toMatchObject({ unused: 0, hindrance: 'used_up' })
})
