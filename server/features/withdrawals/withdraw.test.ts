import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { dateWords, timeWords } from '../../../db/reference/days.ts'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment, refundsOf } from '../../../db/testing/orders.ts'
import { toldTo } from '../../testing/events.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
import { settle } from '../orders/settle.ts'
import { paid, taken } from '../orders/testing/news.ts'
import { sendRefunds } from '../orders/upkeep/send-refunds.ts'
import { view } from '../orders/view/order-view.ts'
import { receiptWords } from '../receipts/rules/words.ts'
import { get } from '../transactions/get.ts'
import { terms } from './terms.ts'
import { withdraw } from './withdraw.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const day = 24 * 60 * 60_000

let ada: TestMember
let ben: TestMember
beforeEach(async () => {
  ada = await aMember(db)
  ben = await aMember(db)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

/** Sixty credits for € 47.99, which are paid and there. */
async function aPurchase(member = ada) {
  const order = await anOrder(db, member.id, { createdAt: world.now() })
  const payment = await aPayment(db, order)
  await settle(world, payment.id, paid)
  return { orderId: order.id, paymentId: payment.id }
}

async function say(count: number) {
  const sent = []
  for (let n = 0; n < count; n++) {
    sent.push(await send(await world.as(ada), { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' }))
  }
  return sent
}

const termsFor = async (orderId: string, member = ada) => terms(await world.as(member), orderId)
const take = async (orderId: string, refundMinor: number, member = ada) =>
  withdraw(await world.as(member), { orderId, refundMinor }).then(
    ({ refund }) => refund.minor,
    (error) => error.code,
  )
const standing = async () => [(await walletOf(db, ada))?.balance, await boughtOf(db, ada)]

describe('whoever withdraws from a purchase', () => {
  test('is shown what comes back, gets it, keeps premium, and has a receipt mailed', async () => {
    const { orderId, paymentId } = await aPurchase()
    await say(14)
    expect(await termsFor(orderId)).toMatchObject({ unused: 46, refund: money(3679, 'EUR'), hindrance: null })
    expect(await take(orderId, 3679)).toBe(3679)
    expect(await standing()).toEqual([0, 0])
    expect(await refundsOf(db, ada)).toEqual([{ paymentId, reason: 'withdrawal', minor: 3679 }])
    const withdrawn = { at: world.now(), credits: 46 }
    expect((await get(await world.as(ada), orderId)).withdrawn).toEqual(withdrawn)
    const [, note] = (await get(await world.as(ada), orderId)).receipts
    expect(receiptWords(note!, 'nl').what).toBe('Terugbetaling voor 46 van de 60 credits')
    expect((await view(await world.as(ada), orderId)).withdrawn).toEqual({
      ...withdrawn,
      ...{ amount: money(3679, 'EUR'), refund: 'under_way', byHand: null },
    })
    expect((await world.as(ada)).me.premium).toBe(true)
    expect((await toldTo(db, ada)).slice(-2)).toEqual([
      { type: 'wallet', balance: 0, freeMessages: 0 },
      { type: 'order_changed', orderId },
    ])
    const mail = (await mailsTo(world, ada.email)).at(-1)
    expect(mail?.subject).toBe('Ontvangstbevestiging van je herroeping')
    const text = mail!.text.replaceAll('\u00a0', ' ')
    const [number] = /VONK-2026-\d{6}/.exec(text) ?? []
    for (const told of [
      '€ 47,99 × 46 / 60: € 36,79',
      `Creditnota: ${number}`,
      'btw, Nederland: − € 6,39',
      'Verkoper: Vonk',
      'Je krijgt € 36,79 terug op de manier waarop je hebt betaald (Visa 4242), uiterlijk op',
    ])
      expect(text).toContain(told)
    expect(text).toMatch(/ om \d\d\.\d\d uur CES?T heb je je aankoop/)
    expect(mail!.attachments?.map(({ filename }) => filename)).toEqual([`${number}.pdf`])
  })

  test('does so once, however often and at the same time', async () => {
    const { orderId } = await aPurchase()
    const tries = Array.from({ length: 20 }, () => take(orderId, 4799))
    expect(await Promise.all(tries)).toEqual(Array(20).fill(4799))
    expect(await refundsOf(db, ada)).toHaveLength(1)
    expect(await termsFor(orderId)).toMatchObject({ unused: 60, refund: money(4799, 'EUR'), withdrawnAt: world.now() })
  })

  test('keeps what was given, and what was bought another time', async () => {
    ada = await aMember(db, { credits: 5 })
    const first = await aPurchase()
    world.pass(1_000)
    const second = await aPurchase()
    await say(15)
    expect(await standing()).toEqual([110, 110])
    expect((await termsFor(second.orderId)).unused).toBe(60)
    expect((await termsFor(first.orderId)).unused).toBe(50)
    await take(first.orderId, (await termsFor(first.orderId)).refund.minor)
    expect(await standing()).toEqual([60, 60])
    expect((await termsFor(second.orderId)).unused).toBe(60)
  })

  test('is paid for a message that was taken back', async () => {
    const { orderId } = await aPurchase()
    const [first] = await say(2)
    await unsend(await world.as(ada), { conversationId: first!.conversationId, seq: first!.message.seq })
    expect((await termsFor(orderId)).unused).toBe(59)
  })

  test('gets nothing that a bank has taken back before', async () => {
    const { orderId, paymentId } = await aPurchase()
    await settle(world, paymentId, taken(2400))
    const { unused, refund, takenBack, hindrance } = await termsFor(orderId)
    expect([unused, refund.minor, hindrance]).toEqual([30, 2399, null])
    expect(takenBack).toEqual({ amount: money(2400, 'EUR'), givenBack: null, credits: 30 })
    expect(await take(orderId, 2399)).toBe(2399)
    const text = (await mailsTo(world, ada.email)).at(-1)!.text.replaceAll('\u00a0', ' ')
    for (const told of [
      '€ 47,99 × 30 / 60: € 24,00',
      'Door je bank teruggedraaid: € 24,00',
      'Over van je betaling: € 23,99',
    ])
      expect(text).toContain(told)
  })
})

test('the last screen tells the credit note with its tax, the balance that is left and where the receipt goes', async () => {
  ada = await aMember(db, { credits: 5, email: 'adalovelace@example.org' })
  const { orderId } = await aPurchase()
  await say(19)
  const shown = await termsFor(orderId)
  expect(shown).toMatchObject({ mailedTo: 'ad•••@example.org', creditNote: null, balance: null })
  const done = await withdraw(await world.as(ada), { orderId, refundMinor: shown.refund.minor })
  const [sale, note] = (await get(await world.as(ada), orderId)).receipts
  expect([shown.receipt, done.receipt]).toEqual([sale!.number, sale!.number])
  expect(done).toMatchObject({ creditNote: note!, balance: 0 })
  expect(note).toMatchObject({ corrects: sale!.number, tax: money(-639, 'EUR') })
  world.pass(1_000)
  await aPurchase()
  expect(await termsFor(orderId)).toEqual(done)
})

test('the receipt of a withdrawal tells its moment by the clock of the seller, and its last day by that of the buyer', async () => {
  const order = await anOrder(db, ada.id, { createdAt: world.now(), country: 'NZ' })
  await settle(world, (await aPayment(db, order)).id, paid)
  const { refundedBy } = await termsFor(order.id)
  await take(order.id, 4799)
  const text = (await mailsTo(world, ada.email)).at(-1)!.text
  expect(text).toContain(`Op ${timeWords(world.now(), 'nl', 'Europe/Amsterdam')} heb je`)
  expect(text).toContain(`uiterlijk op ${dateWords(refundedBy, 'nl', 'Pacific/Auckland')}`)
})

/** The state of the refund, in its withdrawal and in its order. */
const becameOf = async (orderId: string) => [
  (await termsFor(orderId)).became?.state,
  (await view(await world.as(ada), orderId)).withdrawn?.refund,
]

test('a withdrawal tells what has become of its money', async () => {
  const { orderId } = await aPurchase()
  expect((await termsFor(orderId)).became).toBe(null)
  await take(orderId, 4799)
  expect(await becameOf(orderId)).toEqual(['under_way', 'under_way'])
  const end = (column: 'done_at' | 'failed_at') =>
    database.sql`update refunds set sent_at = ${world.now()}, ${database.sql(column)} = ${world.now()}
      where id in (select refund_id from withdrawals where order_id = ${orderId})`
  await end('failed_at')
  expect(await becameOf(orderId)).toEqual(['failed', 'failed'])
  await end('done_at')
  expect(await becameOf(orderId)).toEqual(['done', 'done'])
  expect((await termsFor(orderId)).became?.doneAt).toEqual(world.now())
})

describe('a bank that takes back what was withdrawn', () => {
  const refunds = async (orderId: string) =>
    (await get(await world.as(ada), orderId)).refunds.map(({ state, amount }) => [state, amount.minor])

  test('leaves the credits of the other purchase, and the refund says where the money came from', async () => {
    const first = await aPurchase()
    world.pass(1_000)
    const second = await aPurchase()
    await take(first.orderId, 4799)
    expect(await refunds(first.orderId)).toEqual([['under_way', 4799]])
    await settle(world, first.paymentId, taken(4799))
    expect(await standing()).toEqual([60, 60])
    expect(await termsFor(second.orderId)).toMatchObject({ unused: 60, refund: money(4799, 'EUR') })
    expect(await refunds(first.orderId)).toEqual([['by_bank', 4799]])
    await sendRefunds(world)
    expect(await refunds(first.orderId)).toEqual([['by_bank', 4799]])
    expect(await becameOf(first.orderId)).toEqual(['by_bank', 'by_bank'])
  })

  test('takes as many credits as were not withdrawn', async () => {
    const { orderId, paymentId } = await aPurchase()
    await say(15)
    await take(orderId, (await termsFor(orderId)).refund.minor)
    world.pass(1_000)
    await aPurchase()
    await settle(world, paymentId, taken(4799))
    expect(await standing()).toEqual([45, 45])
  })

  test('does not make older credits unused that were spent', async () => {
    const spent = await aPurchase()
    await say(59)
    world.pass(1_000)
    const withdrawn = await aPurchase()
    world.pass(1_000)
    const other = await aPurchase()
    await take(withdrawn.orderId, 4799)
    await settle(world, withdrawn.paymentId, taken(4799))
    expect(await termsFor(spent.orderId)).toMatchObject({ unused: 1, refund: money(80, 'EUR') })
    expect(await take(other.orderId, 4799)).toBe(4799)
    expect(await take(spent.orderId, 80)).toBe(80)
    expect(await standing()).toEqual([0, 0])
  })
})

describe('nobody withdraws', () => {
  test('for another amount than they were shown', async () => {
    const { orderId } = await aPurchase()
    const shown = (await termsFor(orderId)).refund.minor
    await say(1)
    expect(await take(orderId, shown)).toBe('withdrawal_changed')
    expect(await standing()).toEqual([59, 59])
  })

  test('after the last day', async () => {
    const { orderId } = await aPurchase()
    world.pass(16 * day)
    expect((await termsFor(orderId)).hindrance).toBe('over')
    expect(await take(orderId, 4799)).toBe('withdrawal_over')
  })

  test('from what they have used up', async () => {
    const { orderId } = await aPurchase()
    await say(60)
    expect((await termsFor(orderId)).hindrance).toBe('used_up')
    expect(await take(orderId, 0)).toBe('nothing_to_withdraw')
  })

  test('from what a bank has taken back, though credits of another purchase are there', async () => {
    const { orderId, paymentId } = await aPurchase()
    world.pass(1_000)
    await aPurchase()
    await settle(world, paymentId, taken(4799))
    const takenBack = { amount: money(4799, 'EUR'), givenBack: null, credits: 60 }
    expect(await termsFor(orderId)).toMatchObject({ hindrance: 'taken_back', takenBack, unused: 0 })
    for (const shown of [0, 4799]) expect(await take(orderId, shown)).toBe('nothing_to_withdraw')
    expect(await standing()).toEqual([60, 60])
    expect(await refundsOf(db, ada)).toEqual([])
  })

  test('from somebody else’s purchase, or from one that was not paid', async () => {
    const { orderId } = await aPurchase()
    expect(await take(orderId, 4799, ben)).toBe('purchase_not_found')
    const unpaid = await anOrder(db, ada.id)
    expect(await take(unpaid.id, 4799)).toBe('purchase_not_found')
  })
})

test('withdrawing while spending never pays for what was spent', async () => {
  const { orderId } = await aPurchase()
  const sends = Array.from({ length: 10 }, () => say(1).catch(() => undefined))
  await Promise.all([...sends, take(orderId, 4799), take(orderId, 4719)])
  const [balance] = await standing()
  const { withdrawnAt, unused } = await termsFor(orderId)
  expect(withdrawnAt ? balance : unused).toBe(withdrawnAt ? 0 : (balance ?? 0))
})
