import { describe, expect, test } from 'bun:test'
import { currencies } from '../../../db/reference/countries/facts.ts'
import { money } from '../../../db/reference/money/money.ts'
import { type Tier, usualTiers } from '../../../db/reference/money/packages.ts'
import type { Discount } from '../discounts/rules.ts'
import { areFair, lowestMessageCosts, moreMatches, offerOfTier } from './rules.ts'

const shop = { packages: { tiers: usualTiers, popular: 'p2' }, messageCredits: 1 } as const
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

  test('in every currency as they are usually', () => {
    expect(areFair(usualTiers)).toBe(true)
    for (const currency of currencies) expect(lowestMessageCosts(shop, currency).minor).toBeGreaterThan(50)
  })

  test.each([
    ['the smallest is not the first', [large, small]],
    ['two have one id', [small, { ...large, id: small.id }]],
    ['more costs less', [small, priced(large, 998)]],
    ['a credit is dearer in the larger one', [small, priced(large, 2498)]],
  ])('not where %s', (_, tiers) => {
    expect(areFair(tiers)).toBe(false)
  })

  test('where a credit costs the same', () => {
    expect(areFair([priced(small, 1000), priced(large, 2500)])).toBe(true)
  })
})

test('the least that a message costs is the cheapest package’s', () => {
  expect(lowestMessageCosts(shop, 'EUR')).toEqual(euros(70))
  expect(lowestMessageCosts({ ...shop, messageCredits: 3 }, 'GBP')).toEqual(money(186, 'GBP'))
})

test('how many more matches premium members have is counted per member, and never rounded up', () => {
  const free = { members: 2_000, matches: 1_000 }
  expect(moreMatches({ free, premium: { members: 100, matches: 73 } })).toBe(46)
  expect(moreMatches({ free, premium: { members: 1_000, matches: 739 } })).toBe(47)
  expect(moreMatches({ free, premium: { members: 1_000, matches: 400 } })).toBe(-20)
})
