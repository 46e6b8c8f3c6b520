import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import { type PaymentMethod, paymentMethods } from '../../../../db/reference/money/payment-methods.ts'

/** What the people of a country pay with most. */
const usualIn: Partial<Record<CountryCode, readonly PaymentMethod[]>> = {
  NL: ['ideal'],
  BE: ['bancontact'],
  DE: ['paypal'],
  AT: ['eps'],
  IT: ['nexi'],
  FR: ['cartebancaire'],
  PL: ['blik', 'prezelewy24'],
}

const elsewhere: readonly PaymentMethod[] = [
  ...(['creditcard', 'visa', 'mastercard', 'paypal', 'applepay', 'sdd', 'bancontact', 'paysafecard', 'sct'] as const),
  ...paymentMethods,
]

/** Sorts the methods by how usual they are in this country, whichever provider takes the money. */
export function inUsualOrder<Offer extends { method: PaymentMethod }>(
  offers: readonly Offer[],
  country: CountryCode,
): Offer[] {
  const order = [...(usualIn[country] ?? []), ...elsewhere]
  return offers.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
}
