import type { CountryCode } from '../../../../../db/reference/countries/codes.ts'
import { type Money, money } from '../../../../../db/reference/money/money.ts'
import type { PaymentMethod } from '../../../../../db/reference/money/payment-methods.ts'
import type { CreatedPayment, NewPayment, PaymentProvider } from '../../provider.ts'
import type { UnreliableLine } from '../unreliable-line.ts'

export type Outcome = 'paid' | 'failed' | 'cancelled' | 'expired' | 'pending' | 'charged_back'

/** What the suite needs beside the provider: what it can and cannot do, and the hands of those who are on its other side. */
export interface Rig {
  provider: PaymentProvider
  takes: {
    /** What the suite pays by, and what can be cancelled as long as nobody has begun to pay. */
    method: PaymentMethod
    cancellable: PaymentMethod
    /** All that it takes, and in which countries; null: several methods in each of them. */
    only: { methods: readonly PaymentMethod[]; in: (country: CountryCode) => boolean } | null
  }
  /** Where it is at the other end of a line: `provider` speaks over this one. Null: it is in the same process. */
  remote: {
    line: UnreliableLine
    /** The same provider with so many milliseconds for an answer. */
    impatient(patience: number): PaymentProvider
  } | null
  /** Null: nothing is remembered, and nobody charged without being there. */
  remembers: {
    /** Charging again what is remembered by this payment will fail. */
    payByCardThatWorksOnce(created: CreatedPayment): Promise<void>
    /** The mandate ends at the provider, without a request from us. */
    endMandate(mandateId: string): Promise<void>
  } | null
  /** What can be made to go wrong on its side. Null: nothing. */
  faults: {
    /** A bank takes back so much of a payment in all, or none of it any more. */
    chargeBack(providerPaymentId: string, minor: number): Promise<void>
    /** The operator gives money back at the provider, and what `callOff` then calls off; answers how that is called there. */
    giveBack(providerPaymentId: string, minor: number): Promise<string>
    callOff(providerPaymentId: string, providerRefundId: string): Promise<void>
    /** From now on it answers about this payment what nobody can read, or as it should again. */
    garble(providerPaymentId: string, isOn: boolean): Promise<void>
    /** From now on it fails at whatever it is asked about this payment, or does not any more. */
    fail(providerPaymentId: string, isOn: boolean): Promise<void>
  } | null
  /** A webhook as the provider sends it, and its headers. Null: it sends none. */
  webhookOf: ((providerPaymentId: string) => { body: string; headers: Headers }) | null
  /** What a payment can come to. */
  outcomes: readonly Outcome[]
  /** The shop begins this payment; for a provider that looks it up. */
  begin?(payment: NewPayment): Promise<void>
  /** Somebody has paid, or has not; `charged_back`: has paid, and it was taken back. */
  decide(created: CreatedPayment, outcome: Outcome): Promise<void>
  /** How many payments the provider knows. */
  countPayments(): Promise<number>
  /** Money that is on its way back arrives. */
  settleRefunds(): Promise<void>
  /** Ids as it gives them, of nothing. */
  unknown: { payment: string; refund: string; mandate: string }
}

/** What the suite asks for, in all of its parts. */
export interface Scene extends Rig {
  name: string
  /** For a payment of somebody new that is to be remembered. */
  remember(): Promise<NewPayment['remember']>
  asked(traits?: Partial<NewPayment>): Promise<NewPayment>
  paid(traits?: Partial<NewPayment>): Promise<CreatedPayment>
  refund(minor: number, id?: string): { id: string; amount: Money; description: string }
}

export const euros = (minor: number) => money(minor, 'EUR')

export function sceneOf(name: string, rig: Rig): Scene {
  async function asked(traits: Partial<NewPayment> = {}): Promise<NewPayment> {
    const payment: NewPayment = {
      ...{ id: crypto.randomUUID(), amount: euros(4799), method: rig.takes.method, bank: null, country: 'NL' },
      ...{ locale: 'nl', description: '60 credits', returnUrl: 'https://vonk.example/credits/1' },
      ...{ webhookUrl: `https://vonk.example/payments/${name}/webhook`, remember: null },
      ...traits,
    }
    await rig.begin?.(payment)
    return payment
  }
  return {
    ...rig,
    ...{ name, asked },
    async remember() {
      const id = crypto.randomUUID()
      return { customer: rig.remembers ? await rig.provider.customer(id, null) : id }
    },
    async paid(traits) {
      const created = await rig.provider.create(await asked(traits))
      await rig.decide(created, 'paid')
      return created
    },
    refund: (minor, id = crypto.randomUUID()) => ({ id, amount: euros(minor), description: 'Terug' }),
  }
}
