import { banksFor, isByCard, methodNames, testCards } from '../../../server/features/sandbox/rules/methods.ts'
import type { CountryCode } from '../../reference/countries/codes.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'

/** What people of a country pay with most; a card elsewhere. */
const usual: Partial<Record<CountryCode, PaymentMethod>> = {
  NL: 'ideal',
  BE: 'bancontact',
  DE: 'paypal',
  AT: 'eps',
  FR: 'cartebancaire',
  IT: 'nexi',
  PL: 'blik',
}

interface Means {
  method: PaymentMethod
  bank: string | null
  /** As the test bank calls it. */
  paidWith: string
}

/** What somebody pays with: by this method, else by the one that is usual in their country. */
export function meansOf(country: CountryCode, method = usual[country] ?? 'creditcard'): Means {
  if (isByCard(method)) return { method, bank: null, paidWith: testCards.visa.name }
  const bank = banksFor(method)[1]
  return { method, bank: bank?.id ?? null, paidWith: bank?.name ?? methodNames[method] }
}
