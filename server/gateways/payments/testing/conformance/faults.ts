import { describe, expect, test } from 'bun:test'
import { ProviderAway } from '../../provider.ts'
import { euros, type Scene } from './rig.ts'

/** What has happened to real payments at real providers, and what the shop must hear of it. */
export function describeFaults({ name, provider, faults, paid, refund, settleRefunds }: Scene): void {
  if (!faults) return
  const { chargeBack, giveBack, callOff, garble, fail } = faults
  const stateOf = async (id: string) => {
    const { status, paid, refunded, chargedBack } = await provider.fetch(id)
    return [status, paid, refunded, chargedBack].map((told) => (typeof told === 'string' ? told : told.minor))
  }

  describe(`${name}, on a bad day`, () => {
    test('tells of a refund that arrived and a charge-back of the same payment as both', async () => {
      const { providerPaymentId: id } = await paid()
      await provider.refund(id, refund(4799))
      await settleRefunds()
      await chargeBack(id, 4799)
      expect(await stateOf(id)).toEqual(['paid', 4799, 4799, 4799])
    })

    test('tells no more of a charge-back that was reversed, in whole or in part', async () => {
      const { providerPaymentId: id } = await paid()
      await chargeBack(id, 4799)
      await chargeBack(id, 2400)
      expect(await stateOf(id)).toEqual(['paid', 4799, 0, 2400])
      await chargeBack(id, 0)
      expect(await stateOf(id)).toEqual(['paid', 4799, 0, 0])
    })

    test('tells no more of money that was given back there once that is called off', async () => {
      const { providerPaymentId: id } = await paid()
      const first = await giveBack(id, 1200)
      await giveBack(id, 800)
      expect(await stateOf(id)).toEqual(['paid', 4799, 2000, 0])
      await callOff(id, first)
      expect(await stateOf(id)).toEqual(['paid', 4799, 800, 0])
    })

    test('says of a refund that was called off that it never comes, and counts it no more', async () => {
      const { providerPaymentId: id } = await paid()
      const { providerRefundId } = await provider.refund(id, refund(1000))
      await callOff(id, providerRefundId)
      expect([await provider.refundState(id, providerRefundId), await stateOf(id)]).toEqual([
        'failed',
        ['paid', 4799, 0, 0],
      ])
    })

    test('tells of more that was given back than came in', async () => {
      const { providerPaymentId: id } = await paid()
      await giveBack(id, 4799)
      await giveBack(id, 500)
      expect(await stateOf(id)).toEqual(['paid', 4799, 5299, 0])
    })

    test('is not away where it says of one payment what nobody can read, or fails at that one', async () => {
      for (const trouble of [garble, fail]) {
        const [one, other] = [await paid(), await paid()]
        await trouble(one.providerPaymentId, true)
        const failure = await provider.fetch(one.providerPaymentId).catch((error) => error)
        expect(failure).toBeInstanceOf(ProviderAway)
        expect(failure.hasAnswered).toBe(true)
        expect((await provider.fetch(other.providerPaymentId)).paid).toEqual(euros(4799))
        await trouble(one.providerPaymentId, false)
        expect((await provider.fetch(one.providerPaymentId)).paid).toEqual(euros(4799))
      }
    })
  })
}
