import { describe, expect, test } from 'bun:test'
import { money } from '../../../db/reference/money/money.ts'
import { aMember } from '../../../db/testing/factories.ts'
import { ProviderRefused } from '../../gateways/payments/provider.ts'
import { bankProvider } from './provider.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { aBuyer, aDebit, newPayment } from './testing/scene.ts'

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

test('whoever takes money by files refuses what it does not know, and what it cannot do', async () => {
  const bank = bankProvider(world)
  const amount = money(100, 'EUR')
  for (const id of ['tr_none', '', '\0', crypto.randomUUID()]) {
    await expect(bank.fetch(id), id).rejects.toBeInstanceOf(ProviderRefused)
    await expect(bank.cancel(id), id).rejects.toBeInstanceOf(ProviderRefused)
    const refund = { id: crypto.randomUUID(), amount, description: '' }
    await expect(bank.refund(id, refund), id).rejects.toBeInstanceOf(ProviderRefused)
    await expect(bank.refundState(id, id), id).rejects.toBeInstanceOf(ProviderRefused)
  }
  const { paymentId } = await aBuyer(world)
  await expect(bank.create(newPayment(crypto.randomUUID()))).rejects.toBeInstanceOf(ProviderRefused)
  await expect(bank.charge(newPayment(paymentId), 'x')).rejects.toBeInstanceOf(ProviderRefused)
  expect(await bank.methods('NL', 'EUR')).toEqual([{ method: 'sdd', banks: [], canBeRemembered: false }])
  expect([await bank.methods('GB', 'GBP'), await bank.methods('GB', 'EUR')]).toEqual([[], []])
  expect((await world.payments.methods('NL', 'EUR')).find(({ method }) => method === 'sdd')?.provider).toBe('bank')
})
