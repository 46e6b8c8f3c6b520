import { m } from '~words'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'

const names: Record<PaymentMethod, () => string> = {
  ideal: () => 'iDEAL',
  bancontact: () => 'Bancontact',
  creditcard: m.orders_method_creditcard,
  visa: () => 'Visa',
  mastercard: () => 'Mastercard',
  paypal: () => 'PayPal',
  applepay: () => 'Apple Pay',
  sdd: m.orders_method_sdd,
  paysafecard: () => 'paysafecard',
  eps: () => 'eps',
  blik: () => 'BLIK',
  prezelewy24: () => 'Przelewy24',
  cartebancaire: () => 'Carte Bancaire',
  nexi: () => 'Nexi',
  sct: m.orders_method_sct,
  giropay: () => 'giropay',
  sofort: () => 'Sofort',
  maestro: () => 'Maestro',
}

/** In the language of the moment. */
export const methodName = (method: PaymentMethod): string => names[method]()
