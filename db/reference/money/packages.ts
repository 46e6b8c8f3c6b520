import type { CountryCode } from '../countries/codes.ts'
import type { Currency } from '../countries/facts.ts'

/** The tiers of the shop (product §17.1). Stored in rows: add, never rename. */
export const packageIds = ['p0', 'p1', 'p2', 'p3'] as const
export type PackageId = (typeof packageIds)[number]

export interface Tier {
  readonly id: PackageId
  readonly credits: number
  /** In minor units, tax included. */
  readonly prices: Readonly<Record<Currency, number>>
}

export interface Packages {
  /** The smallest first. */
  readonly tiers: readonly Tier[]
  /** The one that is bought most, or that the operator says is. */
  readonly popular: PackageId | null
  /** What a tier costs in a country instead of the price of its currency: in that currency's minor units, tax included. */
  readonly countries: Readonly<Partial<Record<CountryCode, Readonly<Partial<Record<PackageId, number>>>>>>
}

/** What a site sells until its operator says otherwise. */
export const usualTiers: readonly Tier[] = [
  {
    id: 'p0',
    credits: 10,
    prices: { EUR: 999, GBP: 899, CHF: 990, USD: 1099, CAD: 1499, AUD: 1699, NZD: 1899, PLN: 4299 },
  },
  {
    id: 'p1',
    credits: 25,
    prices: { EUR: 2249, GBP: 1999, CHF: 2190, USD: 2499, CAD: 3399, AUD: 3799, NZD: 4199, PLN: 9699 },
  },
  {
    id: 'p2',
    credits: 60,
    prices: { EUR: 4799, GBP: 4299, CHF: 4690, USD: 5299, CAD: 7199, AUD: 8099, NZD: 8899, PLN: 20699 },
  },
  {
    id: 'p3',
    credits: 150,
    prices: { EUR: 10499, GBP: 9299, CHF: 10290, USD: 11499, CAD: 15699, AUD: 17699, NZD: 19499, PLN: 44999 },
  },
]

export const usualPackages: Packages = { tiers: usualTiers, popular: 'p2', countries: {} }
