import { afterEach, beforeAll, expect, test } from 'bun:test'
import fc from 'fast-check'
import { findPayment } from '../../../db/queries/orders/payments.ts'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment, refundsOf } from '../../../db/testing/orders.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
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

const step = fc.oneof(
  fc.record({ does: fc.constant('order' as const) }),
  fc.record({
    does: fc.constant('hear' as const),
    /** Of which payment. */
    of: fc.nat(5),
    news: fc.constantFrom(said('pending'), said('failed'), paid, paid, taken(1200), taken(4799)),
  }),
  fc.record({ does: fc.constant('say' as const) }),
  fc.record({ does: fc.constant('take back' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

test.each(some(fc.array(step, { minLength: 10, maxLength: 30 }), 8))(
  'whatever a member buys, says, takes back and charges back, the books stay right: %#',
  async (steps) => {
    const [ada, ben] = [await aMember(db, { credits: 1 }), await aMember(db)]
    const life: Life = { ada, ben, payments: [], said: [] }
    for (const one of steps) await doStep(life, one)
  },
)

interface Life {
  ada: TestMember
  ben: TestMember
  payments: string[]
  said: { conversationId: string; seq: number }[]
}

async function doStep({ ada, ben, payments, said }: Life, one: Step): Promise<void> {
  switch (one.does) {
    case 'order': {
      const order = await anOrder(db, ada.id)
      for (let n = 0; n < 2; n++) payments.push((await aPayment(db, order)).id)
      return
    }
    case 'hear': {
      const id = payments.at(-1 - (one.of % Math.max(1, payments.length)))
      return id ? settle(world, id, one.news) : undefined
    }
    case 'say': {
      const draft = { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' }
      const sent = await send(await world.as(ada), draft).catch(() => undefined)
      if (sent) said.push({ conversationId: sent.conversationId, seq: sent.message.seq })
      return
    }
    case 'take back': {
      const last = said.pop()
      return last ? unsend(await world.as(ada), last).then(() => {}) : undefined
    }
  }
}
