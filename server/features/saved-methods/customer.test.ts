import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { createPayments } from '../../gateways/payments/gateway.ts'
import { mollieProvider } from '../../gateways/payments/mollie.ts'
import type { PaymentProvider } from '../../gateways/payments/provider.ts'
import { mollieKey, mollieServer } from '../../gateways/payments/testing/mollie/server.ts'
import { doJob } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { look } from '../orders/buy/look.ts'
import { attempt, ordered } from '../orders/testing/buyer.ts'
import { eachStep, fateAt, killedAt } from '../orders/testing/mortal.ts'
import { forget } from './forget.ts'
import { list } from './list.ts'
import { rememberVersion } from './rules.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
const server = mollieServer()
afterAll(() => server.stop())
afterEach(() => expect(server.departures()).toEqual([]))

const mollie = mollieProvider({ apiKey: mollieKey, endpoint: server.url })
let ada: TestMember
beforeEach(async () => {
  ada = await aMember(db)
})

const asAda = (provider: PaymentProvider = mollie) =>
  world.as(ada, {
    payments: createPayments([provider], { ...world, isTest: true }),
    // Mollie sends no webhooks to an address of this machine.
    ...{ origin: 'https://vonk.example', config: { ...world.config, publicUrl: 'https://vonk.example' } },
  })

const remembering = () => attempt({ ...{ method: 'creditcard' as const, bank: null }, remember: rememberVersion })

/** Begins a payment that is to be remembered: its order, and its id at Mollie. */
async function begun(provider?: PaymentProvider) {
  const { orderId, checkoutUrl } = await ordered(await asAda(provider), { payment: remembering() })
  return { orderId, id: checkoutUrl?.split('/').at(-1) ?? '' }
}

async function paid(provider?: PaymentProvider) {
  const { orderId, id } = await begun(provider)
  server.decide(id, 'paid')
  await look(await asAda(), orderId)
  world.pass(1)
  return id
}

const customerOf = (id: string) => server.payments.get(id)?.customerId

/** Waits until it was called twice, then makes another customer for each call, as if it had lost the first. */
function forgetful(): PaymentProvider {
  const { promise: bothAsked, resolve } = Promise.withResolvers<void>()
  let asked = 0
  return {
    ...mollie,
    async customer(_, known) {
      if (++asked === 2) resolve()
      await bothAsked
      return mollie.customer(crypto.randomUUID(), known)
    },
  }
}

test('a member is one customer at Mollie, whatever they have remembered, and others are others', async () => {
  const before = server.customers.size
  const first = await begun()
  server.passHour()
  const [second, third] = [await paid(), await paid()]
  expect(new Set([first.id, second, third].map(customerOf)).size).toBe(1)
  expect(server.customers.size - before).toBe(1)
  ada = await aMember(db)
  expect(customerOf((await begun()).id)).not.toBe(customerOf(second))
})

test('two first payments at once are of one customer, also where Mollie makes two', async () => {
  const before = server.customers.size
  const provider = forgetful()
  const both = await Promise.all([begun(provider), begun(provider)])
  expect(server.customers.size - before).toBe(2)
  expect(new Set(both.map(({ id }) => customerOf(id))).size).toBe(1)
  expect(customerOf(await paid())).toBe(customerOf(both[0].id))
})

test('what is forgotten is revoked, and the customer and what else is remembered stay', async () => {
  const first = await paid()
  const [card] = (await list(await asAda())).methods
  await forget(await asAda(), card!.id)
  await doJob(await asAda(), { queue: 'mandate_revocations', payload: {} })
  const second = await paid()
  expect(customerOf(second)).toBe(customerOf(first))
  const { mandateId } = server.payments.get(second)!
  expect([...server.customers.get(customerOf(second)!)!.mandates.keys()]).toEqual([mandateId!])
  const [newer] = (await list(await asAda())).methods
  const tap = attempt({ method: 'creditcard', bank: null, savedMethodId: newer!.id })
  const { orderId } = await ordered(await asAda(), { payment: tap })
  const [{ status }] = await sql`select status from payments where order_id = ${orderId}`
  expect(status).toBe('paid')
})

test('what has ended at Mollie is charged nothing and offered no more, and what else is remembered stays', async () => {
  const first = server.payments.get(await paid())
  const other = await begun()
  server.decide(other.id, 'paid', { label: 'Visa', digits: '1881', country: 'NL', isChargeable: true })
  await look(await asAda(), other.orderId)
  world.pass(1)
  const second = server.payments.get(other.id)
  const saved = (await list(await asAda())).methods
  server.endMandate(second!.customerId!, second!.mandateId!)
  const tap = (n: number) => attempt({ method: 'creditcard', bank: null, savedMethodId: saved[n]!.id })
  const before = server.payments.size
  await ordered(await asAda(), { payment: tap(0) })
  expect(server.payments.size).toBe(before)
  expect(await list(await asAda())).toMatchObject({ methods: [saved[1]], ended: [saved[0]] })
  await ordered(await asAda(), { payment: tap(1) })
  expect([...server.payments.values()].at(-1)).toMatchObject({ mandateId: first!.mandateId, status: 'paid' })
})

test('somebody who was deleted at Mollie is made anew, and kept', async () => {
  const gone = customerOf(await paid())!
  server.deleteCustomer(gone)
  const [one, other] = [customerOf(await paid()), customerOf(await paid())]
  expect(one).not.toBe(gone)
  expect(other).toBe(one!)
})

test.each(eachStep(15))('a first payment that is killed at step %i of %i has one customer', async (step, steps) => {
  const before = server.customers.size
  const payment = remembering()
  const asked = { id: crypto.randomUUID(), payment }
  expect(await killedAt(await asAda(), step, (ctx) => ordered(ctx, asked))).toBe(fateAt(step, steps))
  const { checkoutUrl } = await ordered(await asAda(), asked)
  expect(customerOf(checkoutUrl?.split('/').at(-1) ?? '')).toBeDefined()
  expect(server.customers.size - before).toBe(1)
})
