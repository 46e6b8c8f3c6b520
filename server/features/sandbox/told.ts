import type { SandboxPayment } from '../../../db/queries/sandbox/payments.ts'
import { money } from '../../../db/reference/money/money.ts'
import type { PaymentTold } from '../../gateways/payments/sandbox-protocol.ts'
import { canBeCancelled, isUndecided } from './rules/outcomes.ts'

/** A payment as the bank's API returns it. */
export function told(payment: SandboxPayment): PaymentTold {
  const { id, page, returnUrl, status, paidCurrency, paidWith, bankCountry, mandateId } = payment
  return {
    id,
    // Beside the page that the member comes from, so that one form leads through all of them.
    checkoutUrl: isUndecided(status) && mandateId === null ? new URL(`/sandbox/${page}`, returnUrl).href : null,
    status,
    canBeCancelled: canBeCancelled(payment),
    paid: money(payment.paidMinor, paidCurrency),
    refunded: money(payment.refundedMinor, paidCurrency),
    chargedBack: money(payment.chargedBackMinor, paidCurrency),
    ...{ paidWith, bankCountry, mandateId },
  }
}
