/** How one can pay (product §17.4). Stored in rows: add, never rename. */
export const paymentMethods = [
  'ideal',
  'bancontact',
  'creditcard',
  'visa',
  'mastercard',
  'paypal',
  'applepay',
  'sdd',
  'paysafecard',
  'eps',
  'blik',
  'prezelewy24',
  'cartebancaire',
  'nexi',
  'sct',
  'giropay',
  'sofort',
  'maestro',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Whoever ran them has ended them: they name what was paid by them once, and nobody pays by them any more. */
export const endedMethods: readonly PaymentMethod[] = ['giropay', 'sofort', 'maestro']
