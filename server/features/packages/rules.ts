import { type CountryCode, countryCodes } from '../../../db/reference/countries/codes.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import { compareMoney, type Money, money, shareOf } from '../../../db/reference/money/money.ts'
import type { PackageId, Packages, Tier } from '../../../db/reference/money/packages.ts'
import type { AppliedDiscount } from '../discounts/rules.ts'

/** What a site sells, and what one message takes of it. */
export interface ShopSettings {
  packages: Packages
  /** Credits for one message. */
  messageCredits: number
}

/** One package as somebody is shown it, tax included. */
export interface PackageOffer extends AppliedDiscount {
  packageId: PackageId
  credits: number
  popular: boolean
  /** What it costs without a discount. */
  list: Money
  /** What it costs: the price of the order. */
  price: Money
  /** The price of one message. */
  unit: Money
  /** What it has cost at least in the last 30 days, without discounts; the discount is taken off this. */
  lowest: Money
}

/** What a tier costs in a country without a discount: its own price, else that of its currency. */
export function listPriceIn(packages: Packages, tier: Tier, country: CountryCode): Money {
  const { currency } = countries[country]
  return money(packages.countries[country]?.[tier.id] ?? tier.prices[currency], currency)
}

/** Larger ones have more credits for more money, and none makes a credit dearer, in whatever country they are bought. */
export function areFair(packages: Packages): boolean {
  const { tiers } = packages
  const isNew = new Set(tiers.map(({ id }) => id)).size === tiers.length
  return isNew && tiers.every((larger, n) => n === 0 || isFairBeside(packages, tiers[n - 1]!, larger))
}

function isFairBeside(packages: Packages, smaller: Tier, larger: Tier): boolean {
  const isSo = (country: CountryCode) => {
    const { minor: less } = listPriceIn(packages, smaller, country)
    const { minor: more } = listPriceIn(packages, larger, country)
    return less < more && more * smaller.credits <= less * larger.credits
  }
  return smaller.credits < larger.credits && countryCodes.every(isSo)
}

/**
 * A tier at the price with this discount. The discount applies to the lowest price of the last 30 days, so that raising
 * a price first gains nothing. `lowestMinor` is that price, as far as prices were recorded.
 */
export function offerOfTier(
  { id: packageId, credits }: Tier,
  { packages, messageCredits }: ShopSettings,
  { list, lowestMinor, discount, otherwise = null }: OfferedAt,
): PackageOffer {
  const lowest = money(Math.min(list.minor, lowestMinor ?? list.minor), list.currency)
  const price = discount ? shareOf(lowest, 100 - discount.percentage, 100) : list
  const unit = shareOf(price, messageCredits, credits)
  return { packageId, credits, popular: packageId === packages.popular, list, price, discount, otherwise, unit, lowest }
}

interface OfferedAt extends Pick<AppliedDiscount, 'discount'>, Partial<Pick<AppliedDiscount, 'otherwise'>> {
  list: Money
  lowestMinor?: number
}

/** Of how many members, and how many matches they had together. */
interface MatchCounts {
  members: number
  matches: number
}

/** How many percent more matches a premium member had than a free one, rounded down: a claim, so it is never typed in. */
export function moreMatches({ free, premium }: { free: MatchCounts; premium: MatchCounts }): number {
  return Math.floor((premium.matches * free.members * 100) / (premium.members * free.matches)) - 100
}

/** The least that a message can cost in a country without a discount: a price claim, so it is never typed in. */
export function lowestMessageCosts({ packages, messageCredits }: ShopSettings, country: CountryCode): Money {
  const costs = packages.tiers.map((tier) =>
    shareOf(listPriceIn(packages, tier, country), messageCredits, tier.credits),
  )
  return costs.reduce((least, one) => (compareMoney(one, least) < 0 ? one : least))
}
