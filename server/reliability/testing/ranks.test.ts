import { expect, test } from 'bun:test'
import { dice } from './dice.ts'
import { chanceOfLonger, middle, shuffled } from './ranks.ts'

test('what cannot be told apart is longer in half of all pairs, what is always longer in all', () => {
  expect(chanceOfLonger([1, 2, 3], [1, 2, 3])).toBe(0.5)
  expect(chanceOfLonger([4, 5], [1, 2, 3])).toBe(1)
  expect(chanceOfLonger([1, 4], [2, 3])).toBe(0.5)
})

test('half of all are at most as long as the middle one', () => {
  expect(middle([9, 1, 5])).toBe(5)
  expect(middle([9, 1])).toBe(1)
})

test('nothing is lost in another order', () => {
  const numbers = Array.from({ length: 100 }, (_, n) => n)
  const others = shuffled(numbers, dice(1))
  expect(others).not.toEqual(numbers)
  expect(others.toSorted((a, b) => a - b)).toEqual(numbers)
})
