import { describe, expect, test } from 'bun:test'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { money } from '../../../db/reference/money/money.ts'
import { type Packages, type Tier, usualPackages, usualTiers } from '../../../db/reference/money/packages.ts'
import type { Discount } from '../discounts/rules.ts'
import { areFair, listPriceIn, lowestMessageCosts, moreMatches, offerOfTier } from './rules.ts'

const shop = { packages: usualPackages, messageCredits: 1 }
const withOwn = (countries: Packages['countries']): Packages => ({ ...usualPackages, countries })
const quarter: Discount = { code: 'TIMEBONUS25', percentage: 25, validity: 'once_per_user', endsAt: null }
const euros = (minor: number) => money(minor, 'EUR')
const pricesOf = (discount: Discount | null) =>
  usualTiers.map((tier) => offerOfTier(tier, shop, { list: euros(tier.prices.EUR), discount }))

describe('an offer', () => {
  test('says the price, and what a message costs', () => {
    expect(pricesOf(null).map(({ price, unit }) => [price.minor, unit.minor])).toEqual([
      [999, 100],
      [2249, 90],
      [4799, 80],
      [10499, 70],
    ])
    expect(pricesOf(null).map(({ popular }) => popular)).toEqual([false, false, true, false])
  })

  test('with a discount has both of the lower price', () => {
    expect(pricesOf(quarter).map(({ list, price, unit }) => [list.minor, price.minor, unit.minor])).toEqual([
      [999, 749, 75],
      [2249, 1687, 67],
      [4799, 3599, 60],
      [10499, 7874, 52],
    ])
  })

  test('says the price of a message that takes more than a credit', () => {
    const dear = offerOfTier(usualTiers[0]!, { ...shop, messageCredits: 2 }, { list: euros(999), discount: null })
    expect(dear.unit).toEqual(euros(200))
  })

  test('takes the discount off the least of the last 30 days, so that no price is raised for being lowered', () => {
    const raised = { list: euros(4799), lowestMinor: 4000 }
    const [plain, lowered] = [null, quarter].map((discount) =>
      offerOfTier(usualTiers[2]!, shop, { ...raised, discount }),
    )
    expect(plain).toMatchObject({ list: euros(4799), price: euros(4799), lowest: euros(4000) })
    expect(lowered).toMatchObject({ list: euros(4799), price: euros(3000), lowest: euros(4000) })
  })

  test('never costs more than its own price for having cost more before', () => {
    const lowered = offerOfTier(usualTiers[2]!, shop, { list: euros(4799), lowestMinor: 5000, discount: null })
    expect(lowered).toMatchObject({ price: euros(4799), lowest: euros(4799) })
  })
})

describe('tiers are fair', () => {
  const [small, large] = usualTiers as [Tier, Tier]
  const priced = (tier: Tier, EUR: number): Tier => ({ ...tier, prices: { ...tier.prices, EUR } })

  const fair = (tiers: Tier[]) => areFair({ ...usualPackages, tiers })

  test('in every country as they are usually', () => {
    expect(areFair(usualPackages)).toBe(true)
    for (const country of countryCodes) expect(lowestMessageCosts(shop, country).minor).toBeGreaterThan(50)
  })

  test.each([
    ['the smallest is not the first', [large, small]],
    ['two have one id', [small, { ...large, id: small.id }]],
    ['more costs less', [small, priced(large, 998)]],
    ['a credit is dearer in the larger one', [small, priced(large, 2498)]],
  ])('not where %s', (_, tiers) => {
    expect(fair(tiers)).toBe(false)
  })

  test('where a credit costs the same', () => {
    expect(fair([priced(small, 1000), priced(large, 2500)])).toBe(true)
  })

  test('with a country’s own prices as they are sold there, beside those of its currency', () => {
    expect(areFair(withOwn({ BE: { p0: 1049, p2: 4999 } }))).toBe(true)
    expect(areFair(withOwn({ BE: { p0: 899 } }))).toBe(false)
    expect(areFair(withOwn({ BE: { p2: 2249 } }))).toBe(false)
    expect(areFair(withOwn({ BE: { p0: 500, p1: 1250, p2: 3000, p3: 7500 } }))).toBe(true)
  })
})

test('a country has its own price where one is given, else that of its currency', () => {
  const packages = withOwn({ BE: { p0: 1049 }, GB: { p0: 949 } })
  const listsIn = (country: 'NL' | 'BE' | 'GB') =>
    usualTiers.slice(0, 2).map((tier) => listPriceIn(packages, tier, country))
  expect(listsIn('NL')).toEqual([euros(999), euros(2249)])
  expect(listsIn('BE')).toEqual([euros(1049), euros(2249)])
  expect(listsIn('GB')).toEqual([money(949, 'GBP'), money(1999, 'GBP')])
})

test('the least that a message costs is the cheapest package’s in the country', () => {
  expect(lowestMessageCosts(shop, 'NL')).toEqual(euros(70))
  expect(lowestMessageCosts({ ...shop, messageCredits: 3 }, 'GB')).toEqual(money(186, 'GBP'))
  const packages = withOwn({ BE: { p3: 11799 } })
  expect(['NL', 'BE'].map((country) => lowestMessageCosts({ ...shop, packages }, country as 'NL').minor)).toEqual([
    70, 79,
  ])
})

test('how many more matches premium members have is counted per member, and never rounded up', () => {
  const free = { members: 2_000, matches: 1_000 }
  expect(moreMatches({ free, premium: { members: 100, matches: 73 } })).toBe(46)
  expect(moreMatches({ free, premium: { members: 1_000, matches: 739 } })).toBe(47)
  expect(moreMatches({ free, premium: { members: 1_000, matches: 400 } })).toBe(-20)
})
