import type { Currency } from '../../../../db/reference/countries/facts.ts'
import type { Money } from '../../../../db/reference/money/money.ts'
import { type PaymentStatus, paymentStatuses } from '../../../../db/reference/money/payment-statuses.ts'

/** What is known of what has become of a payment. Amounts are in minor units of `paidCurrency`. */
export interface PaymentFacts {
  status: PaymentStatus
  /** Null until something came in. */
  paidCurrency: Currency | null
  paidMinor: number
  refundedMinor: number
  chargedBackMinor: number
  paidWith: string | null
}

/** What a provider says of a payment at one moment. */
export interface PaymentNews {
  status: PaymentStatus
  canBeCancelled: boolean
  paid: Money
  refunded: Money
  chargedBack: Money
  paidWith: string | null
  /** Where the account or card is. */
  bankCountry: string | null
  /** For charging again what it was paid with; null where it is not remembered. */
  mandateId: string | null
}

/** A payment as it stands, and what was asked for. */
export interface StandingPayment extends PaymentFacts {
  currency: Currency
  minor: number
  isSurplus: boolean
  /** All that refunds tell of, also of those that could not be sent. */
  toldMinor: number
  /** Of that: what was given back at the provider. */
  givenBackMinor: number
}

export interface PayableOrder {
  credits: number
  /** Of these credits. */
  withdrawn: number
  isPaid: boolean
  /** Whether its member is still there. */
  hasWallet: boolean
  /** Whether its discount, which holds once, was used for another order that is paid. */
  isDiscountUsed: boolean
}

export interface Settlement {
  facts: PaymentFacts
  /** Whether anything is known that was not known before. */
  isNews: boolean
  /** What the payment is from now on to its order; null where nothing is new. */
  becomes: 'credited' | 'surplus' | null
  /** It has brought its order's credits, now or before. */
  isCredited: boolean
  /**
   * What has newly gone back beyond all that refunds tell of: its operator gave it back at the provider. With the credits behind it, none of
   * what was not credited; null where nothing is new.
   */
  givenBack: { minor: number; credits: number } | null
  /** What a bank has newly taken back of what was credited, and the credits behind it; null where nothing is new. */
  chargeBack: { minor: number; credits: number } | null
}

/** What news of a payment lead to. All orders in which the same news come, and however often each, lead to the same end. */
export function settlementOf(order: PayableOrder, payment: StandingPayment, news: PaymentNews): Settlement {
  const facts = joined(payment, news)
  const becomes = isPaid(facts) && !isPaid(payment) ? roleIn(order, payment, facts) : null
  const isCredited = becomes ? becomes === 'credited' : isPaid(payment) && !payment.isSurplus
  const given = isPaid(facts) ? Math.max(0, facts.refundedMinor - payment.toldMinor) : 0
  const minor = facts.chargedBackMinor - payment.chargedBackMinor
  const { givenBackMinor, chargedBackMinor } = payment
  const behind = [
    { ...facts, givenBackMinor, chargedBackMinor },
    { ...facts, givenBackMinor: givenBackMinor + given, chargedBackMinor },
    { ...facts, givenBackMinor: givenBackMinor + given },
  ].map((gone) => creditsBehind(order, gone)) as [number, number, number]
  return {
    facts,
    isNews: !isSame(facts, payment),
    becomes,
    isCredited,
    givenBack: given > 0 ? { minor: given, credits: isCredited ? behind[1] - behind[0] : 0 } : null,
    chargeBack: isCredited && minor > 0 ? { minor, credits: behind[2] - behind[1] } : null,
  }
}

const isSame = (one: PaymentFacts, other: PaymentFacts) =>
  (Object.keys(one) as (keyof PaymentFacts)[]).every((fact) => one[fact] === other[fact])

/** The later status and the greater amounts: a join, so that it has no order. */
function joined(known: PaymentFacts, news: PaymentNews): PaymentFacts {
  const rank = Math.max(rankOf(known.status), rankOf(statusOf(news)))
  return {
    status: paymentStatuses[rank] as PaymentStatus,
    paidCurrency: known.paidCurrency ?? (news.paid.minor > 0 ? news.paid.currency : null),
    paidMinor: Math.max(known.paidMinor, news.paid.minor),
    refundedMinor: Math.max(known.refundedMinor, news.refunded.minor),
    chargedBackMinor: Math.max(known.chargedBackMinor, news.chargedBack.minor),
    paidWith: known.paidWith ?? news.paidWith,
  }
}

const rankOf = (status: PaymentStatus) => paymentStatuses.indexOf(status)

/** Paid with nothing is not paid yet. */
const statusOf = ({ status, paid }: PaymentNews) => (status === 'paid' && paid.minor === 0 ? 'pending' : status)

const isPaid = ({ status }: PaymentFacts) => status === 'paid'

function roleIn(order: PayableOrder, asked: StandingPayment, { paidCurrency, paidMinor }: PaymentFacts) {
  const isWhatWasAsked = paidCurrency === asked.currency && paidMinor === asked.minor
  return isWhatWasAsked && !order.isPaid && !order.isDiscountUsed && order.hasWallet ? 'credited' : 'surplus'
}

type OrderCredits = Pick<PayableOrder, 'credits' | 'withdrawn'>
type Gone = Pick<StandingPayment, 'paidMinor' | 'chargedBackMinor' | 'givenBackMinor'>

/**
 * How many of an order's credits have lost their money to a bank, half a credit upwards, or to whoever gave it back by hand, only whole
 * ones, so that a withdrawal afterwards brings all that is left; what was withdrawn is gone already.
 */
export function creditsBehind(
  { credits, withdrawn }: OrderCredits,
  { paidMinor, chargedBackMinor, givenBackMinor }: Gone,
): number {
  const gone = chargedBackMinor + givenBackMinor
  if (gone === 0) return 0
  if (gone >= paidMinor) return credits - withdrawn
  const share =
    Math.round((credits * chargedBackMinor) / paidMinor) + Math.floor((credits * givenBackMinor) / paidMinor)
  return Math.min(share, credits - withdrawn)
}

/** What could not be taken of an order's credits for what is gone, because it was spent. */
export const creditsOwed = (order: OrderCredits, payment: Gone & { creditsTaken: number }): number =>
  Math.max(0, creditsBehind(order, payment) - payment.creditsTaken)
