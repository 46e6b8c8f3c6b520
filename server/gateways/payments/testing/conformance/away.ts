import { describe, expect, test } from 'bun:test'
import { ProviderAway, ProviderRefused } from '../../provider.ts'
import { euros, type Scene } from './rig.ts'

/** Who is in the same process is never away: where its database is, nobody gets as far as asking it. */
export function describeAway({ name, provider, remote, unknown, asked, paid, refund, ...rig }: Scene): void {
  if (!remote) return
  const { line, impatient } = remote

  describe(`${name}, when it is away`, () => {
    test('every verb says so', async () => {
      const remember = await rig.remember()
      const { providerPaymentId } = await paid({ remember })
      const mandateId = (await provider.fetch(providerPaymentId)).mandateId ?? unknown.mandate
      const { providerRefundId } = await provider.refund(providerPaymentId, refund(100))
      const payment = await asked({ remember })
      line.cut()
      const verbs = [
        () => provider.methods('NL', 'EUR'),
        () => provider.create(payment),
        () => provider.charge(payment, mandateId),
        () => provider.findCharge(crypto.randomUUID(), mandateId),
        () => provider.fetch(providerPaymentId),
        () => provider.cancel(providerPaymentId),
        () => provider.refund(providerPaymentId, refund(100)),
        () => provider.refundState(providerPaymentId, providerRefundId),
        () => provider.forgetMandate(mandateId),
      ]
      for (const verb of verbs) await expect(verb(), String(verb)).rejects.toBeInstanceOf(ProviderAway)
    })

    test('it says whose name it does not know, unless it calls everybody as we do', async () => {
      const id = crypto.randomUUID()
      line.cut()
      const told = await provider.customer(id, null).catch((error) => error)
      if (told !== id) expect(told).toBeInstanceOf(rig.remembers ? ProviderAway : ProviderRefused)
    })

    test('nobody waits for an answer for ever', async () => {
      const { providerPaymentId } = await provider.create(await asked())
      line.hang()
      await expect(impatient(50).fetch(providerPaymentId)).rejects.toBeInstanceOf(ProviderAway)
    })

    test('a payment that was taken before the line broke is the one that is asked for again', async () => {
      const before = await rig.countPayments()
      const payment = await asked()
      line.loseAnswers()
      await expect(provider.create(payment)).rejects.toBeInstanceOf(ProviderAway)
      expect((await rig.countPayments()) - before).toBe(1)
      line.mend()
      const { state } = await provider.create(payment)
      expect(state.status).toBe('open')
      expect((await rig.countPayments()) - before).toBe(1)
    })

    test('money that went back before the line broke goes back once', async () => {
      const { providerPaymentId } = await paid()
      const some = refund(1000)
      line.loseAnswers()
      await expect(provider.refund(providerPaymentId, some)).rejects.toBeInstanceOf(ProviderAway)
      line.mend()
      await provider.refund(providerPaymentId, some)
      await rig.settleRefunds()
      expect((await provider.fetch(providerPaymentId)).refunded).toEqual(euros(1000))
    })
  })
}
