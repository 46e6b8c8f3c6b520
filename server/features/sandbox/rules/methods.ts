import { type CountryCode, countryCodes } from '../../../../db/reference/countries/codes.ts'
import { type Currency, countries } from '../../../../db/reference/countries/facts.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'

interface MethodOffer {
  countries: readonly CountryCode[]
  /** None named: all. */
  currencies?: readonly Currency[]
  /** What the bank of such a payment is called; the member may choose one beforehand or on the bank's page. */
  banks?: Readonly<Record<string, string>>
}

const inEuros = countryCodes.filter((code) => countries[code].currency === 'EUR')
const overseas: readonly CountryCode[] = ['US', 'CA', 'AU', 'NZ']
const european = countryCodes.filter((code) => !overseas.includes(code))

const dutchBanks = { amstel: 'Testbank Amstel', maas: 'Testbank Maas', waal: 'Testbank Waal', eem: 'Testbank Eem' }
const austrianBanks = { donau: 'Testbank Donau', inn: 'Testbank Inn' }
const polishBanks = { wisla: 'Testbank Wisła', odra: 'Testbank Odra' }

const card: MethodOffer = { countries: countryCodes }

/** The direct debit is the shop's own, and who is dead is offered nowhere. */
const offers: Partial<Record<PaymentMethod, MethodOffer>> = {
  ideal: { countries: ['NL'], currencies: ['EUR'], banks: dutchBanks },
  blik: { countries: ['PL'], currencies: ['PLN'] },
  prezelewy24: { countries: ['PL'], currencies: ['PLN', 'EUR'], banks: polishBanks },
  eps: { countries: ['AT'], currencies: ['EUR'], banks: austrianBanks },
  cartebancaire: { countries: ['FR'], currencies: ['EUR'] },
  nexi: { countries: ['IT'], currencies: ['EUR'] },
  creditcard: card,
  paypal: { countries: countryCodes },
  applepay: { countries: countryCodes },
  bancontact: { countries: ['BE', 'NL'], currencies: ['EUR'] },
  paysafecard: { countries: european, currencies: ['EUR', 'GBP', 'CHF', 'PLN'] },
  sct: { countries: inEuros, currencies: ['EUR'] },
}

/** Cards by their brand are taken where cards are, and offered as one. */
const taken: typeof offers = { ...offers, visa: card, mastercard: card }

const isOffered = ({ countries, currencies }: MethodOffer, country: CountryCode, currency: Currency): boolean =>
  countries.includes(country) && (!currencies || currencies.includes(currency))

export function methodsIn(country: CountryCode, currency: Currency) {
  return Object.entries(offers)
    .filter(([, offer]) => isOffered(offer, country, currency))
    .map(([name, offer]) => {
      const method = name as PaymentMethod
      return { method, banks: banksOf(offer), canBeRemembered: canBeRemembered(method) }
    })
}

export function isTaken(method: PaymentMethod, country: CountryCode, currency: Currency): boolean {
  const offer = taken[method]
  return offer !== undefined && isOffered(offer, country, currency)
}

/** The banks that a payment by this method may come from. */
export const banksFor = (method: PaymentMethod) => banksOf(taken[method])

const banksOf = (offer: MethodOffer | undefined) =>
  Object.entries(offer?.banks ?? {}).map(([id, name]) => ({ id, name }))

const cardMethods: readonly PaymentMethod[] = ['creditcard', 'visa', 'mastercard']
export const isByCard = (method: PaymentMethod): boolean => cardMethods.includes(method)

/** What can be charged again without anybody at the page. */
export const canBeRemembered = (method: PaymentMethod): boolean => isByCard(method) || method === 'paypal'

/** The names of methods that have no bank or card. Most are brand names, the same in every language. */
export const methodNames: Record<PaymentMethod, string> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  creditcard: 'Creditcard',
  visa: 'Visa',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  sdd: 'SEPA Direct Debit',
  paysafecard: 'paysafecard',
  eps: 'eps',
  blik: 'BLIK',
  prezelewy24: 'Przelewy24',
  cartebancaire: 'Carte Bancaire',
  nexi: 'Nexi',
  sct: 'SEPA Credit Transfer',
  giropay: 'giropay',
  sofort: 'Sofort',
  maestro: 'Maestro',
}

/** The cards of the test bank. One of them takes the first payment and none that comes without its owner. */
export const testCards = {
  visa: { name: 'Visa 4242', isChargeable: true },
  mastercard: { name: 'Mastercard 4444', isChargeable: true },
  visa_once: { name: 'Visa 0341', isChargeable: false },
} as const
export type TestCard = keyof typeof testCards
