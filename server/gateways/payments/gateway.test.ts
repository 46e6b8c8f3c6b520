import { beforeEach, expect, test } from 'bun:test'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import { createPayments, type PaymentGateway } from './gateway.ts'
import { type PaymentProvider, ProviderAway, ProviderRefused } from './provider.ts'

let time = 0
let warned: object[] = []
let asked: string[] = []
const away = new Set<string>()

beforeEach(() => {
  warned = []
  asked = []
  away.clear()
})

/** One who offers these methods everywhere; nothing else is asked of it here. */
function offering(name: string, ...methods: PaymentMethod[]): PaymentProvider {
  const offer = async () => {
    asked.push(name)
    if (away.has(name)) throw new ProviderAway(name)
    return methods.map((method) => ({ method, banks: [], canBeRemembered: false }))
  }
  return { name, methods: offer } as Partial<PaymentProvider> as PaymentProvider
}

const gatewayOf = (...providers: PaymentProvider[]): PaymentGateway =>
  createPayments(providers, { isTest: false, now: () => new Date(time), log: { warn: (facts) => warned.push(facts) } })

const both = () => gatewayOf(offering('mollie', 'ideal', 'creditcard'), offering('other', 'creditcard', 'blik'))

const routed = async (gateway: PaymentGateway, ...rest: Parameters<PaymentGateway['methods']>) =>
  (await gateway.methods(...rest)).map(({ method, provider }) => `${method} ${provider}`)

test('the first provider that offers a method gets it, and what the others have besides is offered too', async () => {
  expect(await routed(both(), 'NL', 'EUR')).toEqual(['ideal mollie', 'creditcard mollie', 'blik other'])
  expect(await routed(gatewayOf(), 'NL', 'EUR')).toEqual([])
})

test('a route gives a method in a country to another one', async () => {
  const route = { provider: 'other', methods: ['creditcard'], countries: ['BE'] } as const
  expect(await routed(both(), 'BE', 'EUR', [route])).toEqual(['ideal mollie', 'creditcard other', 'blik other'])
  expect(await routed(both(), 'NL', 'EUR', [route])).toEqual(['ideal mollie', 'creditcard mollie', 'blik other'])
})

test('the first route counts, and one to who does not offer the method, or is not there, is passed over', async () => {
  const routes = [{ provider: 'gone' }, { provider: 'other' }, { provider: 'mollie' }]
  expect(await routed(both(), 'NL', 'EUR', routes)).toEqual(['ideal mollie', 'creditcard other', 'blik other'])
})

test('who does not answer offers nothing: the next one gets it, until they are back', async () => {
  const gateway = both()
  away.add('mollie')
  for (let twice = 0; twice < 2; twice++)
    expect(await routed(gateway, 'NL', 'EUR')).toEqual(['creditcard other', 'blik other'])
  expect(warned).toMatchObject([{ provider: 'mollie' }])
  away.clear()
  time += 15_000
  expect(await routed(gateway, 'NL', 'EUR')).toEqual(['ideal mollie', 'creditcard mollie', 'blik other'])
})

test('they are asked once a minute for each country, however many pay', async () => {
  const gateway = both()
  await Promise.all(Array.from({ length: 50 }, () => gateway.methods('NL', 'EUR')))
  expect(asked).toEqual(['mollie', 'other'])
  await gateway.methods('BE', 'EUR')
  time += 60_000
  await gateway.methods('NL', 'EUR')
  expect(asked).toHaveLength(6)
})

test('a provider is found by its name, and one that is gone takes nothing', () => {
  expect(both().provider('other').name).toBe('other')
  expect(() => both().provider('gone')).toThrow(ProviderRefused)
})
