import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { brokenInvariants } from '../../../db/testing/money/invariants.ts'
import { createPayments } from '../../gateways/payments/gateway.ts'
import { mollieProvider } from '../../gateways/payments/mollie.ts'
import { mollieKey, mollieServer } from '../../gateways/payments/testing/mollie/server.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { appOf } from '../../testing/php.ts'
import { send } from '../chat/send.ts'
import { aSellingSite } from '../receipts/testing/selling.ts'
import { get } from '../transactions/get.ts'
import { list } from '../transactions/list.ts'
import { withdraw } from '../withdrawals/withdraw.ts'
import { askOrLater } from './buy/ask.ts'
import { look } from './buy/look.ts'
import { attempt, ordered } from './testing/buyer.ts'
import { sendRefunds } from './upkeep/send-refunds.ts'
import { view } from './view/order-view.ts'

const { db, sql, world: own } = await aSellingSite()
const server = mollieServer({
  deliver: async (_, form) =>
    app.handle(new Request('http://localhost/payments/mollie/webhook', { method: 'POST', body: form })),
})
afterAll(() => server.stop())
const mollie = mollieProvider({ apiKey: mollieKey, endpoint: server.url })
const payments = createPayments([mollie], { ...own, isTest: true })
const world = { ...own, payments }
const app = appOf(world)

afterEach(async () => {
  await server.delivered()
  expect(server.departures()).toEqual([])
  expect([await findFaults(db), await brokenInvariants(db)]).toEqual([[], []])
})

/** Somebody who has paid € 47.99 for sixty credits by Mollie, which sends its webhooks from then on. */
async function aBuyer() {
  const ada = await aMember(db, { name: 'Ada' })
  const ctx = {
    ...(await own.as(ada)),
    ...{ payments, origin: 'https://vonk.example', config: { ...own.config, publicUrl: 'https://vonk.example' } },
  }
  const { orderId, checkoutUrl } = await ordered(ctx, { payment: attempt({ method: 'creditcard', bank: null }) })
  const id = checkoutUrl?.split('/').at(-1) ?? ''
  server.decide(id, 'paid')
  await server.delivered()
  return { ada, ctx, orderId, id }
}

const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const standing = async (member: TestMember) => [
  ...[(await walletOf(db, member))?.balance, await boughtOf(db, member)],
  (await own.as(member)).me.premium,
]
const receiptsOf = async (orderId: string) => {
  const rows =
    await sql`select reason, total_minor, tax_minor from receipts where order_id = ${orderId} order by number`
  return rows.map((row: Record<string, unknown>) => Object.values(row))
}
const entriesOf = async ({ id }: TestMember) => {
  const rows = await sql`select reason, amount from ledger_entries where member_id = ${id} order by created_at, id`
  return rows.map((row: Record<string, unknown>) => Object.values(row))
}
/** But for those with a PDF, which others look at. */
const mailsOf = async ({ email }: TestMember) => {
  await sql`delete from pgboss.job where name in ('purchase_mail', 'given_back_mail', 'taken_back_mail', 'withdrawal_mail')`
  const mails = await mailsTo(own, email)
  return mails.map(({ subject, text }) => ({ subject: plain(subject), text: plain(text) }))
}
const sale = ['sale', 4799, 833]
const taken = ['charge_back', -4799, -833]

describe('a charge-back that was won', () => {
  test('brings credits, premium and turnover again, by entries and receipts of its own', async () => {
    const { ada, ctx, orderId, id } = await aBuyer()
    server.chargeBack(id)
    await server.delivered()
    expect(await standing(ada)).toEqual([0, 0, false])
    own.pass(1_000)
    server.chargeBack(id, 0)
    await server.delivered()
    expect(await standing(ada)).toEqual([60, 60, true])
    expect(await receiptsOf(orderId)).toEqual([sale, taken, ['charge_back_reversal', 4799, 833]])
    expect(await entriesOf(ada)).toEqual([
      ...[
        ['purchase', 60],
        ['charge_back', -60],
      ],
      ['charge_back_reversed', 60],
    ])
    expect((await view(ctx, orderId)).takenBack).toBeNull()
  })

  test('is told at the order, among the transactions, and by a mail', async () => {
    const { ada, ctx, orderId, id } = await aBuyer()
    server.chargeBack(id)
    await server.delivered()
    own.pass(1_000)
    server.chargeBack(id, 2400)
    await server.delivered()
    const one = await get(ctx, orderId)
    expect(one.payments[0]?.takenBack.map(({ amount }) => amount.minor)).toEqual([4799, -2399])
    expect(one.creditsTaken.map(({ credits }) => credits)).toEqual([60, -30])
    expect((await view(ctx, orderId)).takenBack).toMatchObject({ amount: money(2400, 'EUR'), credits: 30, owed: 0 })
    const { items } = await list(ctx, { filter: 'payments', timeZone: 'Europe/Amsterdam' }, undefined)
    expect(items.map(({ kind, amount, order }) => `${kind} ${amount} ${order?.amount?.minor}`)).toEqual([
      ...['charge_back_reversed 30 2399', 'charge_back -60 4799', 'purchase 60 4799'],
    ])
    const mail = (await mailsOf(ada)).at(-1)
    expect(mail?.subject).toBe('Je betaling van € 23,99 is toch doorgegaan')
    expect(mail?.text).toContain('Daarom staan er weer 30 credits op je saldo.')
    expect(mail?.text).toContain('Je bent weer premium.')
  })

  test('and lost, and won again, ends as its provider says in the end', async () => {
    const { ada, orderId, id } = await aBuyer()
    for (const minor of [4799, 0, 4799, 2400, 4799, 0]) {
      server.chargeBack(id, minor)
      await server.delivered()
      own.pass(1_000)
    }
    expect(await standing(ada)).toEqual([60, 60, true])
    const receipts = await receiptsOf(orderId)
    expect(receipts).toHaveLength(7)
    expect(receipts.reduce((sum: number, [, , tax]: number[]) => sum + (tax ?? 0), 0)).toBe(833)
  })

  test('sends what was withdrawn, and the bank had brought meanwhile, after all', async () => {
    const { ada, ctx, orderId, id } = await aBuyer()
    await withdraw(ctx, { orderId, refundMinor: 4799 })
    server.chargeBack(id)
    await server.delivered()
    await sendRefunds(world)
    const refunds = async () => (await get(ctx, orderId)).refunds.map(({ state }) => state)
    expect(await refunds()).toEqual(['by_bank'])
    server.chargeBack(id, 0)
    await server.delivered()
    expect(await refunds()).toEqual(['under_way'])
    await sendRefunds(world)
    expect(server.payments.get(id)?.refunds).toHaveLength(1)
    expect([await standing(ada), await receiptsOf(orderId)]).toEqual([
      [0, 0, false],
      [sale, ['refund', -4799, -833]],
    ])
  })

  test('is in the books also where the account is gone meanwhile', async () => {
    const { ada, orderId, id } = await aBuyer()
    server.chargeBack(id)
    await server.delivered()
    await sql`delete from members where id = ${ada.id}`
    server.chargeBack(id, 0)
    await server.delivered()
    expect(await receiptsOf(orderId)).toEqual([sale, taken, ['charge_back_reversal', 4799, 833]])
  })

  test('gives back no credit that was spent before and was never taken', async () => {
    const [{ ada, ctx, id }, ben] = [await aBuyer(), await aMember(db)]
    await send(ctx, { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
    server.chargeBack(id)
    await server.delivered()
    server.chargeBack(id, 0)
    await server.delivered()
    expect(await standing(ada)).toEqual([59, 59, true])
  })
})

describe('what was given back at the provider and called off there', () => {
  test('brings its credits and its turnover again, and is told', async () => {
    const { ada, ctx, orderId, id } = await aBuyer()
    const first = server.giveBack(id, 4000)
    await server.delivered()
    own.pass(1_000)
    server.giveBack(id, 799)
    await server.delivered()
    expect(await standing(ada)).toEqual([0, 0, false])
    own.pass(1_000)
    server.endRefund(id, first, 'canceled')
    await server.delivered()
    expect(await standing(ada)).toEqual([51, 51, true])
    expect((await receiptsOf(orderId)).slice(3)).toEqual([['refund_reversal', 4000, 694]])
    const { refunds, status } = await get(ctx, orderId)
    expect([status, refunds.map(({ amount, state }) => [amount.minor, state])]).toEqual([
      'part_gone_back',
      [
        [4000, 'called_off'],
        [799, 'done'],
      ],
    ])
    expect((await mailsOf(ada)).at(-1)?.subject).toBe('De terugbetaling van € 40,00 gaat niet door')
  })
})

describe('a refund that was asked for here', () => {
  test('and has arrived waits for whoever pays it by hand once its bank sends it back', async () => {
    const { ada, ctx, orderId, id } = await aBuyer()
    await withdraw(ctx, { orderId, refundMinor: 4799 })
    await sendRefunds(world)
    server.settleRefunds()
    const [refund] = server.payments.get(id)?.refunds ?? []
    const [{ id: paymentId }] = await sql`select id from payments where order_id = ${orderId}`
    const refundState = async () => (await get(ctx, orderId)).refunds.map(({ state }) => state)
    server.endRefund(id, refund?.id ?? '', 'refunded')
    await server.delivered()
    expect(await refundState()).toEqual(['done'])
    server.endRefund(id, refund?.id ?? '', 'failed')
    await server.delivered()
    expect(await refundState()).toEqual(['failed'])
    expect((await mailsOf(ada)).at(-1)?.subject).toContain('We konden € 47,99 niet')
    // It is owed for the withdrawal still: neither credits nor turnover come again.
    expect([await standing(ada), await receiptsOf(orderId)]).toEqual([
      [0, 0, false],
      [sale, ['refund', -4799, -833]],
    ])
    await askOrLater(world, { id: paymentId, provider: 'mollie', providerPaymentId: id })
    expect(await refundState()).toEqual(['failed'])
  })
})

test('what a bank had taken of a surplus payment, and has to bring again, goes back to whoever paid', async () => {
  const { orderId } = await aBuyer()
  const [order] = await sql`select member_id from orders where id = ${orderId}`
  const id = (
    await mollie.create({
      ...{
        id: crypto.randomUUID(),
        amount: money(4799, 'EUR'),
        method: 'creditcard',
        bank: null,
        country: 'NL',
        locale: 'nl',
      },
      ...{ description: '60', returnUrl: 'https://vonk.example/', webhookUrl: 'https://vonk.example/', remember: null },
    } as const)
  ).providerPaymentId
  await sql`insert into payments (id, order_id, provider, provider_payment_id, method, currency, minor, created_at, fetched_at)
    values (${crypto.randomUUID()}, ${orderId}, 'mollie', ${id}, 'creditcard', 'EUR', 4799, now(), now())`
  server.loseWebhooks(true)
  server.decide(id, 'paid')
  server.loseWebhooks(false)
  server.chargeBack(id)
  await server.delivered()
  const refunds = async () => sql`select r.reason, r.minor from refunds r join payments p on p.id = r.payment_id
    where p.provider_payment_id = ${id}`
  expect([order.member_id !== null, await refunds()]).toEqual([true, []])
  server.chargeBack(id, 0)
  await server.delivered()
  expect(await refunds()).toEqual([{ reason: 'surplus', minor: 4799 }])
})

test('an answer that was on its way while another one was taken in does not undo that', async () => {
  const { ada, ctx, orderId, id } = await aBuyer()
  server.loseWebhooks(true)
  const [payment] =
    await sql`select id, provider, provider_payment_id as "providerPaymentId" from payments where order_id = ${orderId}`
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const slow = {
    ...world,
    payments: {
      ...payments,
      provider: () => ({
        ...mollie,
        fetch: async (one: string) => {
          const state = await mollie.fetch(one)
          if (asked++ === 0) await gate.promise
          return state
        },
      }),
    },
  }
  server.chargeBack(id)
  const early = askOrLater(slow, payment)
  while (asked === 0) await Bun.sleep(5)
  server.chargeBack(id, 0)
  await askOrLater(world, payment)
  server.chargeBack(id, 2400)
  await askOrLater(world, payment)
  gate.resolve()
  await early
  server.loseWebhooks(false)
  expect([asked, await standing(ada)]).toEqual([2, [30, 30, true]])
  expect(await look(ctx, orderId)).toBe(true)
})
