import { expect, test } from 'bun:test'
import { cappedCount } from './count.ts'

test('a badge shows up to 99 as it is and more as 99+', () => {
  expect([1, 99, 100, 5_000].map(cappedCount)).toEqual(['1', '99', '99+', '99+'])
})

test('nothing waiting shows nothing', () => {
  expect([0, -1].map(cappedCount)).toEqual(['', ''])
})
