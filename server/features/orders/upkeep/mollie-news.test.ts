import { afterAll, afterEach, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { boughtOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { createPayments } from '../../../gateways/payments/gateway.ts'
import { mollieProvider } from '../../../gateways/payments/mollie.ts'
import { mollieKey, mollieServer } from '../../../gateways/payments/testing/mollie/server.ts'
import { appOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { attempt, ordered } from '../testing/buyer.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const own = await testWorld(database)
const server = mollieServer()
afterAll(() => server.stop())
const payments = createPayments([mollieProvider({ apiKey: mollieKey, endpoint: server.url })], { ...own, isTest: true })
const app = appOf({ ...own, payments })
afterEach(async () => {
  server.answerWith(0, 0)
  expect(server.departures()).toEqual([])
  expect(await findFaults(db)).toEqual([])
})

async function begun(ada: TestMember): Promise<string> {
  const ctx = {
    ...(await own.as(ada)),
    // Mollie sends no webhooks to an address of this machine.
    ...{ payments, origin: 'https://vonk.example', config: { ...own.config, publicUrl: 'https://vonk.example' } },
  }
  const { checkoutUrl } = await ordered(ctx, { payment: attempt({ bank: null }) })
  return checkoutUrl?.split('/').at(-1) ?? ''
}

/** As Mollie sends it: the id alone, as a form. */
const news = async (id: string) => {
  const url = 'http://localhost/payments/mollie/webhook'
  const { status } = await app.handle(new Request(url, { method: 'POST', body: new URLSearchParams({ id }) }))
  return status
}

test('Mollie’s news of a payment credit it once it is paid, and tell of what a bank has taken back', async () => {
  const ada = await aMember(db)
  const id = await begun(ada)
  expect([await news(id), await boughtOf(db, ada)]).toEqual([200, 0])
  server.decide(id, 'paid')
  expect(await Promise.all([news(id), news(id), news(id)])).toEqual([200, 200, 200])
  expect(await boughtOf(db, ada)).toBe(60)
  server.chargeBack(id)
  expect(await news(id)).toBe(200)
  const [row] = await sql`select charged_back_minor as minor from payments where provider_payment_id = ${id}`
  expect(row.minor).toBe(4799)
})

test('Mollie’s news of a payment that is not ours are taken, as Mollie asks for, and Mollie is not asked', async () => {
  const before = server.asked.length
  for (const id of ['tr_unknown', 'ord_1', 're_1', '']) expect(await news(id), id).toBe(200)
  expect(server.asked).toHaveLength(before)
})

test('Mollie’s news come again where Mollie itself does not answer', async () => {
  const id = await begun(await aMember(db))
  server.answerWith(429, 1)
  expect(await news(id)).toBe(503)
  expect(await news(id)).toBe(200)
})
