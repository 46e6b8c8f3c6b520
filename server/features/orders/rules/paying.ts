import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { orderExpired, orderPaid, paymentMethodNotOffered } from '../refusals.ts'

/** Milliseconds in which somebody may begin to pay an order (product §17.2). */
export const timeToPay = 30 * 60_000

/** Names the text that is ticked: another one for each change of its words. */
export const consentVersion = '2026-11'

/** Throws `order_paid` or `order_expired`. */
export function checkPayable(order: { paidAt: Date | null; expiresAt: Date }, now: Date): void {
  if (order.paidAt) throw orderPaid()
  if (order.expiresAt <= now) throw orderExpired()
}

/** By how much they are used: those of one country first there, then those that everybody has, then what takes longer. */
const byUse: readonly PaymentMethod[] = [
  ...(['ideal', 'blik', 'prezelewy24', 'eps', 'cartebancaire', 'nexi'] as const),
  ...(['creditcard', 'paypal', 'applepay', 'sdd', 'bancontact', 'paysafecard', 'sct'] as const),
]

/** The offers in the order in which they are shown; in Belgium its own method comes first. */
export function inOrderOfUse<Offer extends { method: PaymentMethod }>(
  offers: readonly Offer[],
  country: CountryCode,
): Offer[] {
  const rank = ({ method }: Offer) => {
    if (method === 'bancontact' && country === 'BE') return -1
    return byUse.includes(method) ? byUse.indexOf(method) : byUse.length
  }
  return offers.toSorted((a, b) => rank(a) - rank(b))
}

interface Offered {
  method: PaymentMethod
  banks: readonly { id: string }[]
}

/** The offer of this method, with this bank where one is named. Throws `payment_method_not_offered`. */
export function chosen<Offer extends Offered>(
  offers: readonly Offer[],
  { method, bank }: { method: PaymentMethod; bank: string | null },
): Offer {
  const offer = offers.find((candidate) => candidate.method === method)
  if (!offer || (bank !== null && !offer.banks.some(({ id }) => id === bank))) throw paymentMethodNotOffered()
  return offer
}
