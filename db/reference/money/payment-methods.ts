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

/** Their operators have shut these down. Old payments still show them, and nobody can pay with them any more. */
export const endedMethods: readonly PaymentMethod[] = ['giropay', 'sofort', 'maestro']

/** Names under which cards are known: where one is not offered by its own name, `creditcard` takes it. */
const cardNames: readonly PaymentMethod[] = ['visa', 'mastercard', 'cartebancaire', 'nexi']

const isCard = (method: PaymentMethod): boolean => method === 'creditcard' || cardNames.includes(method)

/** Which of the offered methods takes what is asked for by this name; undefined where none does. */
export function offeredFor(method: PaymentMethod, offered: readonly PaymentMethod[]): PaymentMethod | undefined {
  if (offered.includes(method)) return method
  if (!isCard(method)) return undefined
  return offered.includes('creditcard') ? 'creditcard' : method === 'creditcard' ? offered.find(isCard) : undefined
}

/**
 * Whether paying by `method` may be paying by one of `methods`: a credit card may be of any brand, which nobody knows
 * before it is paid, and each brand is a credit card.
 */
export function isPaidByOneOf(method: PaymentMethod, methods: readonly PaymentMethod[]): boolean {
  if (methods.includes(method)) return true
  return method === 'creditcard' ? methods.some(isCard) : isCard(method) && methods.includes('creditcard')
}
