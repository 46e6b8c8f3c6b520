import { expect, test } from 'bun:test'
import { compareMoney, minus, money, plus, shareOf } from './money.ts'

const euros = (minor: number) => money(minor, 'EUR')

test('amounts of one currency are added and compared', () => {
  expect(plus(euros(999), euros(1))).toEqual(euros(1000))
  expect(minus(euros(4799), euros(1200))).toEqual(euros(3599))
  expect(compareMoney(euros(999), euros(1000))).toBeLessThan(0)
})

test('those of two currencies never are', () => {
  const pounds = money(1, 'GBP')
  for (const mix of [plus, minus, compareMoney]) expect(() => mix(euros(1), pounds)).toThrow(RangeError)
})

test('half a cent goes away from zero', () => {
  expect(shareOf(euros(1), 1, 2)).toEqual(euros(1))
  expect(shareOf(euros(-1), 1, 2)).toEqual(euros(-1))
  expect(shareOf(euros(10), 1, 3)).toEqual(euros(3))
  expect(shareOf(euros(4799), 46, 60)).toEqual(euros(3679))
  expect(shareOf(euros(2249), 75, 100)).toEqual(euros(1687))
})

test('an amount is a whole number of cents', () => {
  expect(() => euros(9.99)).toThrow(RangeError)
  expect(() => euros(Number.NaN)).toThrow(RangeError)
  expect(() => shareOf(euros(1), 0.5, 1)).toThrow(RangeError)
  expect(() => shareOf(euros(1), 1, 0)).toThrow(RangeError)
})

test('the largest amounts are shared exactly', () => {
  expect(shareOf(euros(Number.MAX_SAFE_INTEGER), 3, 3)).toEqual(euros(Number.MAX_SAFE_INTEGER))
})
