import type { Currency } from '../../../../db/reference/countries/facts.ts'
import { type Money, money } from '../../../../db/reference/money/money.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import type { PaymentStatus } from '../../../../db/reference/money/payment-statuses.ts'

/** What somebody at the page of a payment can make of it. */
export const outcomes = ['paid', 'failed', 'cancelled', 'expired', 'pending', 'charged_back'] as const
/** What hardly ever happens, and must do no harm all the same. */
export const oddOutcomes = ['paid_less', 'paid_more', 'paid_other_currency'] as const

export type SandboxOutcome = (typeof outcomes)[number] | (typeof oddOutcomes)[number]

/** Nothing has become of it so far. */
export const isUndecided = (status: PaymentStatus): boolean => status === 'open' || status === 'pending'

/** Whether the shop can end it: a transfer also while it is on its way, for nobody knows whether it was ever sent. */
export const canBeCancelled = ({ status, method }: { status: PaymentStatus; method: PaymentMethod }): boolean =>
  status === 'open' || (status === 'pending' && method === 'sct')

export interface SandboxDecision {
  status: PaymentStatus
  /** What comes in. */
  paid: Money
}

/** What becomes of a payment of this amount. A charge-back comes later, of what is paid now. */
export function decisionOf(outcome: SandboxOutcome, amount: Money): SandboxDecision {
  const nothing = money(0, amount.currency)
  switch (outcome) {
    case 'paid':
    case 'charged_back':
      return { status: 'paid', paid: amount }
    case 'paid_less':
      return { status: 'paid', paid: money(Math.max(1, amount.minor - 100), amount.currency) }
    case 'paid_more':
      return { status: 'paid', paid: money(amount.minor + 100, amount.currency) }
    case 'paid_other_currency':
      return { status: 'paid', paid: money(amount.minor, otherThan(amount.currency)) }
    default:
      return { status: outcome, paid: nothing }
  }
}

const otherThan = (currency: Currency): Currency => (currency === 'USD' ? 'EUR' : 'USD')
