import { afterEach, expect, test } from 'bun:test'
import { listRefundsToSettle } from '../../../../db/queries/orders/by-hand.ts'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import { createMetrics } from '../../../core/operations/metrics.ts'
import { type PaymentProvider, ProviderAway, ProviderRefused } from '../../../gateways/payments/provider.ts'
import { gaugesOf } from '../../../gauges.ts'
import { toldTo } from '../../../testing/events.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { terms } from '../../withdrawals/terms.ts'
import { withdraw } from '../../withdrawals/withdraw.ts'
import { settle } from '../settle.ts'
import { paid } from '../testing/news.ts'
import { view } from '../view/order-view.ts'
import { sendRefunds } from './send-refunds.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

/** The log entries of sending, with their levels. */
let logged: [level: string, facts: object][] = []
/** Their messages. */
let said: string[] = []
const logging = (level: string) => (facts: object, words: string) => {
  logged.push([level, facts])
  said.push(words)
}
const log = Object.assign(Object.create(world.log), { error: logging('error'), warn: logging('warn') })
const sendAll = async ({ payments = world.payments } = {}) => {
  const logged = { ...world, payments, log }
  // Updates may come while a round is running.
  await Promise.all([sendRefunds(logged), sendRefunds(logged)])
  await sendRefunds(logged)
}

afterEach(async () => {
  logged = []
  said = []
  expect(await findFaults(db)).toEqual([])
})

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

/** The mails about what could not be sent. */
const failuresToldTo = async ({ email }: { email: string }) =>
  (await mailsTo(world, email))
    .map(({ subject, text }) => ({ subject: plain(subject), text: plain(text) }))
    .filter(({ subject }) => /konden|could not/.test(subject))

const failed = async () => Number(/vonk_refunds_failed (\d+)/.exec(await createMetrics(gaugesOf(world)).text())?.[1])

/** A bank has returned all the money, and its provider says so only when it is polled: it refuses another refund. */
const fasterBank = (fetch: PaymentProvider['fetch']) => ({
  ...world.payments,
  provider: () => ({
    ...world.payments.provider('sandbox'),
    fetch,
    async refund() {
      throw new ProviderRefused('0 is left of the payment')
    },
  }),
})

/** Somebody who paid sixty credits at a provider that takes no money any more. */
async function aBuyer({
  came = paid.paid,
  by = { provider: 'nobody' },
  ...traits
}: Parameters<typeof aMember>[1] & { came?: typeof paid.paid; by?: Parameters<typeof aPayment>[2] } = {}) {
  const ada = await aMember(db, traits)
  const { id: orderId } = await anOrder(db, ada.id, { createdAt: world.now() })
  const order = await findOrder(db, orderId)
  const { id: paymentId } = await aPayment(db, order!, by)
  const news = { ...paid, paid: came }
  await settle(world, paymentId, news)
  const takeBack = (minor: number) =>
    settle({ ...world, log }, paymentId, { ...news, chargedBack: money(minor, 'EUR') })
  return { ada, orderId, paymentId, takeBack }
}

test('what could not be sent back is told once to its member, and in the log with all that has to be known', async () => {
  const { ada, orderId, paymentId } = await aBuyer()
  await withdraw(await world.as(ada), { orderId, refundMinor: 4799 })
  await sendAll()
  const [mail, ...others] = await failuresToldTo(ada)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('We konden € 47,99 niet terugbetalen')
  for (const words of [
    'We wilden je € 47,99 terugbetalen voor je bestelling van 60 credits. Dat is niet gelukt.',
    'Dit geld is van jou, maar het komt niet vanzelf. Mail naar support@localhost, dan spreken we af hoe je het krijgt.',
    'Betaalmethode: Visa 4242',
    `http://localhost/transactions/${orderId}`,
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.text).toMatch(/Creditnota: VONK-2026-\d{6}/)
  const known = { orderId, paymentId, provider: 'nobody', minor: 4799, currency: 'EUR' }
  expect(logged).toMatchObject([['error', known]])
  expect((await toldTo(db, ada)).at(-1)).toEqual({ type: 'order_changed', orderId })
})

test('it is told in the member’s language, of what brought no credits as well', async () => {
  const { ada } = await aBuyer({ locale: 'en', came: money(4699, 'EUR') })
  await sendAll()
  const [mail, ...others] = await failuresToldTo(ada)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('We could not send €46.99 back')
  expect(mail?.text).toContain('This money is yours, but it does not come by itself. Write to support@localhost')
})

test('of what a bank has taken back meanwhile nobody is told or called, and of a part of it the rest is told', async () => {
  const [whole, part] = [await aBuyer({ came: money(4699, 'EUR') }), await aBuyer({ came: money(4699, 'EUR') })]
  const before = await failed()
  await whole.takeBack(4699)
  await part.takeBack(2400)
  await sendAll()
  expect(await failuresToldTo(whole.ada)).toEqual([])
  expect((await failuresToldTo(part.ada)).map(({ subject }) => subject)).toEqual([
    'We konden € 22,99 niet terugbetalen',
  ])
  const levels = logged.map(([level, facts]) => [level, (facts as { orderId: string }).orderId])
  expect(levels).toEqual([
    ['warn', whole.orderId],
    ['error', part.orderId],
  ])
  expect(await failed()).toBe(before + 1)
})

test('nobody is told of the money of an account that is gone, but the log', async () => {
  const { ada } = await aBuyer({ came: money(4699, 'EUR') })
  await sql`delete from members where id = ${ada.id}`
  await sendAll()
  expect(logged.map(([level]) => level)).toEqual(['error'])
  expect(await failuresToldTo(ada)).toEqual([])
})

test('what its provider cannot send back is not asked of it, waits at once, and is told by the mail about what goes back', async () => {
  const asked: string[] = []
  const sandbox = world.payments.provider('sandbox')
  const provider = { ...sandbox, refund: async (id: string) => asked.push(id) }
  const payments = { ...world.payments, provider: () => provider as unknown as typeof sandbox }
  const by = { provider: 'sandbox', method: 'paysafecard' } as const
  const [whole, surplus] = [await aBuyer({ by }), await aBuyer({ by, came: money(4699, 'EUR') })]
  const asAda = await world.as(whole.ada)
  expect((await terms(asAda, whole.orderId)).canBeSentBack).toBe(false)
  await withdraw(asAda, { orderId: whole.orderId, refundMinor: 4799 })
  await sendRefunds({ ...world, payments, log })
  expect(asked).toEqual([])
  expect((await terms(asAda, whole.orderId)).became).toMatchObject({ state: 'failed' })
  expect(logged.map(([level, facts]) => [level, (facts as { orderId: string }).orderId]).sort()).toEqual(
    [whole, surplus].map(({ orderId }) => ['error', orderId]).sort(),
  )
  const waiting = await listRefundsToSettle(db, 1000)
  for (const { orderId } of [whole, surplus]) expect(waiting.map((one) => one.orderId)).toContain(orderId)
  for (const [{ ada }, words] of [
    [whole, 'weten op welke rekening je € 47,99 wilt ontvangen. Je krijgt het uiterlijk op'],
    [surplus, 'Laat via support@localhost weten op welke rekening je € 46,99 wilt ontvangen.'],
  ] as const) {
    expect(await failuresToldTo(ada)).toEqual([])
    expect((await mailsTo(world, ada.email)).map(({ text }) => plain(text)).join()).toContain(words)
  }
})

test('of what can be sent back nothing else is said beforehand', async () => {
  const { ada, orderId } = await aBuyer({ by: { provider: 'sandbox', method: 'ideal' } })
  expect((await terms(await world.as(ada), orderId)).canBeSentBack).toBe(true)
})

test('what a bank has taken back before anybody has heard of it is no failure', async () => {
  const came = money(4699, 'EUR')
  const { ada, orderId } = await aBuyer({ by: { provider: 'sandbox' }, came })
  const before = await failed()
  await sendAll({ payments: fasterBank(async () => ({ ...paid, paid: came, chargedBack: came })) })
  expect(await failuresToldTo(ada)).toEqual([])
  expect(logged).toMatchObject([['warn', { orderId }]])
  expect(said).toEqual(['refund not needed'])
  expect(await failed()).toBe(before)
})

test('a refusal waits for a provider that does not tell what has become of the payment', async () => {
  const { ada, orderId } = await aBuyer({ by: { provider: 'sandbox' } })
  await withdraw(await world.as(ada), { orderId, refundMinor: 4799 })
  const away = fasterBank(async () => {
    throw new ProviderAway('away')
  })
  await sendAll({ payments: away })
  expect(await view(await world.as(ada), orderId)).toMatchObject({ withdrawn: { refund: 'under_way' } })
  expect(logged.map(([level]) => level)).not.toContain('error')
  await sendAll({ payments: fasterBank(async () => paid) })
  expect(await view(await world.as(ada), orderId)).toMatchObject({ withdrawn: { refund: 'failed' } })
  expect(logged.filter(([level]) => level === 'error')).toHaveLength(1)
})

test('what a bank takes back after it could not be sent is not to be paid any more, which the log says once', async () => {
  const { ada, orderId, paymentId, takeBack } = await aBuyer()
  await withdraw(await world.as(ada), { orderId, refundMinor: 4799 })
  const before = await failed()
  await sendAll()
  await takeBack(2400)
  expect([said, await failed()]).toEqual([['refund not made'], before + 1])
  await Promise.all([takeBack(4799), takeBack(4799)])
  await takeBack(4799)
  const known = { orderId, paymentId, provider: 'nobody', minor: 4799, currency: 'EUR' }
  expect(logged.slice(1)).toMatchObject([['warn', known]])
  expect(said.slice(1)).toEqual(['refund not to be paid any more'])
  expect(await failed()).toBe(before)
})
