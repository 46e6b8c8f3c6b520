import { afterAll, expect, test } from 'bun:test'
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

test('what it is paid with names nobody', async () => {
  const { providerPaymentId } = await paid()
  expect(JSON.stringify(await provider.fetch(providerPaymentId))).not.toContain('Naam')
})

test('a payment or a refund that Mollie has forgotten the key of moves no money twice', async () => {
  const remember = { customer: await provider.customer('a', null) }
  const first = await paid({ remember })
  const mandateId = (await provider.fetch(first.providerPaymentId)).mandateId ?? ''
  const again = asked({ remember })
  const back = { id: crypto.randomUUID(), amount: money(1000, 'EUR'), description: 'Terug' }
  const charged = await provider.charge(again, mandateId)
  const refund = await provider.refund(first.providerPaymentId, back)
  server.forgetKeys()
  expect((await provider.charge(again, mandateId)).providerPaymentId).toBe(charged.providerPaymentId)
  expect(await provider.refund(first.providerPaymentId, back)).toEqual(refund)
})

test('a member whom Mollie knows is one for ever, and whom somebody has deleted there is made anew', async () => {
  const [id, before] = [crypto.randomUUID(), server.customers.size]
  const customer = await provider.customer(id, null)
  server.forgetKeys()
  expect(await provider.customer(id, customer)).toBe(customer)
  expect(server.customers.get(customer)?.metadata).toEqual({ customer: id })
  server.customers.delete(customer)
  const anew = await provider.customer(id, customer)
  expect([anew === customer, server.customers.size - before]).toEqual([false, 1])
  await expect(provider.create(asked({ remember: { customer } }))).rejects.toBeInstanceOf(ProviderRefused)
  expect((await provider.create(asked({ remember: { customer: anew } }))).state.status).toBe('open')
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
  for (const status of [429, 409]) {
    server.answerWith(status, 1)
    await expect(fetching()).rejects.toBeInstanceOf(ProviderAway)
  }
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
