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

/** Who pays by direct debit: an account of the examples that banks give. */
export const debtor = {
  ...{ holder: 'S. de Wit', iban: 'NL91ABNA0417164300', ibanEnd: '4300', ibanCountry: 'NL', phone: '+31612345678' },
  masked: 'NL\u00a0••••\u00a04300',
  ...{ street: 'Kleine Houtweg', houseNumber: '18', zip: '2012 CB', city: 'Haarlem' },
} as const

interface Means {
  method: PaymentMethod
  bank: string | null
  /** The name that the payment provider uses for it. */
  paidWith: string
}

/** What somebody pays with: by this method, else by the one that is usual in their country. */
export function meansOf(country: CountryCode, method = usual[country] ?? 'creditcard'): Means {
  if (isByCard(method)) return { method, bank: null, paidWith: testCards.visa.name }
  if (method === 'sdd') return { method, bank: null, paidWith: debtor.masked }
  const bank = banksFor(method)[1]
  return { method, bank: bank?.id ?? null, paidWith: bank?.name ?? methodNames[method] }
}
