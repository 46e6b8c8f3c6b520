import { afterEach, beforeAll, expect, test } from 'bun:test'
import fc from 'fast-check'
import { findPayment } from '../../../db/queries/orders/payments.ts'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment, refundsOf } from '../../../db/testing/orders.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { settle } from './settle.ts'
import { paid, said, taken } from './testing/news.ts'

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

/** The same ones at every run: a failure tells how to see it again. */
const seed = 11

/** A sample of what may come. */
const some = <Thing>(anything: fc.Arbitrary<Thing>, numRuns: number) =>
  fc.sample(anything, { numRuns, seed }).map((thing) => [thing] as const)

const eight = [
  ...[said('open'), said('pending'), said('expired'), said('cancelled'), said('failed'), paid],
  ...[{ ...paid, refunded: money(1200, 'EUR') }, taken(2400)],
]

test.each(some(fc.shuffledSubarray(eight, { minLength: eight.length }), 20))(
  'eight news of a payment lead to one end in the books, in whatever order they come: %#',
  async (news) => {
    const ada = await aMember(db)
    const { id } = await aPayment(db, await anOrder(db, ada.id))
    for (const one of news) await settle(world, id, one)
    expect(await findPayment(db, id)).toMatchObject({
      ...{ status: 'paid', paidMinor: 4799, refundedMinor: 1200, chargedBackMinor: 2400 },
      ...{ creditsTaken: 30, isSurplus: false },
    })
    expect([await walletOf(db, ada), await boughtOf(db, ada)]).toEqual([{ balance: 30, freeMessages: 0 }, 30])
    expect(await refundsOf(db, ada)).toEqual([])
  },
)
