import { describe, expect, test } from 'bun:test'
import { money } from '../../../../../db/reference/money/money.ts'
import { ProviderRefused } from '../../provider.ts'
import { euros, type Scene } from './rig.ts'

export function describeRefunds({ name, provider, takes, unknown, asked, paid, refund, settleRefunds }: Scene): void {
  describe(`${name}, asked to send money back`, () => {
    test('does it, and twice with one id once', async () => {
      const { providerPaymentId } = await paid()
      const some = refund(1000)
      const { providerRefundId } = await provider.refund(providerPaymentId, some)
      const again = await Promise.all(Array.from({ length: 5 }, () => provider.refund(providerPaymentId, some)))
      expect(new Set(again.map((one) => one.providerRefundId))).toEqual(new Set([providerRefundId]))
      await settleRefunds()
      expect(await provider.refundState(providerPaymentId, providerRefundId)).toBe('done')
      expect(await provider.fetch(providerPaymentId)).toMatchObject({ paid: euros(4799), refunded: euros(1000) })
    })

    test('up to what came in, and never beyond, however many ask at once', async () => {
      const { providerPaymentId } = await paid()
      // No two of the same amount: Mollie takes the second one for the first.
      const parts = Array.from({ length: 50 }, (_, n) => 500 + n * 10)
      const asked = parts.map((minor) => provider.refund(providerPaymentId, refund(minor)))
      const ends = await Promise.allSettled(asked)
      const refused = ends.filter((one) => one.status === 'rejected')
      expect(new Set(refused.map(({ reason }) => reason.name))).toEqual(new Set(['ProviderRefused']))
      const sums = { rejected: [] as number[], fulfilled: [] as number[] }
      ends.forEach(({ status }, n) => void sums[status].push(parts[n] ?? 0))
      const left = 4799 - sums.fulfilled.reduce((sum, minor) => sum + minor, 0)
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(Math.min(...sums.rejected))
      await expect(provider.refund(providerPaymentId, refund(left + 2))).rejects.toBeInstanceOf(ProviderRefused)
      await provider.refund(providerPaymentId, refund(left))
      await settleRefunds()
      expect((await provider.fetch(providerPaymentId)).refunded).toEqual(euros(4799))
    })

    test('knows beforehand what it cannot send back, and refuses that', async () => {
      expect(provider.canRefund(takes.method)).toBe(true)
      const offered = (await provider.methods('NL', 'EUR')).map(({ method }) => method)
      for (const method of offered.filter((one) => !provider.canRefund(one))) {
        const { providerPaymentId } = await paid({ method })
        await expect(provider.refund(providerPaymentId, refund(100)), method).rejects.toBeInstanceOf(ProviderRefused)
      }
    })

    test('in another currency than what came in: refuses', async () => {
      const { providerPaymentId } = await paid()
      const wrong = { ...refund(0), amount: money(100, 'USD') }
      await expect(provider.refund(providerPaymentId, wrong)).rejects.toBeInstanceOf(ProviderRefused)
    })

    test('of what was not paid, or is not known: refuses', async () => {
      const { providerPaymentId } = await provider.create(await asked())
      for (const id of [providerPaymentId, unknown.payment, '\0', ''])
        await expect(provider.refund(id, refund(100)), id).rejects.toBeInstanceOf(ProviderRefused)
      for (const id of [unknown.refund, '\0', ''])
        await expect(provider.refundState(providerPaymentId, id), id).rejects.toBeInstanceOf(ProviderRefused)
    })
  })
}
