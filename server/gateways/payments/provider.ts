import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import type { Currency } from '../../../db/reference/countries/facts.ts'
import type { Money } from '../../../db/reference/money/money.ts'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import type { PaymentStatus } from '../../../db/reference/money/payment-statuses.ts'

/** A method that is offered now, with the banks to choose from where the provider has them. */
export interface OfferedMethod {
  method: PaymentMethod
  banks: readonly { id: string; name: string }[]
  /** Whether what is paid with can be remembered, and charged again. */
  canBeRemembered: boolean
}

/** What a provider says of a payment at one moment. */
export interface PaymentState {
  status: PaymentStatus
  /** Whether `cancel` would end it now. */
  canBeCancelled: boolean
  /** Zero until it is paid. */
  paid: Money
  /** What has gone back, and what a bank has taken back, by now: less than before where either was called off or reversed. */
  refunded: Money
  chargedBack: Money
  /** What the member sees of what they have paid with: "Visa 4242". */
  paidWith: string | null
  /** Where the account or card is, as evidence of the place. */
  bankCountry: string | null
  /** For charging again without the member; null where there is none. */
  mandateId: string | null
}

export interface NewPayment {
  /** Ours; a second request with the same id answers with the first payment. */
  id: string
  amount: Money
  method: PaymentMethod
  bank: string | null
  country: CountryCode
  locale: string
  /** Contains no personal data: the provider shows it. */
  description: string
  /** Where the member comes back to. */
  returnUrl: string
  webhookUrl: string
  /** Whether the method is to be remembered for the next time, and who it then belongs to, as `customer` has answered. */
  remember: { customer: string } | null
}

export interface CreatedPayment {
  providerPaymentId: string
  /** Where the member pays; null when nothing is to be done by them. */
  checkoutUrl: string | null
  state: PaymentState
}

/** Whatever takes money for us. Each verb throws `ProviderAway` or `ProviderRefused` and nothing else. */
export interface PaymentProvider {
  /** Stands in the databases of running sites. */
  readonly name: string
  /** What can be paid with in this country and currency, now. */
  methods(country: CountryCode, currency: Currency): Promise<readonly OfferedMethod[]>
  /**
   * What the provider calls a member who has something remembered: the one that is known, as long as it is there, else a new one,
   * which is the same when it is asked for again within the hour. `id` is ours and says nothing else. The caller keeps it.
   */
  customer(id: string, known: string | null): Promise<string>
  create(payment: NewPayment): Promise<CreatedPayment>
  /**
   * Without the member, by what was remembered. The answer may be `failed` at once. Refuses as unknown what it charges no more, whatever
   * is asked: what was revoked, or has ended there.
   */
  charge(payment: NewPayment, mandateId: string): Promise<CreatedPayment>
  /** The charge that was made under an id of ours; null for none. Asking charges nothing. */
  findCharge(id: string, mandateId: string): Promise<CreatedPayment | null>
  fetch(providerPaymentId: string): Promise<PaymentState>
  /** Where the provider can't cancel it any more nothing happens: `fetch` says what has become of it. */
  cancel(providerPaymentId: string): Promise<void>
  /** Whether what was paid by this method can be sent back; where not, `refund` refuses it. */
  canRefund(method: PaymentMethod): boolean
  /** A second request with the same id refunds nothing more. */
  refund(
    providerPaymentId: string,
    refund: { id: string; amount: Money; description: string },
  ): Promise<{ providerRefundId: string }>
  refundState(providerPaymentId: string, providerRefundId: string): Promise<'pending' | 'done' | 'failed'>
  /** Refuses as unknown what is revoked already. */
  forgetMandate(mandateId: string): Promise<void>
  /** The payments that a webhook's body (at most 64 kB) speaks of; empty for anything else. It proves nothing: each is fetched. */
  webhook(body: string, headers: Headers): readonly string[]
}

/** The provider did not answer, not in time, or nothing that can be used: what was asked for may have happened. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
  /** It did answer, though nothing that can be used: whatever else it is asked it may answer well. */
  readonly hasAnswered: boolean

  constructor(message: string, { hasAnswered = false, ...options }: ErrorOptions & { hasAnswered?: boolean } = {}) {
    super(message, options)
    this.hasAnswered = hasAnswered
  }
}

/** The provider refuses: asking again won't help. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** Because it knows none such, or none such any more. */
  readonly isUnknown: boolean

  constructor(message: string, { isUnknown = false }: { isUnknown?: boolean } = {}) {
    super(message)
    this.isUnknown = isUnknown
  }
}
