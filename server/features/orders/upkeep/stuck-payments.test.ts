import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { boughtOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { createMetrics } from '../../../core/operations/metrics.ts'
import { createPayments } from '../../../gateways/payments/gateway.ts'
import { mollieProvider } from '../../../gateways/payments/mollie.ts'
import { sandboxProvider } from '../../../gateways/payments/sandbox.ts'
import { mollieKey, mollieServer } from '../../../gateways/payments/testing/mollie/server.ts'
import { gaugesOf } from '../../../gauges.ts'
import { doJob } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { serveBank } from '../../sandbox/serve.ts'
import { atTheBank } from '../../sandbox/testing/at-the-bank.ts'
import { look } from '../buy/look.ts'
import { pay } from '../buy/pay.ts'
import { attempt, ordered } from '../testing/buyer.ts'
import { view } from '../view/order-view.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const own = await testWorld(database)
const server = mollieServer()
const bank = serveBank(own)
afterAll(async () => {
  server.stop()
  await bank.close()
})
const mollie = mollieProvider({ apiKey: mollieKey, endpoint: server.url })
const payments = createPayments([mollie, sandboxProvider(bank)], { ...own, isTest: true })
const world = { ...own, payments }

beforeEach(async () => {
  await sql`update payments set status = 'cancelled', ask_failures = 0, ask_again_at = null where status in ('open', 'pending')`
})
afterEach(async () => {
  expect(server.departures()).toEqual([])
  expect(await findFaults(db)).toEqual([])
})

const as = async (member: TestMember) => ({
  ...(await own.as(member)),
  // Mollie sends no webhooks to an address of this machine.
  ...{ payments, origin: 'https://vonk.example', config: { ...own.config, publicUrl: 'https://vonk.example' } },
})

async function begun() {
  const ada = await aMember(db)
  const { orderId, checkoutUrl } = await ordered(await as(ada), { payment: attempt({ bank: null }) })
  return { ada, orderId, id: checkoutUrl?.split('/').at(-1) ?? '' }
}

async function round(minutes = 5) {
  own.pass(minutes * 60_000)
  await doJob(world, { queue: 'payment_reconciliation', payload: {} })
}

const gauge = async (name: string) =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(await createMetrics(gaugesOf(world)).text())?.[1])
const timesAsked = (id: string) => server.asked.filter((path) => path === `GET /v2/payments/${id}`).length

test.each<[what: string, trouble: (id: string) => void]>([
  ['cannot be read', (id) => server.tellNoAmount(id)],
  ['fail', (id) => server.failFor(id, 500)],
])('five payments whose answers %s hold up no other one, at their provider or elsewhere', async (_, trouble) => {
  const stuck = await Promise.all(Array.from({ length: 5 }, begun))
  for (const { id } of stuck) trouble(id)
  const [one, eva] = [await begun(), await aMember(db)]
  const elsewhere = await ordered({ ...(await as(eva)), payments: own.payments })
  server.decide(one.id, 'paid')
  await atTheBank(own, elsewhere, { outcome: 'paid' })
  await round()
  expect([await boughtOf(db, one.ada), await boughtOf(db, eva)]).toEqual([60, 60])
  expect(await gauge('vonk_payments_stuck')).toBe(5)
  expect(await gauge('vonk_payments_reconciled_timestamp_seconds')).toBe(own.now().getTime() / 1000)
})

test('one that cannot be read is asked about again, each time after a longer pause, and found once it can be', async () => {
  const { ada, id } = await begun()
  server.tellNoAmount(id)
  const asked: number[] = []
  for (let n = 0; n < 12; n++) {
    const before = timesAsked(id)
    await round()
    asked.push(timesAsked(id) > before ? 1 : 0)
  }
  // After 5, 10, 20 and 40 minutes.
  expect(asked).toEqual([1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0])
  server.tellNoAmount(id, false)
  server.decide(id, 'paid')
  for (let n = 0; n < 4; n++) await round()
  expect([await boughtOf(db, ada), await gauge('vonk_payments_stuck')]).toEqual([60, 0])
})

test('whoever waits for such a payment reads so, and pays by another method; what came twice goes back', async () => {
  const { ada, orderId, id } = await begun()
  const ctx = await as(ada)
  expect((await view(ctx, orderId)).isUnclear).toBe(false)
  server.decide(id, 'paid')
  server.tellNoAmount(id)
  expect(await look(ctx, orderId)).toBe(false)
  expect(await view(ctx, orderId)).toMatchObject({ isUnclear: true, canPayOtherwise: true })
  const { checkoutUrl } = await pay(ctx, { orderId, payment: attempt({ method: 'creditcard', bank: null }) })
  server.decide(checkoutUrl?.split('/').at(-1) ?? '', 'paid')
  await look(ctx, orderId)
  expect(await boughtOf(db, ada)).toBe(60)
  server.tellNoAmount(id, false)
  await round(60)
  expect(
    await sql`select r.reason, r.minor from refunds r join payments p on p.id = r.payment_id
    where p.provider_payment_id = ${id}`,
  ).toEqual([{ reason: 'surplus', minor: 4799 }])
})

test('a provider that does not answer at all is asked once in a round, and nothing of it counts as stuck', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, begun))
  const nobody = mollieProvider({ apiKey: mollieKey, endpoint: 'http://127.0.0.1:1/' })
  const cut = { ...world, payments: createPayments([nobody], { ...own, isTest: true }) }
  own.pass(5 * 60_000)
  await doJob(cut, { queue: 'payment_reconciliation', payload: {} })
  const [round] = await sql`select asked, failed from reconciliations`
  expect([all.length, round]).toEqual([12, { asked: 5, failed: 5 }])
  expect(await gauge('vonk_payments_stuck')).toBe(0)
})
