import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import type { Currency } from '../../../db/reference/countries/facts.ts'
import { type OfferedMethod, type PaymentProvider, ProviderAway, ProviderRefused } from './provider.ts'

/** A method, and who takes the money. */
export type RoutedMethod = OfferedMethod & { provider: string }

/** Whoever takes money for this installation. */
export interface PaymentGateway {
  /** Their names, the first one first. */
  readonly providers: readonly string[]
  /** No money moves: all there is is the test bank. */
  readonly isTest: boolean
  /** Throws `ProviderRefused` for one that takes no money here (any more). */
  provider(name: string): PaymentProvider
  /** What can be paid with in this country and currency, now, and at whom; empty where nobody takes money. */
  methods(country: CountryCode, currency: Currency): Promise<RoutedMethod[]>
  close(): Promise<void>
}

/** The providers in the order in which they are asked: the first one that offers a method gets it. */
export function createPayments(providers: readonly PaymentProvider[], close = async () => {}): PaymentGateway {
  return {
    providers: providers.map(({ name }) => name),
    isTest: providers.length > 0 && providers.every(({ name }) => name === 'sandbox'),
    provider(name) {
      const known = providers.find((provider) => provider.name === name)
      if (!known) throw new ProviderRefused(`${name} takes no money here`)
      return known
    },
    async methods(country, currency) {
      const offers = await Promise.all(providers.map((provider) => offersOf(provider, country, currency)))
      const first = new Map<string, RoutedMethod>()
      for (const offer of offers.flat()) if (!first.has(offer.method)) first.set(offer.method, offer)
      return [...first.values()]
    },
    close,
  }
}

/** None of one who does not answer. */
async function offersOf(provider: PaymentProvider, country: CountryCode, currency: Currency): Promise<RoutedMethod[]> {
  try {
    const methods = await provider.methods(country, currency)
    return methods.map((method) => ({ ...method, provider: provider.name }))
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof ProviderRefused) return []
    throw error
  }
}
