import { expect, test } from 'bun:test'
import { cappedCount } from './count.ts'

test('a badge shows up to 99 as it is and more as 99+', () => {
  expect([1, 99, 100, 5_000].map((count) => cappedCount(count))).toEqual(['1', '99', '99+', '99+'])
})

test('where counting has stopped there is a plus', () => {
  expect([0, 7, 99].map((count) => cappedCount(count, true))).toEqual(['', '7+', '99+'])
})

test('nothing waiting shows nothing', () => {
  expect([0, -1].map((count) => cappedCount(count))).toEqual(['', ''])
})
