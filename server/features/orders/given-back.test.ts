import { afterEach, describe, expect, test } from 'bun:test'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { brokenInvariants } from '../../../db/testing/money/invariants.ts'
import { anOrder, aPayment, refundsOf } from '../../../db/testing/orders.ts'
import { toldTo } from '../../testing/events.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
import { aSellingSite } from '../receipts/testing/selling.ts'
import { get } from '../transactions/get.ts'
import { list } from '../transactions/list.ts'
import { terms } from '../withdrawals/terms.ts'
import { withdraw } from '../withdrawals/withdraw.ts'
import { settle } from './settle.ts'
import { paid, refunded, taken } from './testing/news.ts'
import { followRefunds, sendRefunds } from './upkeep/send-refunds.ts'
import { view } from './view/order-view.ts'

const { db, sql, world } = await aSellingSite()

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
})

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

/** Somebody who has paid € 47.99 for sixty credits, at a provider that sends nothing back that it is asked for. */
async function aBuyer() {
  const ada = await aMember(db)
  const order = await anOrder(db, ada.id, { createdAt: world.now() })
  const { id } = await aPayment(db, order, { provider: 'nobody' })
  await settle(world, id, paid)
  return { ada, orderId: order.id, paymentId: id, ctx: await world.as(ada) }
}

/** Receipts and credit notes with their tax, in the order in which they were issued. */
const receiptsOf = async (orderId: string) => {
  const rows =
    await sql`select reason, total_minor, tax_minor from receipts where order_id = ${orderId} order by number`
  return rows.map((row: Record<string, unknown>) => Object.values(row))
}
const sale = ['sale', 4799, 833]
const standing = async (member: TestMember) => [(await walletOf(db, member))?.balance, await boughtOf(db, member)]
const mailsOf = async ({ email }: TestMember) =>
  (await mailsTo(world, email))
    .map((mail) => ({ ...mail, subject: plain(mail.subject), text: plain(mail.text) }))
    .filter(({ subject }) => !subject.startsWith('Bevestiging'))

describe('what the operator gives back at the provider', () => {
  test('has a credit note of that amount and takes its share of the credits, once however often it is told', async () => {
    const { ada, orderId, paymentId } = await aBuyer()
    await Promise.all(Array.from({ length: 20 }, () => settle(world, paymentId, refunded(1200))))
    expect(await receiptsOf(orderId)).toEqual([sale, ['refund', -1200, -208]])
    expect(await standing(ada)).toEqual([45, 45])
    await settle(world, paymentId, refunded(4799))
    expect(await receiptsOf(orderId)).toEqual([sale, ['refund', -1200, -208], ['refund', -3599, -625]])
    expect(await standing(ada)).toEqual([0, 0])
    expect(await refundsOf(db, ada)).toEqual([
      { paymentId, reason: 'at_provider', minor: 1200 },
      { paymentId, reason: 'at_provider', minor: 3599 },
    ])
  })

  test('takes no cent of tax too much together with what a bank takes back', async () => {
    const { ada, orderId, paymentId } = await aBuyer()
    await settle(world, paymentId, { ...refunded(1200), chargedBack: money(3599, 'EUR') })
    expect(await receiptsOf(orderId)).toEqual([sale, ['refund', -1200, -208], ['charge_back', -3599, -625]])
    expect(await standing(ada)).toEqual([0, 0])
  })

  test('takes of what was spent when that comes back, up to its share', async () => {
    const [{ ada, ctx, paymentId }, ben] = [await aBuyer(), await aMember(db)]
    const { conversationId, message } = await send(ctx, {
      ...{ memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' },
    })
    world.pass(1_000)
    await settle(world, paymentId, refunded(4799))
    expect(await standing(ada)).toEqual([0, 0])
    world.pass(1_000)
    await unsend(ctx, { conversationId, seq: message.seq })
    expect(await standing(ada)).toEqual([0, 0])
  })

  test('is told at the order’s page and among the transactions', async () => {
    const { ada, ctx, orderId, paymentId } = await aBuyer()
    await settle(world, paymentId, refunded(1200))
    expect((await view(ctx, orderId)).takenBack).toEqual({
      ...{ at: world.now(), amount: null, givenBack: money(1200, 'EUR'), credits: 15, owed: 0 },
    })
    const one = await get(ctx, orderId)
    expect(one).toMatchObject({
      status: 'part_gone_back',
      refunds: [{ reason: 'at_provider', amount: money(1200, 'EUR'), state: 'done' }],
      creditsTaken: [{ credits: 15 }],
      payments: [{ takenBack: [] }],
    })
    const { items } = await list(ctx, { filter: 'all', timeZone: 'Europe/Amsterdam' }, undefined)
    const lines = items.map(({ kind, amount, order }) => [kind, amount, order?.amount?.minor ?? null])
    expect(lines.sort()).toEqual([
      ['given_back', -15, null],
      ['purchase', 60, 4799],
      ['refund', 0, 1200],
    ])
    expect((await toldTo(db, ada)).slice(-2)).toEqual([
      { type: 'wallet', balance: 45, freeMessages: 0 },
      { type: 'order_changed', orderId },
    ])
  })

  test('is told by one mail for each step, with its credit note and what becomes of premium', async () => {
    const { ada, orderId, paymentId } = await aBuyer()
    for (const minor of [1200, 1200, 4799, 4799]) await settle(world, paymentId, refunded(minor))
    const mails = await mailsOf(ada)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Je hebt € 12,00 teruggekregen',
      'Je hebt € 35,99 teruggekregen',
    ])
    for (const words of [
      'We hebben € 12,00 terugbetaald van je betaling voor 60 credits.',
      'Daarom hebben we 15 credits van je saldo gehaald.',
      'Betaalmethode: Visa 4242',
      `http://localhost/transactions/${orderId}`,
    ])
      expect(mails[0]?.text).toContain(words)
    const [number] = /VONK-2026-\d{6}/.exec(mails[0]?.text ?? '') ?? []
    expect(mails[0]?.attachments).toMatchObject([{ filename: `${number}.pdf`, type: 'application/pdf' }])
    expect((await world.as(ada)).me.premium).toBe(false)
    expect(mails[1]?.text).toContain('Je bent niet meer premium, want je hebt geen betaalde aankoop meer.')
  })

  test('of what brought no credits has no credit note, and takes none, nor of what comes back later', async () => {
    const [{ ada, ctx, orderId }, ben] = [await aBuyer(), await aMember(db)]
    const { conversationId, message } = await send(ctx, {
      ...{ memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' },
    })
    world.pass(1_000)
    const [order] = await sql`select id, currency, total_minor as "totalMinor" from orders where id = ${orderId}`
    const second = await aPayment(db, order, { provider: 'nobody' })
    await settle(world, second.id, refunded(4799))
    expect(await receiptsOf(orderId)).toEqual([sale])
    world.pass(1_000)
    await unsend(ctx, { conversationId, seq: message.seq })
    expect(await standing(ada)).toEqual([60, 60])
    expect((await mailsOf(ada)).map(({ subject }) => subject)).toEqual(['Je hebt € 47,99 teruggekregen'])
  })
})

describe('beside a withdrawal', () => {
  test('less comes back for what is left, and all of it has a credit note', async () => {
    const { ctx, ada, orderId, paymentId } = await aBuyer()
    await settle(world, paymentId, refunded(1200))
    const takenBack = { amount: null, givenBack: money(1200, 'EUR'), credits: 15 }
    expect(await terms(ctx, orderId)).toMatchObject({ unused: 45, refund: money(3599, 'EUR'), takenBack })
    await withdraw(ctx, { orderId, refundMinor: 3599 })
    expect(await receiptsOf(orderId)).toEqual([sale, ['refund', -1200, -208], ['refund', -3599, -625]])
    expect(await standing(ada)).toEqual([0, 0])
    expect((await world.as(ada)).me.premium).toBe(false)
    await settle(world, paymentId, refunded(4799))
    expect(await receiptsOf(orderId)).toHaveLength(3)
    expect((await mailsOf(ada)).filter(({ subject }) => subject.includes('terug'))).toHaveLength(1)
  })

  test('nothing is left to withdraw of what all was given back of', async () => {
    const { ctx, orderId, paymentId } = await aBuyer()
    await settle(world, paymentId, refunded(4799))
    expect(await terms(ctx, orderId)).toMatchObject({ hindrance: 'given_back', unused: 0 })
  })

  test('what could not be sent and is given back at the provider has one credit note, and is told as done', async () => {
    const { ctx, ada, orderId, paymentId } = await aBuyer()
    await withdraw(ctx, { orderId, refundMinor: 4799 })
    await sendRefunds(world)
    expect((await get(ctx, orderId)).refunds).toMatchObject([{ state: 'failed' }])
    await settle(world, paymentId, refunded(1200))
    expect((await get(ctx, orderId)).refunds).toMatchObject([{ state: 'failed' }])
    await settle(world, paymentId, refunded(4799))
    expect((await get(ctx, orderId)).refunds).toMatchObject([{ state: 'done', amount: money(4799, 'EUR') }])
    expect(await receiptsOf(orderId)).toEqual([sale, ['refund', -4799, -833]])
    expect((await mailsOf(ada)).at(-1)?.subject).toBe('Je hebt € 47,99 teruggekregen')
  })

  test('what was given back at the provider before it was to be sent is no failure', async () => {
    const { ctx, ada, orderId, paymentId } = await aBuyer()
    await withdraw(ctx, { orderId, refundMinor: 4799 })
    await settle(world, paymentId, refunded(4799))
    await sendRefunds(world)
    expect((await get(ctx, orderId)).refunds).toMatchObject([{ state: 'done' }])
    expect(await receiptsOf(orderId)).toEqual([sale, ['refund', -4799, -833]])
    expect((await mailsOf(ada)).filter(({ subject }) => subject.includes('konden'))).toEqual([])
  })

  test('what a provider took and could not send has not come by its dashboard, though it counts as gone back there', async () => {
    const { ctx, ada, orderId, paymentId } = await aBuyer()
    await withdraw(ctx, { orderId, refundMinor: 4799 })
    await sql`update refunds set sent_at = now(), provider_refund_id = 're_1' where payment_id = ${paymentId}`
    await settle(world, paymentId, refunded(4799))
    await followRefunds(world)
    expect((await get(ctx, orderId)).refunds).toMatchObject([{ state: 'failed' }])
    expect((await mailsOf(ada)).at(-1)?.subject).toBe('We konden € 47,99 niet terugbetalen')
  })

  test('a bank that takes back all the rest leaves nothing', async () => {
    const { ada, orderId, paymentId } = await aBuyer()
    await settle(world, paymentId, refunded(1200))
    await settle(world, paymentId, { ...taken(3599), refunded: money(1200, 'EUR') })
    expect(await receiptsOf(orderId)).toEqual([sale, ['refund', -1200, -208], ['charge_back', -3599, -625]])
    expect(await standing(ada)).toEqual([0, 0])
  })
})
