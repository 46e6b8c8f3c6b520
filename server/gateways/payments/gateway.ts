import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import type { Currency } from '../../../db/reference/countries/facts.ts'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import { type OfferedMethod, type PaymentProvider, ProviderRefused } from './provider.ts'

/** A method, and who takes the money. */
export type RoutedMethod = OfferedMethod & { provider: string }

/** Who is to take the money, where they do: by these methods, in these countries; none named is all. */
export interface PaymentRoute {
  provider: string
  methods?: readonly PaymentMethod[] | undefined
  countries?: readonly CountryCode[] | undefined
}

/** The payment providers of this installation. */
export interface PaymentGateway {
  /** Their names, the first one first. */
  readonly providers: readonly string[]
  /** No money moves. */
  readonly isTest: boolean
  /** Throws `ProviderRefused` for one that takes no money here (any more). */
  provider(name: string): PaymentProvider
  /**
   * The payment methods available now in this country and currency, with the provider of each. The first route whose
   * provider offers the method wins, otherwise the first provider. A provider that does not answer offers nothing, so
   * the next one gets its methods.
   */
  methods(country: CountryCode, currency: Currency, routes?: readonly PaymentRoute[]): Promise<RoutedMethod[]>
  /** Whether what was paid so can be sent back. Of one that takes no money here it is not known, and tried. */
  canRefund(paid: { provider: string; method: PaymentMethod }): boolean
  close(): Promise<void>
}

interface GatewayOptions {
  isTest: boolean
  now: () => Date
  log: { warn(facts: object, message: string): void }
  close?: () => Promise<void>
}

/** Milliseconds that what a provider offers is taken to stay so; shorter for one who does not answer, and is not waited for each time. */
const freshness = { offered: 60_000, away: 15_000 }

/** The providers in the order in which they get what no route gives to one. */
export function createPayments(
  providers: readonly PaymentProvider[],
  { isTest, now, log, close = async () => {} }: GatewayOptions,
): PaymentGateway {
  const known = new Map<string, { offers: Promise<RoutedMethod[]>; until: number }>()

  function offersOf(provider: PaymentProvider, country: CountryCode, currency: Currency): Promise<RoutedMethod[]> {
    const key = `${provider.name} ${country} ${currency}`
    const before = known.get(key)
    if (before && now().getTime() < before.until) return before.offers
    const entry = { offers: ask(), until: now().getTime() + freshness.offered }
    known.set(key, entry)
    return entry.offers

    async function ask(): Promise<RoutedMethod[]> {
      try {
        const methods = await provider.methods(country, currency)
        return methods.map((method) => ({ ...method, provider: provider.name }))
      } catch (error) {
        entry.until = now().getTime() + freshness.away
        log.warn({ provider: provider.name, error }, 'a payment provider offers nothing, because it does not answer')
        return []
      }
    }
  }

  return {
    providers: providers.map(({ name }) => name),
    isTest,
    provider(name) {
      const named = providers.find((provider) => provider.name === name)
      if (!named) throw new ProviderRefused('its provider takes no money here')
      return named
    },
    async methods(country, currency, routes = []) {
      const offers = (await Promise.all(providers.map((provider) => offersOf(provider, country, currency)))).flat()
      return [...new Set(offers.map(({ method }) => method))].map((method) => {
        const ofMethod = offers.filter((offer) => offer.method === method)
        const wanted = routes.filter((route) => isFor(route, method, country)).map(({ provider }) => provider)
        const [first = ofMethod[0]!] = wanted.flatMap((name) => ofMethod.filter(({ provider }) => provider === name))
        return first
      })
    },
    canRefund: (paid) => providers.find(({ name }) => name === paid.provider)?.canRefund(paid.method) ?? true,
    close,
  }
}

const isFor = ({ methods, countries }: PaymentRoute, method: PaymentMethod, country: CountryCode): boolean =>
  (methods?.includes(method) ?? true) && (countries?.includes(country) ?? true)
