import { afterAll, afterEach, expect, test } from 'bun:test'
import { PaymentResponseStatus } from 'mollie-api-typescript/models/paymentresponse.js'
import { RefundResponseStatus } from 'mollie-api-typescript/models/refundresponse.js'
import { money } from '../../../db/reference/money/money.ts'
import { mollieProvider } from './mollie.ts'
import { type CreatedPayment, type NewPayment, ProviderAway, ProviderRefused } from './provider.ts'
import { describeProvider } from './testing/conformance/index.ts'
import { mollieKey, mollieServer } from './testing/mollie/server.ts'
import { unreliableLine } from './testing/unreliable-line.ts'

const server = mollieServer()
const line = unreliableLine(server.url)
afterAll(() => {
  line.close()
  server.stop()
})

afterEach(() => expect(server.departures()).toEqual([]))

const speaking = { apiKey: mollieKey, endpoint: line.url }
const provider = mollieProvider(speaking)

const words = { paid: 'paid', failed: 'failed', cancelled: 'canceled', expired: 'expired', pending: 'pending' } as const

describeProvider('mollie', {
  provider,
  takes: { method: 'creditcard', cancellable: 'sct', only: null },
  remote: { line, impatient: (patience) => mollieProvider({ ...speaking, patience }) },
  remembers: {
    async payByCardThatWorksOnce({ providerPaymentId }) {
      server.decide(providerPaymentId, 'paid', { label: 'Visa', digits: '0341', country: 'NL', isChargeable: false })
    },
    async endMandate(remembered) {
      const [customer = '', mandate = ''] = remembered.split('.')
      server.endMandate(customer, mandate)
    },
  },
  faults: {
    chargeBack: async (id, minor) => server.chargeBack(id, minor),
    giveBack: async (id, minor) => server.giveBack(id, minor),
    callOff: async (id, refund) => server.endRefund(id, refund, 'canceled'),
    garble: async (id, isOn) => server.tellNoAmount(id, isOn),
    fail: async (id, isOn) => server.failFor(id, isOn ? 500 : 0),
  },
  webhookOf: (id) => ({
    body: new URLSearchParams({ id }).toString(),
    headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }),
  }),
  outcomes: ['paid', 'failed', 'cancelled', 'expired', 'pending', 'charged_back'],
  async decide({ providerPaymentId }, outcome) {
    server.decide(providerPaymentId, outcome === 'charged_back' ? 'paid' : words[outcome])
    if (outcome === 'charged_back') server.chargeBack(providerPaymentId)
  },
  countPayments: async () => server.payments.size,
  settleRefunds: async () => server.settleRefunds(),
  unknown: { payment: 'tr_none', refund: 're_none', mandate: 'cst_none.mdt_none' },
})

const asked = (traits: Partial<NewPayment> = {}): NewPayment => ({
  ...{
    id: crypto.randomUUID(),
    amount: money(4799, 'EUR'),
    method: 'creditcard',
    bank: null,
    country: 'NL',
    locale: 'nl',
  },
  ...{ description: '60 credits', returnUrl: 'https://vonk.example/credits/1' },
  ...{ webhookUrl: 'https://vonk.example/payments/mollie/webhook', remember: null },
  ...traits,
})

const back = () => ({ id: crypto.randomUUID(), amount: money(1000, 'EUR'), description: 'Terug' })

async function paid(traits: Partial<NewPayment> = {}): Promise<CreatedPayment> {
  const created = await provider.create(asked(traits))
  server.decide(created.providerPaymentId, 'paid')
  return created
}

const known = ({ providerPaymentId }: CreatedPayment) => server.payments.get(providerPaymentId)

test('methods and languages go by Mollie’s names', async () => {
  const payment = async (traits: Partial<NewPayment>) => known(await provider.create(asked(traits)))
  expect(await payment({ method: 'sct', country: 'BE' })).toMatchObject({ method: 'banktransfer', locale: 'nl_BE' })
  expect(await payment({ method: 'visa', country: 'US', locale: 'en' })).toMatchObject({
    method: 'creditcard',
    locale: 'en_US',
  })
  expect(await payment({ locale: 'en', country: 'NL' })).toMatchObject({ locale: 'en_GB' })
  expect((await payment({ locale: 'xx' }))?.locale).toBeUndefined()
  const inPoland = { country: 'PL', amount: money(100, 'PLN') } as const
  expect(await payment({ ...inPoland, method: 'prezelewy24' })).toMatchObject({
    amount: { value: '1.00', currency: 'PLN' },
  })
  expect((await provider.methods('FR', 'EUR')).map(({ method }) => method)).toEqual([
    ...(['cartebancaire', 'creditcard', 'paypal', 'applepay', 'paysafecard', 'sct'] as const),
  ])
})

test('every status of a payment in Mollie’s reference is one of ours', async () => {
  const told: Record<string, string> = {}
  for (const status of Object.values(PaymentResponseStatus)) {
    const { providerPaymentId } = await provider.create(asked())
    server.decide(providerPaymentId, status)
    const state = await provider.fetch(providerPaymentId)
    expect(state.paid.minor, status).toBe(status === 'paid' ? 4799 : 0)
    told[status] = state.status
  }
  expect(told).toEqual({
    ...{ open: 'open', pending: 'pending', authorized: 'pending', paid: 'paid' },
    ...{ canceled: 'cancelled', expired: 'expired', failed: 'failed' },
  })
})

test('every status of a refund in Mollie’s reference is one of ours', async () => {
  const told: Record<string, string> = {}
  for (const status of Object.values(RefundResponseStatus)) {
    const { providerPaymentId } = await paid()
    const { providerRefundId } = await provider.refund(providerPaymentId, back())
    server.settleRefunds(status)
    told[status] = await provider.refundState(providerPaymentId, providerRefundId)
  }
  expect(told).toEqual({
    ...{ queued: 'pending', pending: 'pending', processing: 'pending', refunded: 'done' },
    ...{ failed: 'failed', canceled: 'failed' },
  })
})

test('as much again of one payment goes back an hour later: until then Mollie takes it for the first', async () => {
  const { providerPaymentId } = await paid()
  const [first, second] = [back(), back()]
  await provider.refund(providerPaymentId, first)
  await expect(provider.refund(providerPaymentId, second)).rejects.toBeInstanceOf(ProviderAway)
  server.passHour()
  await provider.refund(providerPaymentId, second)
  expect((await provider.fetch(providerPaymentId)).refunded).toEqual(money(2000, 'EUR'))
})

test('what a paysafecard has paid cannot go back', async () => {
  const { providerPaymentId } = await paid({ method: 'paysafecard' })
  await expect(provider.refund(providerPaymentId, back())).rejects.toBeInstanceOf(ProviderRefused)
})

test('an account is told by its country and last digits, PayPal by its name, and nothing else of them', async () => {
  const meansOf = async (method: NewPayment['method']) => {
    const { paidWith, bankCountry } = await provider.fetch((await paid({ method })).providerPaymentId)
    return [paidWith, bankCountry]
  }
  expect(await meansOf('ideal')).toEqual(['IBAN 6789', 'NL'])
  expect(await meansOf('paypal')).toEqual(['PayPal', null])
  expect(await meansOf('paysafecard')).toEqual([null, null])
})

test('what it is paid with names nobody', async () => {
  const { providerPaymentId } = await paid()
  expect(JSON.stringify(await provider.fetch(providerPaymentId))).not.toContain('Naam')
})

test('a payment or a refund that Mollie has forgotten the key of moves no money twice', async () => {
  const remember = { customer: await provider.customer('a', null) }
  const first = await paid({ remember })
  const mandateId = (await provider.fetch(first.providerPaymentId)).mandateId ?? ''
  const again = asked({ remember })
  const some = back()
  const charged = await provider.charge(again, mandateId)
  const refund = await provider.refund(first.providerPaymentId, some)
  server.passHour()
  expect((await provider.charge(again, mandateId)).providerPaymentId).toBe(charged.providerPaymentId)
  expect(await provider.refund(first.providerPaymentId, some)).toEqual(refund)
})

test('a member whom Mollie knows is one for ever, and whom somebody has deleted there is made anew', async () => {
  const [id, before] = [crypto.randomUUID(), server.customers.size]
  const customer = await provider.customer(id, null)
  server.passHour()
  expect(await provider.customer(id, customer)).toBe(customer)
  expect(server.customers.get(customer)?.metadata).toEqual({ customer: id })
  server.deleteCustomer(customer)
  const anew = await provider.customer(id, customer)
  expect([anew === customer, server.customers.size - before]).toEqual([false, 1])
  await expect(provider.create(asked({ remember: { customer } }))).rejects.toBeInstanceOf(ProviderRefused)
  expect((await provider.create(asked({ remember: { customer: anew } }))).state.status).toBe('open')
})

test('a refund is found among many that came later', async () => {
  const { providerPaymentId } = await paid()
  const first = back()
  const refunded = await provider.refund(providerPaymentId, first)
  for (let n = 1; n <= 60; n++) await provider.refund(providerPaymentId, { ...back(), amount: money(n, 'EUR') })
  server.passHour()
  expect(await provider.refund(providerPaymentId, first)).toEqual(refunded)
})

test('a charge is found among many that came later', async () => {
  const remember = { customer: await provider.customer(crypto.randomUUID(), null) }
  const { mandateId } = await provider.fetch((await paid({ remember })).providerPaymentId)
  const charge = asked()
  const { providerPaymentId } = await provider.charge(charge, mandateId ?? '')
  for (let n = 0; n < 60; n++) await provider.charge(asked(), mandateId ?? '')
  expect((await provider.findCharge(charge.id, mandateId ?? ''))?.providerPaymentId).toBe(providerPaymentId)
})

test('its hiccups are waited out, and then it is away', async () => {
  const { providerPaymentId } = await provider.create(asked())
  const fetching = () => provider.fetch(providerPaymentId)
  server.answerWith(503, 2, { 'retry-after': '0' })
  expect((await fetching()).status).toBe('open')
  server.answerWith(503, 3, { 'retry-after': '0' })
  await expect(fetching()).rejects.toBeInstanceOf(ProviderAway)
  server.answerWith(429, 1)
  await expect(fetching()).rejects.toBeInstanceOf(ProviderAway)
  server.answerWith(503, 1, { 'retry-after': '3600' })
  await expect(mollieProvider({ ...speaking, patience: 50 }).fetch(providerPaymentId)).rejects.toBeInstanceOf(
    ProviderAway,
  )
  server.answerWith(0, 0)
})

test('what it refuses is told without its words, which may name somebody', async () => {
  const wrong = mollieProvider({ ...speaking, apiKey: 'test_wrongwrongwrongwrongwrongwrong' })
  const refused = await wrong.methods('NL', 'EUR').catch((error) => error)
  expect(refused).toBeInstanceOf(ProviderRefused)
  expect(refused.message).toBe('mollie refused: 401')
  expect(refused.cause).toBeUndefined()
})

test('a webhook address that the world cannot reach is refused', async () => {
  const here = provider.create(asked({ webhookUrl: 'http://localhost:3000/payments/mollie/webhook' }))
  await expect(here).rejects.toThrow('mollie refused: 422 webhookUrl')
})

test('a mandate that can be none of Mollie’s is known to nobody there', async () => {
  for (const id of ['', '../x', 'cst_1', 'cst_1.md_1'])
    await expect(provider.forgetMandate(id), id).rejects.toMatchObject({ isUnknown: true })
})
