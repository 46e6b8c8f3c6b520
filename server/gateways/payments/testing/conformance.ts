import { afterEach, describe, expect, test } from 'bun:test'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import { countries } from '../../../../db/reference/countries/facts.ts'
import { money } from '../../../../db/reference/money/money.ts'
import {
  type CreatedPayment,
  type NewPayment,
  type PaymentProvider,
  ProviderAway,
  ProviderRefused,
} from '../provider.ts'
import type { UnreliableLine } from './unreliable-line.ts'

/** What the suite needs beside the provider: the hands of those who are on its other side. */
export interface Rig {
  /** Speaks over `line`. */
  provider: PaymentProvider
  /** The same with so many milliseconds for an answer. */
  impatient(patience: number): PaymentProvider
  line: UnreliableLine
  /** Somebody has paid, or has not; `charged_back`: has paid, and it was taken back. */
  decide(
    created: CreatedPayment,
    outcome: 'paid' | 'failed' | 'cancelled' | 'expired' | 'pending' | 'charged_back',
  ): Promise<void>
  /** Charging again what is remembered by this payment will fail. */
  payByCardThatWorksOnce(created: CreatedPayment): Promise<void>
  /** How many payments whoever takes the money knows. */
  countPayments(): Promise<number>
  /** Money that is on its way back arrives. */
  settleRefunds(): Promise<void>
  /** Ids as it gives them, of nothing. */
  unknown: { payment: string; refund: string; mandate: string }
  /** A webhook as the provider sends it, and its headers. */
  webhookOf(providerPaymentId: string): { body: string; headers: Headers }
}

/** What every provider must do (gateways/payments/provider.ts), whoever it is. */
export function describeProvider(name: string, { provider, impatient, line, unknown, ...rig }: Rig): void {
  const euros = (minor: number) => money(minor, 'EUR')

  const asked = (traits: Partial<NewPayment> = {}): NewPayment => ({
    id: crypto.randomUUID(),
    amount: euros(4799),
    method: 'creditcard',
    bank: null,
    country: 'NL',
    locale: 'nl',
    description: '60 credits',
    returnUrl: 'https://vonk.example/credits/1',
    webhookUrl: `https://vonk.example/payments/${name}/webhook`,
    remember: null,
    ...traits,
  })
  const remember = { customer: crypto.randomUUID() }

  async function paid(traits: Partial<NewPayment> = {}): Promise<CreatedPayment> {
    const created = await provider.create(asked(traits))
    await rig.decide(created, 'paid')
    return created
  }

  const refund = (minor: number, id: string = crypto.randomUUID()) => ({
    id,
    amount: euros(minor),
    description: 'Terug',
  })

  afterEach(() => line.mend())

  describe(`${name}, asked to take money`, () => {
    test('opens a page for the member, and nothing has come in', async () => {
      const { checkoutUrl, providerPaymentId, state } = await provider.create(asked())
      expect(URL.parse(checkoutUrl ?? '')?.protocol).toMatch(/^https?:$/)
      expect(state).toMatchObject({ status: 'open', paid: euros(0), refunded: euros(0), chargedBack: euros(0) })
      expect(await provider.fetch(providerPaymentId)).toEqual(state)
    })

    test('twice with one id makes one payment, at once as well', async () => {
      const before = await rig.countPayments()
      const payment = asked()
      const first = await provider.create(payment)
      const others = await Promise.all(Array.from({ length: 50 }, () => provider.create(payment)))
      expect(new Set([first, ...others].map(({ providerPaymentId }) => providerPaymentId)).size).toBe(1)
      expect((await rig.countPayments()) - before).toBe(1)
    })

    test('twice with one id, the second time in another currency, makes one payment as well', async () => {
      const before = await rig.countPayments()
      const payment = asked()
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
        const offered = await provider.methods(country, currency)
        expect(offered.length, country).toBeGreaterThan(1)
        for (const { method, banks } of offered) {
          const payment = asked({ country, method, amount: money(4799, currency), bank: banks[0]?.id ?? null })
          const { state } = await provider.create(payment)
          expect(state.paid, `${country} ${method}`).toEqual(money(0, currency))
        }
      }
    })

    test('offers no method that is dead', async () => {
      const offered = await Promise.all(countryCodes.map((code) => provider.methods(code, countries[code].currency)))
      const methods: string[] = offered.flat().map(({ method }) => method)
      for (const dead of ['giropay', 'sofort', 'maestro']) expect(methods).not.toContain(dead)
    })

    test('refuses a method that it does not offer there', async () => {
      const dead = provider.create(asked({ method: 'giropay' }))
      await expect(dead).rejects.toBeInstanceOf(ProviderRefused)
      const elsewhere = provider.create(asked({ method: 'ideal', country: 'US', amount: money(4799, 'USD') }))
      await expect(elsewhere).rejects.toBeInstanceOf(ProviderRefused)
    })
  })

  describe(`${name}, asked what has become of a payment`, () => {
    test('that was paid: what came in, how, and from where', async () => {
      const { providerPaymentId } = await paid()
      const state = await provider.fetch(providerPaymentId)
      expect(state).toMatchObject({ status: 'paid', paid: euros(4799), refunded: euros(0), chargedBack: euros(0) })
      expect(state.paidWith).toMatch(/^\w+ \d{4}$/)
      expect(state.bankCountry).toMatch(/^[A-Z]{2}$/)
      expect(state.mandateId).toBeNull()
    })

    for (const outcome of ['failed', 'cancelled', 'expired', 'pending'] as const)
      test(`that is ${outcome}`, async () => {
        const created = await provider.create(asked())
        await rig.decide(created, outcome)
        expect(await provider.fetch(created.providerPaymentId)).toMatchObject({ status: outcome, paid: euros(0) })
      })

    test('that was paid and taken back by a bank', async () => {
      const created = await provider.create(asked())
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
      const created = await provider.create(asked({ method: 'sct' }))
      await provider.cancel(created.providerPaymentId)
      await provider.cancel(created.providerPaymentId)
      expect((await provider.fetch(created.providerPaymentId)).status).toBe('cancelled')
    })

    test('one that is paid: nothing happens', async () => {
      const { providerPaymentId } = await paid()
      await provider.cancel(providerPaymentId)
      expect(await provider.fetch(providerPaymentId)).toMatchObject({ status: 'paid', paid: euros(4799) })
    })

    test('one that it does not know: refuses', async () => {
      await expect(provider.cancel(unknown.payment)).rejects.toBeInstanceOf(ProviderRefused)
    })
  })

  describe(`${name}, asked to send money back`, () => {
    test('does it, and twice with one id once', async () => {
      const { providerPaymentId } = await paid()
      const some = refund(1000)
      const { providerRefundId } = await provider.refund(providerPaymentId, some)
      const again = await Promise.all(Array.from({ length: 5 }, () => provider.refund(providerPaymentId, some)))
      expect(new Set(again.map((one) => one.providerRefundId))).toEqual(new Set([providerRefundId]))
      await rig.settleRefunds()
      expect(await provider.refundState(providerPaymentId, providerRefundId)).toBe('done')
      expect(await provider.fetch(providerPaymentId)).toMatchObject({ paid: euros(4799), refunded: euros(1000) })
    })

    test('up to what came in, and never beyond, however many ask at once', async () => {
      const { providerPaymentId } = await paid()
      const parts = Array.from({ length: 50 }, () => provider.refund(providerPaymentId, refund(100)))
      const refused = (await Promise.allSettled(parts)).filter((one) => one.status === 'rejected')
      expect(refused.map(({ reason }) => reason.name)).toEqual(Array(3).fill('ProviderRefused'))
      await expect(provider.refund(providerPaymentId, refund(100))).rejects.toBeInstanceOf(ProviderRefused)
      await provider.refund(providerPaymentId, refund(99))
      await rig.settleRefunds()
      expect((await provider.fetch(providerPaymentId)).refunded).toEqual(euros(4799))
    })

    test('in another currency than what came in: refuses', async () => {
      const { providerPaymentId } = await paid()
      const wrong = { ...refund(0), amount: money(100, 'USD') }
      await expect(provider.refund(providerPaymentId, wrong)).rejects.toBeInstanceOf(ProviderRefused)
    })

    test('of what was not paid, or is not known: refuses', async () => {
      const { providerPaymentId } = await provider.create(asked())
      for (const id of [providerPaymentId, unknown.payment])
        await expect(provider.refund(id, refund(100))).rejects.toBeInstanceOf(ProviderRefused)
      await expect(provider.refundState(providerPaymentId, unknown.refund)).rejects.toBeInstanceOf(ProviderRefused)
    })
  })

  describe(`${name}, told to remember what is paid with`, () => {
    const mandateOf = async ({ providerPaymentId }: CreatedPayment) => {
      const { mandateId } = await provider.fetch(providerPaymentId)
      if (!mandateId) throw new Error('nothing is remembered')
      return mandateId
    }

    test('charges it again without anybody there, once for one id', async () => {
      const mandateId = await mandateOf(await paid({ remember }))
      const again = asked({ remember })
      const { providerPaymentId, checkoutUrl } = await provider.charge(again, mandateId)
      expect(checkoutUrl).toBeNull()
      expect((await provider.charge(again, mandateId)).providerPaymentId).toBe(providerPaymentId)
      expect(await provider.fetch(providerPaymentId)).toMatchObject({ status: 'paid', paid: euros(4799) })
    })

    test('finds a charge again by our id, and charges nothing by looking', async () => {
      const mandateId = await mandateOf(await paid({ remember }))
      const before = await rig.countPayments()
      expect(await provider.findCharge(crypto.randomUUID(), mandateId)).toBeNull()
      expect(await rig.countPayments()).toBe(before)
      const again = asked({ remember })
      const { providerPaymentId } = await provider.charge(again, mandateId)
      await provider.forgetMandate(mandateId)
      expect((await provider.findCharge(again.id, mandateId))?.providerPaymentId).toBe(providerPaymentId)
    })

    test('finds a charge that was taken before the line broke, and none where it broke before that', async () => {
      const mandateId = await mandateOf(await paid({ remember }))
      const before = await rig.countPayments()
      const again = asked({ remember })
      line.loseAnswers()
      await expect(provider.charge(again, mandateId)).rejects.toBeInstanceOf(ProviderAway)
      line.mend()
      const found = await provider.findCharge(again.id, mandateId)
      expect(found ? 1 : 0).toBe((await rig.countPayments()) - before)
    })

    test('says so where the card does not take it', async () => {
      const first = await provider.create(asked({ remember }))
      await rig.payByCardThatWorksOnce(first)
      const { providerPaymentId, state } = await provider.charge(asked({ remember }), await mandateOf(first))
      expect([state.status, (await provider.fetch(providerPaymentId)).status]).toEqual(['failed', 'failed'])
    })

    test('charges nothing that was forgotten, or that it never knew', async () => {
      const mandateId = await mandateOf(await paid({ remember }))
      const before = asked({ remember })
      const charged = await provider.charge(before, mandateId)
      await provider.forgetMandate(mandateId)
      expect((await provider.charge(before, mandateId)).providerPaymentId).toBe(charged.providerPaymentId)
      for (const id of [mandateId, unknown.mandate, '../x'])
        await expect(provider.charge(asked({ remember }), id)).rejects.toBeInstanceOf(ProviderRefused)
    })

    test('says of each method whether it can be remembered', async () => {
      const offers = await provider.methods('NL', 'EUR')
      expect(offers.find(({ method }) => method === 'creditcard')?.canBeRemembered).toBe(true)
      expect(offers.find(({ method }) => method === 'ideal')?.canBeRemembered).toBe(false)
    })
  })

  describe(`${name}, when its webhook is asked`, () => {
    test('names the payment that it is about', async () => {
      const { providerPaymentId } = await paid()
      const { body, headers } = rig.webhookOf(providerPaymentId)
      expect(provider.webhook(body, headers)).toEqual([providerPaymentId])
    })

    test('names none for whatever else a stranger sends', () => {
      const hostile = [
        '',
        'null',
        '{}',
        '[]',
        '"tr_1"',
        'id=',
        'id=%00',
        'id=../../me',
        `id=${'a'.repeat(60_000)}`,
        '{"payment":"tb_../../x","status":"paid"}',
        '{"payment":{"toString":1},"status":"paid"}',
        '['.repeat(60_000),
        `{"payment":"tb_1","status":"paid","more":${'['.repeat(30_000)}`,
        '\u0000\uffff',
      ]
      for (const body of hostile)
        for (const type of ['application/json', 'application/x-www-form-urlencoded'])
          expect(provider.webhook(body, new Headers({ 'content-type': type })), body.slice(0, 40)).toEqual([])
    })
  })

  describe(`${name}, when it is away`, () => {
    test('every verb says so', async () => {
      const { providerPaymentId } = await paid({ remember })
      const mandateId = (await provider.fetch(providerPaymentId)).mandateId ?? ''
      const { providerRefundId } = await provider.refund(providerPaymentId, refund(100))
      line.cut()
      const verbs = [
        () => provider.methods('NL', 'EUR'),
        () => provider.create(asked()),
        () => provider.charge(asked({ remember }), mandateId),
        () => provider.findCharge(crypto.randomUUID(), mandateId),
        () => provider.fetch(providerPaymentId),
        () => provider.cancel(providerPaymentId),
        () => provider.refund(providerPaymentId, refund(100)),
        () => provider.refundState(providerPaymentId, providerRefundId),
        () => provider.forgetMandate(mandateId),
      ]
      for (const verb of verbs) await expect(verb(), String(verb)).rejects.toBeInstanceOf(ProviderAway)
    })

    test('nobody waits for an answer for ever', async () => {
      const { providerPaymentId } = await provider.create(asked())
      line.hang()
      await expect(impatient(50).fetch(providerPaymentId)).rejects.toBeInstanceOf(ProviderAway)
    })

    test('a payment that was taken before the line broke is the one that is asked for again', async () => {
      const before = await rig.countPayments()
      const payment = asked()
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
