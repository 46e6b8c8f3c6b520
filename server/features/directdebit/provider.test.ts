import { describe, expect, test } from 'bun:test'
import { aMember } from '../../../db/testing/factories.ts'
import { ProviderRefused } from '../../gateways/payments/provider.ts'
import { bankProvider } from './provider.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { aDebit, newPayment } from './testing/scene.ts'

const { db, sql, world } = await aCollectingSite()

describe('a mandate', () => {
  test('has a number of its own, none is left out, and asked for twice it is one', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => aMember(db)))
    const [before] = await sql`select coalesce(max(number), 0)::int as last from direct_debits`
    const debits = await Promise.all(members.map((member) => aDebit(world, member)))
    const again = await Promise.all(debits.map(({ paymentId }) => bankProvider(world).create(newPayment(paymentId))))
    expect(again.map(({ providerPaymentId }) => providerPaymentId)).toEqual(debits.map(({ id }) => id))
    const rows = await sql`select number from direct_debits where number > ${before.last} order by number`
    expect(rows.map(({ number }: { number: number }) => number)).toEqual(members.map((_, n) => before.last + 1 + n))
  })
})

test('whoever takes money by files takes it for payments of the shop alone, and beside the other providers', async () => {
  await expect(bankProvider(world).create(newPayment(crypto.randomUUID()))).rejects.toBeInstanceOf(ProviderRefused)
  expect(await bankProvider(world).methods('GB', 'EUR')).toEqual([])
  expect((await world.payments.methods('NL', 'EUR')).find(({ method }) => method === 'sdd')?.provider).toBe('bank')
})
