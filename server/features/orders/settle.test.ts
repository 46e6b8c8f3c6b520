import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { findPayment } from '../../../db/queries/orders/payments.ts'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment, refundsOf } from '../../../db/testing/orders.ts'
import { toldTo } from '../../testing/events.ts'
import { mailsTo } from '../../testing/mailbox.ts'
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

/** Somebody who has ordered sixty credits, and tried to pay them so many times. */
async function anOrderOf(member: TestMember, { tries = 1 } = {}) {
  const order = await anOrder(db, member.id)
  const payments = await Promise.all(Array.from({ length: tries }, () => aPayment(db, order)))
  return { order, payments, payment: payments[0]! }
}

const isPremium = async (member: TestMember) => (await world.as(member)).me.premium
/** The totals of receipts and credit notes, in the order in which they were issued. */
const receiptsOf = async ({ id }: TestMember) => {
  const rows = await database.sql`select total_minor as total from receipts where member_id = ${id} order by number`
  return rows.map(({ total }: { total: number }) => total)
}
const standing = async (member: TestMember) => [(await walletOf(db, member))?.balance, await boughtOf(db, member)]

describe('a payment', () => {
  test('brings its credits, makes a premium member, and tells the open screens', async () => {
    const ada = await aMember(db, { credits: 2 })
    const { order, payment } = await anOrderOf(ada)
    await settle(world, payment.id, said('pending'))
    expect([await standing(ada), await isPremium(ada)]).toEqual([[2, 0], false])
    await settle(world, payment.id, paid)
    expect([await standing(ada), await isPremium(ada)]).toEqual([[62, 60], true])
    const changed = { type: 'order_changed', orderId: order.id } as const
    const wallet = { type: 'wallet', balance: 62, freeMessages: 0 } as const
    expect(await toldTo(db, ada)).toEqual([changed, wallet, { type: 'premium' }, changed])

    const next = await anOrderOf(ada)
    await settle(world, next.payment.id, paid)
    expect(await standing(ada)).toEqual([122, 120])
    expect((await toldTo(db, ada)).filter(({ type }) => type === 'premium')).toHaveLength(1)
  })

  test('that twenty equal webhooks tell of is credited once', async () => {
    const ada = await aMember(db)
    const { payment } = await anOrderOf(ada)
    await Promise.all(Array.from({ length: 20 }, () => settle(world, payment.id, paid)))
    expect(await standing(ada)).toEqual([60, 60])
    expect((await toldTo(db, ada)).filter(({ type }) => type === 'order_changed')).toHaveLength(1)
    expect(await receiptsOf(ada)).toEqual([4799])
  })

  test('of two for one order is credited, and the other goes back, whichever of fifty webhooks comes first', async () => {
    const ada = await aMember(db)
    const { payments } = await anOrderOf(ada, { tries: 2 })
    await Promise.all(Array.from({ length: 50 }, (_, n) => settle(world, payments[n % 2]!.id, paid)))
    expect(await standing(ada)).toEqual([60, 60])
    const after = await Promise.all(payments.map(({ id }) => findPayment(db, id)))
    expect(after.map((payment) => payment?.isSurplus).sort()).toEqual([false, true])
    const surplus = after.find((payment) => payment?.isSurplus)!
    expect(await refundsOf(db, ada)).toEqual([{ paymentId: surplus.id, reason: 'surplus', minor: 4799 }])
  })

  test.each([
    ['another amount', money(4798, 'EUR')],
    ['another currency', money(4799, 'GBP')],
  ])('of %s goes back, and nothing is credited', async (_, came) => {
    const ada = await aMember(db)
    const { payment, payments } = await anOrderOf(ada, { tries: 2 })
    await settle(world, payment.id, { ...paid, paid: came })
    expect([await standing(ada), await isPremium(ada)]).toEqual([[0, 0], false])
    expect(await refundsOf(db, ada)).toEqual([{ paymentId: payment.id, reason: 'surplus', minor: came.minor }])
    expect(await findPayment(db, payment.id)).toMatchObject({ paidCurrency: came.currency })
    // The order can still be paid.
    await settle(world, payments[1]!.id, paid)
    expect(await standing(ada)).toEqual([60, 60])
  })

  test('for a member who is gone goes back', async () => {
    const ada = await aMember(db)
    const { order, payment } = await anOrderOf(ada)
    await database.sql`delete from members where id = ${ada.id}`
    await settle(world, payment.id, paid)
    expect(await refundsOf(db, ada)).toEqual([{ paymentId: payment.id, reason: 'surplus', minor: 4799 }])
    expect(await database.sql`select paid_at from orders where id = ${order.id}`).toEqual([{ paid_at: null }])
  })

  test('that comes after the order has expired is credited and told by mail, once', async () => {
    const ada = await aMember(db)
    const { order, payment } = await anOrderOf(ada)
    world.pass(31 * 60_000)
    await settle(world, payment.id, said('expired'))
    expect(await mailsTo(world, ada.email)).toEqual([])
    await settle(world, payment.id, paid)
    await settle(world, payment.id, paid)
    expect(await standing(ada)).toEqual([60, 60])
    const mails = await mailsTo(world, ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['60 credits erbij: je betaling is toch binnen'])
    expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain('je betaling van € 47,99 binnenkwam')
    expect(mails[0]?.text).toContain(`http://localhost/transactions/${order.id}`)
    world.pass(-31 * 60_000)
  })

  test('is confirmed by one mail, with what was agreed and the receipt, however often it is told of', async () => {
    const ada = await aMember(db, { name: 'Ada' })
    const discount = { totalMinor: 3599, discountMinor: 1200, discountCode: 'ZOMER25' }
    const order = await anOrder(db, ada.id, { ...discount, createdAt: world.now() })
    const { id } = await aPayment(db, order)
    await Promise.all(Array.from({ length: 20 }, () => settle(world, id, { ...paid, paid: money(3599, 'EUR') })))
    const mails = await mailsTo(world, ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Bevestiging van je aankoop: 60 credits'])
    const text = mails[0]!.text.replaceAll('\u00a0', ' ')
    const [number] = /VONK-2026-\d{6}/.exec(text) ?? []
    for (const agreed of [
      '60 credits · € 0,80 per credit: € 47,99\nKorting ZOMER25: − € 12,00\nExclusief btw: € 29,74',
      'btw, Nederland: € 6,25\nBetaald: € 35,99',
      'je credits meteen te leveren (tekst 2026-01)',
      'Tot en met 15 juni 2026 (14 dagen na je aankoop) kun je je aankoop herroepen zonder een reden te geven',
      'of mail naar support@localhost',
      'Verkoper: Vonk',
    ])
      expect(text).toContain(agreed)
    const [receipt] = mails[0]!.attachments ?? []
    expect(receipt).toMatchObject({ filename: `${number}.pdf`, type: 'application/pdf' })
    expect(atob(receipt!.base64)).toStartWith('%PDF-')
  })

  test('that nobody knows changes nothing', async () => {
    await settle(world, crypto.randomUUID(), paid)
  })

  test('keeps to its statements', async () => {
    const ada = await aMember(db)
    const { payment } = await anOrderOf(ada)
    const cost = async (news: Parameters<typeof settle>[2]) =>
      (await countStatements(database, () => settle(world, payment.id, news))).statements.length
    expect(await cost(said('pending'))).toBe(7)
    expect(await cost(paid)).toBe(17)
    expect(await cost(paid)).toBe(6)
    expect(await cost(taken(4799))).toBe(15)
  })
})

describe('a charge-back', () => {
  test('takes the credits of its share, once', async () => {
    const ada = await aMember(db, { credits: 5 })
    const { payment } = await anOrderOf(ada)
    await settle(world, payment.id, paid)
    await Promise.all(Array.from({ length: 20 }, () => settle(world, payment.id, taken(2400))))
    expect(await standing(ada)).toEqual([35, 30])
    await settle(world, payment.id, taken(4799))
    expect(await standing(ada)).toEqual([5, 0])
    expect(await receiptsOf(ada)).toEqual([4799, -2400, -2399])
  })

  test('takes no more than is left of what was bought', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db)]
    const { payment } = await anOrderOf(ada)
    await settle(world, payment.id, paid)
    for (let n = 0; n < 3; n++) {
      await send(await world.as(ada), { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
    }
    await settle(world, payment.id, taken(4799))
    expect(await standing(ada)).toEqual([0, 0])
    expect(await findPayment(db, payment.id)).toMatchObject({ creditsTaken: 57, chargedBackMinor: 4799 })
  })

  describe('of what was spent', () => {
    const bought = async () => {
      const [ada, ben] = [await aMember(db), await aMember(db)]
      const { payment } = await anOrderOf(ada)
      await settle(world, payment.id, paid)
      const say = async () =>
        send(await world.as(ada), { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
      const takeBack = async ({ conversationId, message }: Awaited<ReturnType<typeof say>>) =>
        unsend(await world.as(ada), { conversationId, seq: message.seq })
      return { ada, payment, say, takeBack }
    }

    test('takes it when it comes back', async () => {
      const { ada, payment, say, takeBack } = await bought()
      const said = [await say(), await say(), await say()]
      world.pass(1_000)
      await settle(world, payment.id, taken(4799))
      world.pass(1_000)
      for (const one of said) expect(await takeBack(one)).toEqual({ balance: 0, freeMessages: 0 })
      expect(await standing(ada)).toEqual([0, 0])
      expect(await findPayment(db, payment.id)).toMatchObject({ creditsTaken: 60 })
      expect((await toldTo(db, ada)).at(-1)).toEqual({ type: 'wallet', balance: 0, freeMessages: 0 })
    })

    test('takes no more of it than its share', async () => {
      const { ada, payment, say, takeBack } = await bought()
      const said = []
      for (let n = 0; n < 32; n++) said.push(await say())
      world.pass(1_000)
      await settle(world, payment.id, taken(2400))
      expect(await standing(ada)).toEqual([0, 0])
      for (const one of said) await takeBack(one)
      expect(await standing(ada)).toEqual([30, 30])
    })

    test('leaves what was bought and spent afterwards, and comes back', async () => {
      const { ada, payment, say, takeBack } = await bought()
      await say()
      world.pass(1_000)
      await settle(world, payment.id, taken(4799))
      const next = await anOrderOf(ada)
      await settle(world, next.payment.id, paid)
      world.pass(1_000)
      await takeBack(await say())
      expect(await standing(ada)).toEqual([60, 60])
    })
  })

  test('that is heard of together with the payment leaves nothing, and both are in the books', async () => {
    const ada = await aMember(db)
    const { payment } = await anOrderOf(ada)
    await settle(world, payment.id, taken(4799))
    expect(await standing(ada)).toEqual([0, 0])
    const entries = await database.sql`select reason, amount from ledger_entries where member_id = ${ada.id}`
    expect(entries.map(({ reason, amount }: { reason: string; amount: number }) => [reason, amount])).toEqual([
      ['purchase', 60],
      ['charge_back', -60],
    ])
  })

  test('of a surplus payment leaves the credits, and nothing of it goes back', async () => {
    const ada = await aMember(db)
    const { payments } = await anOrderOf(ada, { tries: 2 })
    await settle(world, payments[0]!.id, paid)
    await settle(world, payments[1]!.id, taken(4799))
    expect(await standing(ada)).toEqual([60, 60])
    expect(await refundsOf(db, ada)).toEqual([])
  })
})
