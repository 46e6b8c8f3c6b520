import { describe, expect, test } from 'bun:test'
import { money } from '../../../db/reference/money/money.ts'
import {
  bestOf,
  bonusCode,
  type Code,
  isOver,
  objectionTo,
  type PlannedPurchase,
  timeBonusOf,
  usageOf,
} from './rules.ts'

const now = new Date('2026-06-01T12:00:00Z')
const bonus = { code: 'TIMEBONUS25', percentage: 25, seconds: 14_400 }
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const newcomer = { signedUpAt: ago(3600), hasBought: false, isBuying: false }

describe('the time bonus', () => {
  test('holds for four hours from the sign-up on', () => {
    expect(timeBonusOf(newcomer, bonus, now)).toEqual({ percentage: 25, endsAt: new Date('2026-06-01T15:00:00Z') })
    expect(timeBonusOf({ ...newcomer, signedUpAt: ago(14_399) }, bonus, now)).not.toBeNull()
    expect(timeBonusOf({ ...newcomer, signedUpAt: ago(14_400) }, bonus, now)).toBeNull()
  })

  test('is nobody’s who has bought, or whose first payment is on its way', () => {
    expect(timeBonusOf({ ...newcomer, hasBought: true }, bonus, now)).toBeNull()
    expect(timeBonusOf({ ...newcomer, isBuying: true }, bonus, now)).toBeNull()
  })

  test('is not where the operator gives none', () => {
    expect(timeBonusOf(newcomer, null, now)).toBeNull()
  })

  test('is the same as its code says', () => {
    for (const signedUpAt of [ago(0), ago(14_399), ago(14_400), ago(99_999)]) {
      for (const [hasBought, isBuying] of [
        [false, false],
        [true, false],
        [false, true],
      ] as const) {
        const one = { signedUpAt, hasBought, isBuying }
        const code = bonusCode(one, bonus)
        expect(timeBonusOf(one, bonus, now) !== null).toBe(usageOf(code) === null && !isOver(code, now))
      }
    }
  })

  test('begins for a visitor with the sign-up', () => {
    expect(bonusCode(null, bonus)).toMatchObject({ code: 'TIMEBONUS25', percentage: 25, expiresAt: null })
  })
})

describe('a code', () => {
  const code: Code = {
    ...{ code: 'ZOMER', percentage: 10, status: 'active', validity: 'once_per_user' },
    ...{ memberId: null, country: null, paymentMethods: null, currency: null, minimumMinor: null, expiresAt: null },
    use: null,
  }
  const purchase: PlannedPurchase = { list: money(2249, 'EUR'), country: 'NL', method: 'ideal' }

  const table: [string, Partial<Code>, Partial<PlannedPurchase>, string | undefined][] = [
    ['holds', {}, {}, undefined],
    ['that this member has used', { use: 'paid' }, {}, 'discount_code_used'],
    ['that somebody has used, of which there is one', { validity: 'once', use: 'taken' }, {}, 'discount_code_used'],
    ['that holds always', { validity: 'always', use: 'paid' }, {}, undefined],
    ['that is switched off', { status: 'inactive' }, {}, 'discount_code_inactive'],
    ['until now', { expiresAt: now }, {}, 'discount_code_expired'],
    ['until in a moment', { expiresAt: new Date(now.getTime() + 1) }, {}, undefined],
    ['of this country', { country: 'NL' }, {}, undefined],
    ['of another country', { country: 'BE' }, {}, 'discount_not_in_country'],
    ['from exactly this price', { currency: 'EUR', minimumMinor: 2249 }, {}, undefined],
    ['from a higher price', { currency: 'EUR', minimumMinor: 2250 }, {}, 'discount_order_too_small'],
    ['from a price in another currency', { currency: 'GBP', minimumMinor: 1 }, {}, 'discount_not_in_country'],
    ['with this method', { paymentMethods: ['paypal', 'ideal'] }, {}, undefined],
    ['with other methods', { paymentMethods: ['paypal'] }, {}, 'discount_not_with_method'],
    ['with one brand of card, by card', { paymentMethods: ['visa'] }, { method: 'creditcard' }, undefined],
    ['with cards, by one under its own name', { paymentMethods: ['creditcard'] }, { method: 'nexi' }, undefined],
    ['with another brand of card', { paymentMethods: ['visa'] }, { method: 'nexi' }, 'discount_not_with_method'],
    ['with some methods, before one is chosen', { paymentMethods: ['paypal'] }, { method: undefined }, undefined],
  ]
  test.each(table)('%s', (_, traits, bought, refusal) => {
    expect(objectionTo({ ...code, ...traits }, { ...purchase, ...bought }, now)?.code).toBe(refusal)
  })
})

test('who is refused is told what a code needs', () => {
  const code = bonusCode(null, { code: 'C', percentage: 10, seconds: 600 })
  const wordsFor = (traits: Partial<Code>) =>
    objectionTo({ ...code, ...traits }, { list: money(2249, 'EUR'), country: 'NL', method: 'visa' }, now)?.words
  expect(wordsFor({ expiresAt: new Date('2026-03-01T23:30:00Z') })).toContain('2 maart 2026')
  expect(wordsFor({ minimumMinor: 4000 })).toContain('€\u00a040,00')
  expect(wordsFor({ country: 'BE' })).toContain('België')
  expect(wordsFor({ currency: 'GBP' })).toContain('het land waaruit je betaalt')
  expect(wordsFor({ paymentMethods: ['ideal', 'sdd'] })).toContain('iDEAL of ')
})

test('of several the one counts that takes off most', () => {
  const [small, large] = [10, 50].map((percentage) => ({
    code: `C${percentage}`,
    percentage,
    validity: 'always' as const,
    endsAt: null,
  }))
  expect(bestOf([small!, large!])).toBe(large!)
  expect(bestOf([])).toBeNull()
})
