import { describe, expect, test } from 'bun:test'
import { countryCodes } from '../../../../../db/reference/countries/codes.ts'
import { countries } from '../../../../../db/reference/countries/facts.ts'
import { type CreatedPayment, ProviderAway, ProviderRefused } from '../../provider.ts'
import { euros, type Rig, type Scene } from './rig.ts'

export function describeRemembering(scene: Scene): void {
  const { remembers } = scene
  if (remembers) describeMemory(scene, remembers)
  else describeNoMemory(scene)
}

function describeMemory(
  { name, provider, remote, unknown, asked, paid, countPayments, ...rig }: Scene,
  { payByCardThatWorksOnce, endMandate }: NonNullable<Rig['remembers']>,
): void {
  describe(`${name}, told to remember what is paid with`, () => {
    const mandateOf = async ({ providerPaymentId }: CreatedPayment) => {
      const { mandateId } = await provider.fetch(providerPaymentId)
      if (!mandateId) throw new Error('nothing is remembered')
      return mandateId
    }

    test('calls one member by one name, also where it is asked for many times at once', async () => {
      const id = crypto.randomUUID()
      const names = await Promise.all(Array.from({ length: 20 }, () => provider.customer(id, null)))
      names.push(await provider.customer(id, names[0]!))
      expect(new Set(names).size).toBe(1)
      expect(await provider.customer(crypto.randomUUID(), null)).not.toBe(names[0]!)
    })

    test('keeps apart what one member has remembered by and by', async () => {
      const remember = await rig.remember()
      const mandates = [await mandateOf(await paid({ remember })), await mandateOf(await paid({ remember }))] as const
      expect(mandates[0]).not.toBe(mandates[1])
      await provider.forgetMandate(mandates[0])
      await expect(provider.charge(await asked(), mandates[0])).rejects.toBeInstanceOf(ProviderRefused)
      expect((await provider.charge(await asked(), mandates[1])).state.status).toBe('paid')
    })

    test('charges it again without anybody there, once for one id', async () => {
      const remember = await rig.remember()
      const mandateId = await mandateOf(await paid({ remember }))
      const again = await asked({ remember })
      const { providerPaymentId, checkoutUrl } = await provider.charge(again, mandateId)
      expect(checkoutUrl).toBeNull()
      expect((await provider.charge(again, mandateId)).providerPaymentId).toBe(providerPaymentId)
      expect(await provider.fetch(providerPaymentId)).toMatchObject({ status: 'paid', paid: euros(4799) })
    })

    test('finds a charge again by our id, and charges nothing by looking', async () => {
      const remember = await rig.remember()
      const mandateId = await mandateOf(await paid({ remember }))
      const before = await countPayments()
      expect(await provider.findCharge(crypto.randomUUID(), mandateId)).toBeNull()
      expect(await countPayments()).toBe(before)
      const again = await asked({ remember })
      const { providerPaymentId } = await provider.charge(again, mandateId)
      await provider.forgetMandate(mandateId)
      expect((await provider.findCharge(again.id, mandateId))?.providerPaymentId).toBe(providerPaymentId)
    })

    test.skipIf(!remote)(
      'finds a charge that was taken before the line broke, and none where it broke before that',
      async () => {
        const remember = await rig.remember()
        const mandateId = await mandateOf(await paid({ remember }))
        const before = await countPayments()
        const again = await asked({ remember })
        remote?.line.loseAnswers()
        await expect(provider.charge(again, mandateId)).rejects.toBeInstanceOf(ProviderAway)
        remote?.line.mend()
        const found = await provider.findCharge(again.id, mandateId)
        expect(found ? 1 : 0).toBe((await countPayments()) - before)
      },
    )

    test('says so where the card does not take it', async () => {
      const remember = await rig.remember()
      const first = await provider.create(await asked({ remember }))
      await payByCardThatWorksOnce(first)
      const { providerPaymentId, state } = await provider.charge(await asked({ remember }), await mandateOf(first))
      expect([state.status, (await provider.fetch(providerPaymentId)).status]).toEqual(['failed', 'failed'])
    })

    test('charges nothing that was forgotten, or that it never knew', async () => {
      const remember = await rig.remember()
      const mandateId = await mandateOf(await paid({ remember }))
      const before = await asked({ remember })
      const charged = await provider.charge(before, mandateId)
      await provider.forgetMandate(mandateId)
      expect((await provider.charge(before, mandateId)).providerPaymentId).toBe(charged.providerPaymentId)
      for (const id of [mandateId, unknown.mandate])
        await expect(provider.forgetMandate(id), id).rejects.toMatchObject({ name: 'ProviderRefused', isUnknown: true })
      for (const id of [mandateId, unknown.mandate, '../x'])
        await expect(provider.charge(await asked({ remember }), id)).rejects.toBeInstanceOf(ProviderRefused)
    })

    test('charges nothing that has ended there, says so each time, and still knows what was charged before', async () => {
      const remember = await rig.remember()
      const mandateId = await mandateOf(await paid({ remember }))
      const before = await asked({ remember })
      const charged = await provider.charge(before, mandateId)
      await endMandate(mandateId)
      const count = await countPayments()
      for (const payment of [await asked({ remember }), await asked({ remember })])
        await expect(provider.charge(payment, mandateId)).rejects.toMatchObject({
          ...{ name: 'ProviderRefused', isUnknown: true },
        })
      expect(await countPayments()).toBe(count)
      expect((await provider.charge(before, mandateId)).providerPaymentId).toBe(charged.providerPaymentId)
    })

    test('says of each method whether it can be remembered', async () => {
      const offers = await provider.methods('NL', 'EUR')
      expect(offers.find(({ method }) => method === 'creditcard')?.canBeRemembered).toBe(true)
      expect(offers.find(({ method }) => method === 'ideal')?.canBeRemembered).toBe(false)
    })
  })
}

function describeNoMemory({ name, provider, unknown, asked, paid, countPayments, ...rig }: Scene): void {
  describe(`${name}, told to remember what is paid with`, () => {
    test('does not, and offers nothing that could be', async () => {
      const { providerPaymentId } = await paid({ remember: await rig.remember() })
      expect((await provider.fetch(providerPaymentId)).mandateId).toBeNull()
      const offered = await Promise.all(countryCodes.map((code) => provider.methods(code, countries[code].currency)))
      expect(offered.flat().filter(({ canBeRemembered }) => canBeRemembered)).toEqual([])
    })

    test('has no name for them', async () => {
      await expect(provider.customer(crypto.randomUUID(), null)).rejects.toBeInstanceOf(ProviderRefused)
    })

    test('charges nobody without them, and finds no charge', async () => {
      const [before, remember] = [await countPayments(), await rig.remember()]
      for (const mandate of [unknown.mandate, '../x', '\0', '']) {
        const charge = provider.charge(await asked({ remember }), mandate)
        await expect(charge, mandate).rejects.toBeInstanceOf(ProviderRefused)
        expect(await provider.findCharge(crypto.randomUUID(), mandate)).toBeNull()
        await provider.forgetMandate(mandate)
      }
      expect(await countPayments()).toBe(before)
    })
  })
}
