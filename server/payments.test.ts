import { expect, test } from 'bun:test'
import { aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { readConfig } from './config.ts'
import { creditor } from './features/directdebit/testing/creditor.ts'
import { methodsFor } from './features/payments/methods.ts'
import { openPayments } from './payments.ts'
import { anotherSite } from './testing/site.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

async function takersOf(env: Record<string, string>, isDemo = false) {
  const { providers, isTest, close } = await openPayments({ ...world, config: readConfig(env), isDemo })
  await close()
  return { providers, isTest }
}

test('whoever is configured takes the money, and the test bank where nobody is and nothing is at stake', async () => {
  const live = { MOLLIE_API_KEY: 'live_abcdefghijklmnopqrstuvwxyz', PUBLIC_URL: 'https://vonk.example' }
  const trial = { ...live, MOLLIE_API_KEY: 'test_abcdefghijklmnopqrstuvwxyz' }
  expect(await takersOf({})).toEqual({ providers: ['bank', 'sandbox'], isTest: true })
  expect(await takersOf({ NODE_ENV: 'production' }, true)).toEqual({ providers: ['bank', 'sandbox'], isTest: true })
  expect(await takersOf({ NODE_ENV: 'production' })).toEqual({ providers: ['bank'], isTest: false })
  expect(await takersOf(live)).toEqual({ providers: ['bank', 'mollie'], isTest: false })
  expect(await takersOf(trial)).toEqual({ providers: ['bank', 'mollie'], isTest: true })
  expect(await takersOf(live, true)).toEqual({ providers: ['bank', 'mollie', 'sandbox'], isTest: false })
})

test('a site says who takes which methods', async () => {
  const asked: unknown[] = []
  const methods = async (...all: unknown[]) => {
    asked.push(all)
    return []
  }
  const payments = { ...world.payments, methods }
  const paymentRoutes = [{ provider: 'sandbox', methods: ['ideal'], countries: ['NL'] }]
  const site = await anotherSite(database.db, world, { paymentRoutes })
  await methodsFor({ ...(await site.visitor()), payments }, 'NL', 'EUR')
  expect(asked).toEqual([['NL', 'EUR', paymentRoutes]])
})

test('the operator’s bank takes nothing for a site that names nobody who collects', async () => {
  const [one, other] = [
    await anotherSite(database.db, world, { directDebitCreditor: creditor }),
    await anotherSite(database.db, world, {}),
  ]
  const takersAt = async (site: typeof one) =>
    (await methodsFor(await site.visitor(), 'NL', 'EUR')).map(({ provider }) => provider)
  expect([(await takersAt(one)).includes('bank'), (await takersAt(other)).includes('bank')]).toEqual([true, false])
})
