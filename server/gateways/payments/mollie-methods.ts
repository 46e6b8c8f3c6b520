import { Locale, PaymentMethod as MollieMethod } from '@mollie/api-client'
import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'

/** What Mollie calls each of our methods; those that are not here it does not take, or takes by a mandate alone. */
export const mollieMethods: Partial<Record<PaymentMethod, MollieMethod>> = {
  ideal: MollieMethod.ideal,
  blik: MollieMethod.blik,
  prezelewy24: MollieMethod.przelewy24,
  eps: MollieMethod.eps,
  cartebancaire: MollieMethod.creditcard,
  nexi: MollieMethod.creditcard,
  creditcard: MollieMethod.creditcard,
  visa: MollieMethod.creditcard,
  mastercard: MollieMethod.creditcard,
  paypal: MollieMethod.paypal,
  applepay: MollieMethod.applepay,
  bancontact: MollieMethod.bancontact,
  paysafecard: MollieMethod.paysafecard,
  sct: MollieMethod.banktransfer,
}

/** Cards under another name are offered where people look for that name, and by brand nowhere. */
const cardsOf: Partial<Record<PaymentMethod, readonly CountryCode[]>> = {
  cartebancaire: ['FR'],
  nexi: ['IT'],
  visa: [],
  mastercard: [],
}

/** Our methods among those that Mollie has just said it takes in a country. */
export function offeredMethods(taken: readonly string[], country: CountryCode): PaymentMethod[] {
  const ours = Object.entries(mollieMethods) as [PaymentMethod, MollieMethod][]
  return ours
    .filter(([method, theirs]) => taken.includes(theirs) && (cardsOf[method]?.includes(country) ?? true))
    .map(([method]) => method)
}

/** What can be charged again without the member. */
export const canBeRemembered = (method: MollieMethod): boolean =>
  method === MollieMethod.creditcard || method === MollieMethod.paypal

/** What can be sent back (https://docs.mollie.com/docs/refunds): nobody knows who has bought the card. */
export const canBeRefunded = (method: PaymentMethod): boolean => method !== 'paysafecard'

/** The language of Mollie's pages: that of the country where they speak it, else the one most spoken. */
export function mollieLocale(language: string, country: CountryCode): Locale | undefined {
  const known = Object.values(Locale)
  const wanted = [`${language}_${country}`, `${language}_${language.toUpperCase()}`, `${language}_GB`]
  return known.find((locale) => locale === wanted[0]) ?? known.find((locale) => wanted.includes(locale))
}
