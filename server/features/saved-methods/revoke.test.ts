import { beforeEach, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aSavedMethod } from '../../../db/testing/orders.ts'
import { createMetrics } from '../../core/operations/metrics.ts'
import { createPayments } from '../../gateways/payments/gateway.ts'
import { ProviderAway, ProviderRefused } from '../../gateways/payments/provider.ts'
import { sandboxProvider } from '../../gateways/payments/sandbox.ts'
import { gaugesOf } from '../../gauges.ts'
import { doJob } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { forget } from './forget.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
const hour = 3_600_000

/** What the provider answers to the next revocations, and what it was asked. */
let answers: (Error | undefined)[]
let asked: string[]
const provider = {
  ...sandboxProvider({ url: 'http://localhost', key: '' }),
  async forgetMandate(id: string) {
    asked.push(id)
    const answer = answers.shift()
    if (answer) throw answer
  },
}
const away = {
  ...provider,
  name: 'away',
  async forgetMandate() {
    throw new ProviderAway('away')
  },
}
const payments = createPayments([away, provider], { ...world, isTest: true })

beforeEach(async () => {
  await sql`delete from saved_methods`
  answers = []
  asked = []
})

async function aForgotten(provider = 'sandbox'): Promise<string> {
  const ada = await aMember(db)
  const id = await aSavedMethod(db, ada.id, { provider, createdAt: world.now() })
  await forget(await world.as(ada), id)
  return id
}

/** Whether it is revoked after another round. */
async function afterRound(id: string): Promise<boolean> {
  await doJob({ ...world, payments }, { queue: 'mandate_revocations', payload: {} })
  const [{ revoked_at: revokedAt }] = await sql`select revoked_at from saved_methods where id = ${id}`
  return revokedAt !== null
}

const refused = async () =>
  Number(/^vonk_mandates_not_revoked (\d+)$/m.exec(await createMetrics(gaugesOf(world)).text())?.[1])

test('a mandate that its provider does not know any more is revoked', async () => {
  const id = await aForgotten()
  answers = [new ProviderRefused('gone', { isUnknown: true })]
  expect([await afterRound(id), await afterRound(id), asked.length]).toEqual([true, true, 1])
})

test('one that its provider refuses to revoke is counted, and asked for again after six hours until it is', async () => {
  const id = await aForgotten()
  answers = [new ProviderRefused('no'), new ProviderRefused('no')]
  expect([await afterRound(id), await refused()]).toEqual([false, 1])
  world.pass(6 * hour - 1)
  expect([await afterRound(id), asked.length]).toEqual([false, 1])
  world.pass(1)
  expect([await afterRound(id), asked.length]).toEqual([false, 2])
  world.pass(6 * hour)
  expect([await afterRound(id), await refused()]).toEqual([true, 0])
})

test('one whose provider is away is asked for again with the next round', async () => {
  const id = await aForgotten()
  answers = [new ProviderAway('away')]
  expect([await afterRound(id), await refused(), await afterRound(id)]).toEqual([false, 0, true])
})

test('a hundred that are refused, or of a provider that is no more, hold up no other', async () => {
  for (let n = 0; n < 60; n++) await aForgotten('gone')
  for (let n = 0; n < 60; n++) await aForgotten()
  answers = Array.from({ length: 60 }, () => new ProviderRefused('no'))
  world.pass(1)
  const last = await aForgotten()
  expect(await afterRound(last)).toBe(true)
  expect(asked).toHaveLength(61)
})

test('a hundred of a provider that is away hold up none of another, nor does one of its own', async () => {
  for (let n = 0; n < 100; n++) await aForgotten('away')
  world.pass(1)
  const [poison, other] = [await aForgotten(), await aForgotten()]
  answers = [new ProviderAway('away')]
  expect([await afterRound(other), asked.length]).toEqual([false, 1])
  answers = [undefined, new ProviderAway('away')]
  expect([await afterRound(other), await afterRound(poison)]).toEqual([true, true])
})
