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

/** The state of a payment at its provider, at one moment. */
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

/** The current facts of a payment, and the amount that was requested. */
export interface StandingPayment extends PaymentFacts {
  currency: Currency
  minor: number
  isSurplus: boolean
  /** The sum of all its refunds, including those that could not be sent. */
  toldMinor: number
  /** The part of `toldMinor` that was given back at the provider. */
  givenBackMinor: number
  /** The part of `toldMinor` that was requested here and has arrived. */
  arrivedMinor: number
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

/** How much more of a payment is gone than before, in minor units; negative if it has come back, or never left. */
export interface ClawbackStep {
  minor: number
  /** The credits behind what is gone by then. */
  creditsBehind: number
  /** How many more those are than before; negative as well. */
  credits: number
}

export interface Settlement {
  facts: PaymentFacts
  /** Whether what is known changes. */
  isNews: boolean
  /** What the payment is from now on to its order; null where nothing is new. */
  becomes: 'credited' | 'surplus' | null
  /** It has brought its order's credits, now or before. */
  isCredited: boolean
  /**
   * What the operator has given back at the provider, beyond all known refunds; negative if they have cancelled that.
   * It has no credits if the payment brought none. Null if nothing is new.
   */
  givenBack: ClawbackStep | null
  /** What a bank has charged back of credited money, or has had to return; null if nothing is new. */
  chargeBack: ClawbackStep | null
}

/** The consequences of an update for a payment and its order. */
export function settlementOf(order: PayableOrder, payment: StandingPayment, news: PaymentNews): Settlement {
  const facts = latest(payment, news)
  const becomes = isPaid(facts) && !isPaid(payment) ? roleIn(order, payment, facts) : null
  const isCredited = becomes ? becomes === 'credited' : isPaid(payment) && !payment.isSurplus
  const given = isPaid(facts) ? givenBackSince(payment, facts) : 0
  const { givenBackMinor, chargedBackMinor } = payment
  const after = givenBackMinor + given
  const behind = (gone: Pick<StandingPayment, 'givenBackMinor' | 'chargedBackMinor'>) =>
    isCredited ? creditsBehind(order, { ...facts, ...gone }) : 0
  const before = behind({ givenBackMinor, chargedBackMinor })
  const atProvider = behind({ givenBackMinor: after, chargedBackMinor })
  const all = behind({ givenBackMinor: after, chargedBackMinor: facts.chargedBackMinor })
  const step = (minor: number, from: number, to: number) =>
    minor === 0 ? null : { minor, creditsBehind: to, credits: to - from }
  return {
    facts,
    isNews: !isSame(facts, payment),
    becomes,
    isCredited,
    givenBack: step(given, before, atProvider),
    chargeBack: isCredited ? step(facts.chargedBackMinor - chargedBackMinor, atProvider, all) : null,
  }
}

/**
 * What the operator has given back at the provider since; negative if they have cancelled some. Our own refunds may
 * count there before they arrive. They are never taken for the operator's, and never reduce those.
 */
function givenBackSince({ toldMinor, givenBackMinor, arrivedMinor }: StandingPayment, facts: PaymentFacts): number {
  const more = facts.refundedMinor - toldMinor
  if (more > 0) return more
  const most = Math.max(0, facts.refundedMinor - arrivedMinor)
  return Math.min(0, most - givenBackMinor)
}

const isSame = (one: PaymentFacts, other: PaymentFacts) =>
  (Object.keys(one) as (keyof PaymentFacts)[]).every((fact) => one[fact] === other[fact])

/** Keeps the later status. Only an update that says "paid" changes the amounts that went back. */
function latest(known: PaymentFacts, news: PaymentNews): PaymentFacts {
  const rank = Math.max(rankOf(known.status), rankOf(statusOf(news)))
  const told = statusOf(news) === 'paid' ? news : undefined
  return {
    status: paymentStatuses[rank] as PaymentStatus,
    paidCurrency: known.paidCurrency ?? (news.paid.minor > 0 ? news.paid.currency : null),
    paidMinor: Math.max(known.paidMinor, news.paid.minor),
    refundedMinor: told?.refunded.minor ?? known.refundedMinor,
    chargedBackMinor: told?.chargedBack.minor ?? known.chargedBackMinor,
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
type ReturnedAmounts = Pick<StandingPayment, 'paidMinor' | 'chargedBackMinor' | 'givenBackMinor'>

/**
 * How many of an order's credits have lost their money. For a charge-back it rounds to the nearest credit. For money
 * given back at the provider it rounds down, so that a later withdrawal returns all that is left. Credits that were
 * withdrawn before do not count again.
 */
export function creditsBehind(
  { credits, withdrawn }: OrderCredits,
  { paidMinor, chargedBackMinor, givenBackMinor }: ReturnedAmounts,
): number {
  const gone = chargedBackMinor + givenBackMinor
  if (gone === 0) return 0
  if (gone >= paidMinor) return credits - withdrawn
  const share =
    Math.round((credits * chargedBackMinor) / paidMinor) + Math.floor((credits * givenBackMinor) / paidMinor)
  return Math.min(share, credits - withdrawn)
}

/** What could not be taken of an order's credits for what is gone, because it was spent. */
export const creditsOwed = (order: OrderCredits, payment: ReturnedAmounts & { creditsTaken: number }): number =>
  Math.max(0, creditsBehind(order, payment) - payment.creditsTaken)
