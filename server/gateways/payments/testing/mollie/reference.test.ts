import { afterAll, expect, test } from 'bun:test'
import { Client } from 'mollie-api-typescript'
import { departuresOf, operationOf, operations } from './reference.ts'
import { mollieKey, mollieServer } from './server.ts'

const server = mollieServer()
afterAll(() => server.stop())

const amount = { currency: 'EUR', value: '10.00' }
const addresses = { redirectUrl: 'https://vonk.example/credits', webhookUrl: 'https://vonk.example/webhook' }

test('a client that was made from Mollie’s reference gets along with who plays Mollie, in all that we ask', async () => {
  const theirs = new Client({ serverURL: new URL('/', server.url).href, security: { apiKey: mollieKey } })
  const { methods } = (await theirs.methods.list({ billingCountry: 'NL', amount })).embedded
  expect(methods.map(({ id }) => id)).toContain('ideal')
  const { id: customerId } = await theirs.customers.create({ entityCustomer: { metadata: { customer: 'a' } } })
  expect((await theirs.customers.get({ customerId })).metadata).toEqual({ customer: 'a' })
  const asked = { description: '60 credits', amount, ...addresses, customerId }
  const first = await theirs.payments.create({
    paymentRequest: { ...asked, method: 'creditcard', sequenceType: 'first' },
  })
  expect([first.status, first.links.checkout?.type]).toEqual(['open', 'text/html'])
  server.decide(first.id, 'paid')
  const { mandateId, amountRemaining } = await theirs.payments.get({ paymentId: first.id })
  expect(amountRemaining).toEqual(amount)
  const again = { paymentRequest: { ...asked, mandateId, sequenceType: 'recurring' as const, redirectUrl: null } }
  expect((await theirs.payments.create(again)).status).toBe('paid')
  const nowhere = theirs.payments.create({ paymentRequest: { ...asked, redirectUrl: null } })
  await expect(nowhere).rejects.toMatchObject({ statusCode: 422, field: 'redirectUrl' })
  const transfer = await theirs.payments.create({ paymentRequest: { ...asked, method: 'banktransfer' } })
  expect((await theirs.payments.cancel({ paymentId: transfer.id })).status).toBe('canceled')
  const refundRequest = { amount: { currency: 'EUR', value: '4.00' }, description: 'Terug', metadata: { id: 'b' } }
  const refund = await theirs.refunds.create({ paymentId: first.id, refundRequest })
  expect(await theirs.refunds.get({ paymentId: first.id, refundId: refund.id })).toEqual(refund)
  const duplicate = theirs.refunds.create({ paymentId: first.id, refundRequest })
  await expect(duplicate).rejects.toMatchObject({ name: 'ErrorResponse', statusCode: 409 })
  expect((await theirs.refunds.list({ paymentId: first.id })).result.embedded.refunds).toHaveLength(1)
  const { payments = [] } = (await theirs.customers.listPayments({ customerId })).result.embedded
  expect(payments.map(({ status, sequenceType }) => `${sequenceType} ${status}`)).toEqual([
    ...['oneoff canceled', 'recurring paid', 'first paid'],
  ])
  const mandate = { customerId, mandateId: mandateId ?? '' }
  expect(await theirs.mandates.get(mandate)).toMatchObject({ id: mandateId, customerId, status: 'valid' })
  server.endMandate(mandate.customerId, mandate.mandateId)
  expect((await theirs.mandates.get(mandate)).status).toBe('invalid')
  await expect(theirs.payments.create(again)).rejects.toMatchObject({ statusCode: 422, field: 'mandateId' })
  await theirs.mandates.revoke(mandate)
  await expect(theirs.payments.get({ paymentId: 'tr_none' })).rejects.toMatchObject({ statusCode: 404 })

  const spoken = server.asked.map((line) => {
    const [method = '', path = ''] = line.split(' ')
    return operationOf(new Request(new URL(path, server.url), { method }))?.name
  })
  expect(new Set(spoken)).toEqual(new Set(Object.keys(operations) as (typeof spoken)[number][]))
  expect(server.departures()).toEqual([])
})

const url = 'https://api.mollie.com/v2/'
const refundPath = `${url}payments/tr_1/refunds/re_1`
const link = { href: url, type: 'text/html' }
const refund = {
  ...{ resource: 'refund', id: 're_1', mode: 'test', description: 'Terug', amount, metadata: null },
  ...{ paymentId: 'tr_1', status: 'pending', createdAt: '2026-11-23T12:00:00+00:00' },
  _links: { self: link, payment: link, documentation: link },
}

const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/hal+json' } })

test('an answer that departs from the reference is told, by field and word', async () => {
  const toldOf = async (answered: Response) => departuresOf(new Request(refundPath), answered)
  const at = 'GET payments/{paymentId}/refunds/{refundId}:'
  const { status: _, ...stateless } = refund
  expect(await toldOf(answer(refund))).toEqual([])
  expect(await toldOf(answer({ ...refund, state: 'done' }))).toEqual([`${at} what is answered.state is not in it`])
  expect(await toldOf(answer(stateless))).toEqual([`${at} what is answered.status is undefined`])
  expect(await toldOf(answer({ ...refund, status: 'done' }))).toEqual([`${at} what is answered.status is "done"`])
  const asNumber = { ...refund, amount: { currency: 'EUR', value: 10 } }
  expect(await toldOf(answer(asNumber))).toEqual([`${at} what is answered.amount.value is 10`])
  expect(await toldOf(answer(refund, 201))).toEqual([`${at} status is 201`])
  expect(await toldOf(new Response(JSON.stringify(refund)))).toEqual([`${at} what is answered is no HAL`])
  const problem = { status: 404, title: 'Not Found', detail: 'No refund', _links: { documentation: link } }
  expect(await toldOf(answer(problem, 404))).toEqual([])
  expect(await toldOf(answer(problem, 410))).toEqual([`${at} status is 410, and 404 is told`])
  expect(await toldOf(answer({ ...problem, status: 409 }, 409))).toEqual([`${at} status is 409`])
  expect(await toldOf(answer({ error: 'none' }, 404))).toContain(`${at} what is answered.title is undefined`)
})

test('a request that departs from the reference is told', async () => {
  const told = async (path: string, method = 'GET', body?: object) =>
    departuresOf(
      new Request(url + path, { method, ...(body && { body: JSON.stringify(body) }) }),
      answer({ status: 503, title: 'Away', detail: 'Away', _links: { documentation: link } }, 503),
    )
  const payment = { amount, description: 'x', redirectUrl: url, method: 'ideal', sequenceType: 'oneoff' }
  const at = 'POST payments: what is asked.paymentRequest'
  expect(await told('payments', 'POST', payment)).toEqual([])
  expect((await told('payments', 'POST', { ...payment, method: 'giropay' })).join()).toStartWith(`${at}.method is`)
  expect(await told('payments', 'POST', { ...payment, price: 1 })).toEqual([`${at}.price is not in it`])
  const { redirectUrl: _, ...nowhere } = payment
  expect(await told('payments', 'POST', nowhere)).toEqual([`${at}.redirectUrl is undefined`])
  expect(await told('payments', 'POST', { ...nowhere, sequenceType: 'recurring' })).toEqual([])
  expect(await told('methods?amount[currency]=EUR&amount[value]=1.00&billingCountry=NL')).toEqual([])
  expect(await told('methods?country=NL')).toEqual(['GET methods: what is asked.country is not in it'])
  expect(await told('customers/cst_1/payments?limit=250')).toEqual([])
  expect(await told('customers/cst_1/payments?limit=many')).toHaveLength(1)
  expect(await told('refunds/re_1')).toEqual([`GET ${url}refunds/re_1 is not in the reference`])
  expect(await told('payments/tr_1', 'DELETE', { reason: 'none' })).toHaveLength(1)
})
