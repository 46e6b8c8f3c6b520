import { describe, expect, test } from 'bun:test'
import { money } from '../../../../db/reference/money/money.ts'
import { eightNews, paid, permutations, refunded, said, taken, untouched } from '../testing/news.ts'
import { creditsBehind, creditsOwed, type PaymentNews, type StandingPayment, settlementOf } from './settlement.ts'

const order = { credits: 60, withdrawn: 0, isPaid: false, hasWallet: true, isDiscountUsed: false }
const asked: StandingPayment = {
  ...{ ...untouched, currency: 'EUR', minor: 4799, isSurplus: false, toldMinor: 0, givenBackMinor: 0, arrivedMinor: 0 },
}

/** What is booked when updates come in this order, for one payment or several of the same order. */
function after(all: readonly { of?: number; news: PaymentNews }[]) {
  const tries = [asked, asked]
  const booked = { isPaid: false, credits: 0, refunds: 0 }
  for (const { of = 0, news } of all) {
    const known = tries[of]!
    const { facts, becomes, givenBack, chargeBack } = settlementOf({ ...order, isPaid: booked.isPaid }, known, news)
    if (becomes === 'credited') Object.assign(booked, { isPaid: true, credits: booked.credits + 60 })
    if (becomes === 'surplus') booked.refunds += 4799
    booked.credits -= (givenBack?.credits ?? 0) + (chargeBack?.credits ?? 0)
    const given = givenBack?.minor ?? 0
    tries[of] = {
      ...{ ...known, ...facts, isSurplus: known.isSurplus || becomes === 'surplus' },
      ...{ toldMinor: known.toldMinor + given, givenBackMinor: known.givenBackMinor + given },
    }
  }
  return { tries, booked }
}

/**
 * Which of the eight answers are applied when they arrive in this order. One that a later one has overtaken is fetched
 * again.
 */
function takenIn(order: readonly number[]): number[] {
  let latest = -1
  return order.map((one) => (latest = Math.max(latest, one)))
}

describe('the answers about a payment', () => {
  test('lead to the latest of them in all 40,320 orders of eight', () => {
    const ends = new Map<string, string>()
    let orders = 0
    for (const one of permutations(eightNews.map((_, n) => n))) {
      orders++
      const taken = takenIn(one)
      const way = taken.join()
      if (!ends.has(way)) ends.set(way, JSON.stringify(after(taken.map((n) => ({ news: eightNews[n]! })))))
    }
    expect(orders).toBe(40_320)
    expect(new Set(ends.values()).size).toBe(1)
    expect(after(eightNews.map((news) => ({ news })))).toEqual({
      booked: { isPaid: true, credits: 30, refunds: 0 },
      tries: [
        {
          ...{ ...asked, status: 'paid', paidCurrency: 'EUR', paidWith: 'Visa 4242' },
          ...{ paidMinor: 4799, refundedMinor: 0, chargedBackMinor: 2400 },
          ...{ toldMinor: 0, givenBackMinor: 0 },
        },
        asked,
      ],
    })
  })

  test('of two payments of one order credit one and give the other back, in all 40,320 orders of eight', () => {
    const four = [said('open'), said('pending'), said('failed'), paid]
    const eight = [0, 1].flatMap((of) => four.map((news) => ({ of, news })))
    for (const one of permutations(eight)) {
      const { tries, booked } = after(one)
      expect(booked).toEqual({ isPaid: true, credits: 60, refunds: 4799 })
      expect(tries.map(({ isSurplus }) => isSurplus).sort()).toEqual([false, true])
    }
  })

  test('are news once', () => {
    const first = settlementOf(order, asked, paid)
    expect(first).toMatchObject({ isNews: true, becomes: 'credited', chargeBack: null })
    const again = settlementOf({ ...order, isPaid: true }, { ...asked, ...first.facts }, paid)
    const nothing = { isNews: false, becomes: null, givenBack: null, chargeBack: null }
    expect(again).toEqual({ facts: first.facts, isCredited: true, ...nothing })
  })
})

describe('a paid payment', () => {
  test.each([
    ['another amount', { ...paid, paid: money(4798, 'EUR') }, {}],
    ['more than was asked', { ...paid, paid: money(4800, 'EUR') }, {}],
    ['another currency', { ...paid, paid: money(4799, 'GBP') }, {}],
    ['an order that was paid before', paid, { isPaid: true }],
    ['a member who is gone', paid, { hasWallet: false }],
    ['a discount that was used meanwhile', paid, { isDiscountUsed: true }],
  ])('is surplus with %s', (_, news, traits) => {
    expect(settlementOf({ ...order, ...traits }, asked, news)).toMatchObject({ becomes: 'surplus', chargeBack: null })
  })

  test('with nothing in it is not paid yet', () => {
    const empty = { ...paid, paid: money(0, 'EUR') }
    expect(settlementOf(order, asked, empty)).toMatchObject({ facts: { status: 'pending' }, becomes: null })
  })
})

describe('what has gone back', () => {
  const standing: StandingPayment = { ...asked, ...settlementOf(order, asked, paid).facts }
  const back = (traits: Partial<StandingPayment>, minor: number) => {
    const { givenBack } = settlementOf({ ...order, isPaid: true }, { ...standing, ...traits }, refunded(minor))
    return givenBack && { minor: givenBack.minor, credits: givenBack.credits }
  }

  test('beyond what refunds tell of was given back at the provider, with its share of the credits', () => {
    expect(back({}, 1200)).toEqual({ minor: 1200, credits: 15 })
    expect(back({}, 1000)).toEqual({ minor: 1000, credits: 12 })
    expect(back({ toldMinor: 1200 }, 1200)).toBeNull()
    expect(back({ toldMinor: 3599 }, 1200)).toBeNull()
    expect(back({ toldMinor: 3599 }, 4799)).toEqual({ minor: 1200, credits: 15 })
  })

  test('and was called off there gives its credits back, beside what was asked for here', () => {
    const given = { toldMinor: 3599, givenBackMinor: 1200, refundedMinor: 3599 }
    expect(back({ ...given, arrivedMinor: 2399 }, 2399)).toEqual({ minor: -1200, credits: -15 })
    expect(back({ ...given, arrivedMinor: 2399 }, 2999)).toEqual({ minor: -600, credits: -8 })
    // What is on its way may count there before it has arrived.
    expect(back({ ...given, arrivedMinor: 0 }, 2399)).toBeNull()
  })

  test('of what brought no credits takes none', () => {
    expect(back({ isSurplus: true }, 4799)).toEqual({ minor: 4799, credits: 0 })
  })

  test('takes together with a bank no more credits than there were', () => {
    const chargedBack = money(3599, 'EUR')
    const { givenBack, chargeBack } = settlementOf({ ...order, isPaid: true }, standing, {
      ...refunded(1200),
      chargedBack,
    })
    expect([givenBack?.credits, chargeBack?.credits]).toEqual([15, 45])
  })
})

describe('a charge-back', () => {
  test('takes what it has not taken before', () => {
    const part = settlementOf(order, asked, taken(1200))
    expect(part).toMatchObject({ becomes: 'credited', chargeBack: { minor: 1200, credits: 15 } })
    const standing = { ...asked, ...part.facts }
    const step = (minor: number) => settlementOf({ ...order, isPaid: true }, standing, taken(minor)).chargeBack
    expect(step(4799)).toEqual({ minor: 3599, credits: 45, creditsBehind: 60 })
    expect(step(1200)).toBeNull()
  })

  test('that is won gives back what it has taken, in whole or in part', () => {
    const standing = { ...asked, ...settlementOf(order, asked, taken(4799)).facts }
    const step = (minor: number) => settlementOf({ ...order, isPaid: true }, standing, taken(minor)).chargeBack
    expect(step(600)).toEqual({ minor: -4199, credits: -52, creditsBehind: 8 })
    expect(step(0)).toEqual({ minor: -4799, credits: -60, creditsBehind: 0 })
  })

  test('is as it was where a payment is told of as not paid any more', () => {
    const standing = { ...asked, ...settlementOf(order, asked, taken(4799)).facts }
    const { isNews, chargeBack } = settlementOf({ ...order, isPaid: true }, standing, said('failed'))
    expect([isNews, chargeBack]).toEqual([false, null])
  })

  test('of what was never credited takes nothing', () => {
    expect(settlementOf({ ...order, isPaid: true }, asked, taken(4799)).chargeBack).toBeNull()
  })

  test.each([
    [0, 0],
    [40, 1],
    [39, 0],
    [2400, 30],
    [4799, 60],
    [5799, 60],
  ])('of %i cents has %i of sixty credits behind it', (chargedBackMinor, credits) => {
    expect(creditsBehind(order, { paidMinor: 4799, chargedBackMinor, givenBackMinor: 0 })).toBe(credits)
  })

  test('has no credits behind it that were withdrawn', () => {
    const behind = (withdrawn: number, chargedBackMinor: number) =>
      creditsBehind({ credits: 60, withdrawn }, { paidMinor: 4799, chargedBackMinor, givenBackMinor: 0 })
    expect([behind(60, 4799), behind(46, 4799), behind(46, 800), behind(20, 2400)]).toEqual([0, 14, 10, 30])
  })

  test('owes what it could not take', () => {
    const owed = (creditsTaken: number) =>
      creditsOwed(
        { credits: 60, withdrawn: 46 },
        { ...{ paidMinor: 4799, chargedBackMinor: 4799, givenBackMinor: 0 }, creditsTaken },
      )
    expect([owed(0), owed(10), owed(14), owed(60)]).toEqual([14, 4, 0, 0])
  })
})
