import { afterAll, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { createMetrics } from '../../../core/operations/metrics.ts'
import { createPayments } from '../../../gateways/payments/gateway.ts'
import { mollieProvider } from '../../../gateways/payments/mollie.ts'
import { mollieKey, mollieServer } from '../../../gateways/payments/testing/mollie/server.ts'
import { gaugesOf } from '../../../gauges.ts'
import { runAtServer } from '../../../testing/at-server.ts'
import { appOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { tellOfBooks } from '../../credits/books.ts'
import { withdraw } from '../../withdrawals/withdraw.ts'
import { attempt, ordered } from '../testing/buyer.ts'
import { sendRefunds } from '../upkeep/send-refunds.ts'
import { excessCommands } from './excess-command.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const own = await testWorld(database)
const server = mollieServer({
  deliver: async (_, form) =>
    app.handle(new Request('http://localhost/payments/mollie/webhook', { method: 'POST', body: form })),
})
afterAll(() => server.stop())
const mollie = mollieProvider({ apiKey: mollieKey, endpoint: server.url })
const payments = createPayments([mollie], { ...own, isTest: true })
const alarms: [facts: Record<string, unknown>, message: string][] = []
const log = Object.assign(Object.create(own.log), {
  error: (...told: (typeof alarms)[number]) => void alarms.push(told),
})
const world = { ...own, payments, log }
const app = appOf(world)

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
  const [{ id: paymentId }] = await sql`select id from payments where order_id = ${orderId}`
  return { ada, ctx, orderId, id, paymentId: paymentId as string }
}

const run = (...answers: string[]) => runAtServer(world, excessCommands.excess, answers)
const gauge = async () =>
  Number(/^vonk_payments_excessive (\d+)$/m.exec(await createMetrics(gaugesOf(world)).text())?.[1])
const books = async () => (await tellOfBooks(db)).words.split('\n').slice(0, -1)
const named = 'more of a payment has left than came in'

test('a refund that arrived and a charge-back of the same payment is an alarm, and a case with what to do', async () => {
  const { ada, ctx, orderId, id, paymentId } = await aBuyer()
  await withdraw(ctx, { orderId, refundMinor: 4799 })
  await sendRefunds(world)
  server.settleRefunds()
  const [refund] = server.payments.get(id)?.refunds ?? []
  server.chargeBack(id)
  await server.delivered()
  expect(alarms).toMatchObject([
    [{ paymentId, orderId, paidMinor: 4799, refundedMinor: 4799, chargedBackMinor: 4799, excessMinor: 4799 }, named],
  ])
  expect([await gauge(), await books()]).toEqual([1, [`${named}: member ${ada.id}`]])
  const shown = (await run('')).asked.join()
  for (const words of [
    paymentId,
    id,
    orderId,
    'Ada',
    'so 47.99 EUR too much has left',
    'Object to the charge-back',
    refund?.id ?? '?',
  ])
    expect(shown).toContain(words)

  // The operator has disputed the charge-back and won: the money is back.
  server.chargeBack(id, 0)
  await server.delivered()
  expect([await gauge(), await books()]).toEqual([0, []])
})

test('more given back at the provider than came in is looked after once, by somebody, for a reason; what comes then is new', async () => {
  const { ada, id, paymentId } = await aBuyer()
  server.giveBack(id, 4799)
  server.giveBack(id, 500)
  await server.delivered()
  expect(await books()).toEqual([`${named}: member ${ada.id}`])
  const { said } = await run(paymentId, '  Shipping was   paid back as well', 'Bo', 'yes')
  expect(said).toBe(`Booked: payment ${paymentId} is looked after. To be looked after still: 0.`)
  expect([await gauge(), await books()]).toEqual([0, []])
  const [row] = await sql`select excess_minor, reason, acknowledged_by, created_at from excess_acknowledgements`
  expect(row).toEqual({
    ...{ excess_minor: 500, reason: 'Shipping was paid back as well', acknowledged_by: 'Bo' },
    created_at: own.now(),
  })
  const [entry] =
    await sql`select staff_id, subject_id, details from audit_entries where action = 'excess_acknowledged'`
  expect(entry).toEqual({ staff_id: null, subject_id: paymentId, details: { minor: 500, currency: 'EUR' } })

  server.giveBack(id, 100)
  await server.delivered()
  expect([await gauge(), await books()]).toEqual([1, [`${named}: member ${ada.id}`]])
  await run(paymentId, 'And this', 'Bo', 'yes')
  expect([await gauge(), await books()]).toEqual([0, []])
})

test.each([
  ['what is no reason', ['', 'Bo', 'yes']],
  ['a reason without end', ['a'.repeat(301), 'Bo', 'yes']],
  ['nobody', ['Because', ' ', 'yes']],
  ['no yes', ['Because', 'Bo', 'no']],
])('nothing is booked for %s', async (_, answers) => {
  const { id, paymentId } = await aBuyer()
  server.giveBack(id, 5000)
  await server.delivered()
  const before = await gauge()
  expect((await run(paymentId, ...answers)).said).toBe(
    answers.at(-1) === 'yes' ? 'acknowledgement_invalid' : 'Nothing was booked.',
  )
  expect(await gauge()).toBe(before)
})
