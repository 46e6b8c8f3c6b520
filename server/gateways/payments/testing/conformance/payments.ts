import { describe, expect, test } from 'bun:test'
import { countryCodes } from '../../../../../db/reference/countries/codes.ts'
import { countries } from '../../../../../db/reference/countries/facts.ts'
import { money } from '../../../../../db/reference/money/money.ts'
import { ProviderRefused } from '../../provider.ts'
import { euros, type Scene } from './rig.ts'

export function describePayments({ name, provider, takes, outcomes, unknown, asked, paid, ...rig }: Scene): void {
  const offersIn = (country: keyof typeof countries) => provider.methods(country, countries[country].currency)

  describe(`${name}, asked to take money`, () => {
    test('opens a page for the member, and nothing has come in', async () => {
      const { checkoutUrl, providerPaymentId, state } = await provider.create(await asked())
      expect(URL.parse(checkoutUrl ?? '')?.protocol).toMatch(/^https?:$/)
      expect(state).toMatchObject({ status: 'open', paid: euros(0), refunded: euros(0), chargedBack: euros(0) })
      expect(await provider.fetch(providerPaymentId)).toEqual(state)
    })

    test('twice with one id makes one payment, at once as well', async () => {
      const before = await rig.countPayments()
      const payment = await asked()
      const all = await Promise.all(Array.from({ length: 50 }, () => provider.create(payment)))
      all.push(await provider.create(payment))
      expect(new Set(all.map(({ providerPaymentId }) => providerPaymentId)).size).toBe(1)
      expect((await rig.countPayments()) - before).toBe(1)
    })

    test('twice with one id, the second time in another currency, makes one payment as well', async () => {
      const before = await rig.countPayments()
      const payment = await asked()
      const first = await provider.create(payment)
      const second = await provider
        .create({ ...payment, amount: money(4799, 'GBP'), country: 'GB' })
        .catch((error) => error)
      if (second instanceof Error) expect(second).toBeInstanceOf(ProviderRefused)
      else expect(second.providerPaymentId).toBe(first.providerPaymentId)
      expect((await rig.countPayments()) - before).toBe(1)
    })

    test('takes it by every method that it offers, in each of the countries and their currencies', async () => {
      for (const country of countryCodes) {
        const { currency } = countries[country]
        for (const { method, banks } of await offersIn(country)) {
          const payment = await asked({ country, method, amount: money(4799, currency), bank: banks[0]?.id ?? null })
          const { state } = await provider.create(payment)
          expect(state.paid, `${country} ${method}`).toEqual(money(0, currency))
        }
      }
    })

    test(`offers ${takes.only ? 'what it says, and there alone' : 'several methods in each country'}`, async () => {
      for (const country of countryCodes) {
        const offered = (await offersIn(country)).map(({ method }) => method)
        if (takes.only) expect(offered, country).toEqual(takes.only.in(country) ? [...takes.only.methods] : [])
        else expect(offered.length, country).toBeGreaterThan(1)
      }
    })

    test('offers no method that is dead', async () => {
      const offered = (await Promise.all(countryCodes.map(offersIn))).flat().map(({ method }) => method as string)
      for (const dead of ['giropay', 'sofort', 'maestro']) expect(offered).not.toContain(dead)
    })

    test('refuses a method that it does not offer there', async () => {
      const dead = provider.create(await asked({ method: 'giropay' }))
      await expect(dead).rejects.toBeInstanceOf(ProviderRefused)
      const inDollars = { country: 'US', amount: money(4799, 'USD') } as const
      const elsewhere = provider.create(await asked({ ...inDollars, method: takes.only?.methods[0] ?? 'ideal' }))
      await expect(elsewhere).rejects.toBeInstanceOf(ProviderRefused)
    })
  })

  describe(`${name}, asked what has become of a payment`, () => {
    test('that was paid: what came in, how, and from where', async () => {
      const { providerPaymentId } = await paid()
      const state = await provider.fetch(providerPaymentId)
      expect(state).toMatchObject({ status: 'paid', paid: euros(4799), refunded: euros(0), chargedBack: euros(0) })
      expect(state.paidWith).toMatch(/^\w+[ \u00a0](••••\u00a0)?\d{4}$/)
      expect(state.bankCountry).toMatch(/^[A-Z]{2}$/)
      expect(state.mandateId).toBeNull()
    })

    for (const outcome of outcomes.filter((one) => one !== 'paid' && one !== 'charged_back'))
      test(`that is ${outcome}`, async () => {
        const created = await provider.create(await asked())
        await rig.decide(created, outcome)
        const told = { status: outcome, canBeCancelled: false, paid: euros(0) }
        expect(await provider.fetch(created.providerPaymentId)).toMatchObject(told)
      })

    test('that was paid and taken back by a bank', async () => {
      const created = await provider.create(await asked())
      await rig.decide(created, 'charged_back')
      const state = await provider.fetch(created.providerPaymentId)
      expect(state).toMatchObject({ status: 'paid', paid: euros(4799), chargedBack: euros(4799) })
    })

    test('that it does not know: refuses', async () => {
      for (const id of [unknown.payment, 'tr_../methods', '../methods', 'a?b#c', '\0', 'x'.repeat(500), ''])
        await expect(provider.fetch(id), id).rejects.toBeInstanceOf(ProviderRefused)
    })
  })

  describe(`${name}, asked to cancel`, () => {
    test('a payment that nobody has begun to pay: nobody can any more', async () => {
      const created = await provider.create(await asked({ method: takes.cancellable }))
      expect(created.state.canBeCancelled).toBe(true)
      await provider.cancel(created.providerPaymentId)
      await provider.cancel(created.providerPaymentId)
      const ended = { status: 'cancelled', canBeCancelled: false } as const
      expect(await provider.fetch(created.providerPaymentId)).toMatchObject(ended)
    })

    test('one that is paid: nothing happens', async () => {
      const { providerPaymentId } = await paid()
      await provider.cancel(providerPaymentId)
      expect(await provider.fetch(providerPaymentId)).toMatchObject({ status: 'paid', paid: euros(4799) })
    })

    test('one that it does not know: refuses', async () => {
      for (const id of [unknown.payment, '\0', ''])
        await expect(provider.cancel(id), id).rejects.toBeInstanceOf(ProviderRefused)
    })
  })
}
