import { expect, test } from 'bun:test'
import { delayIn } from './timed-like.ts'

test('a pop-up comes after as many seconds as the address says, at most five minutes', () => {
  expect(delayIn({ t: 5 })).toBe(5)
  expect(delayIn({ t: 0 })).toBe(0)
  expect(delayIn({ t: 86_400 })).toBe(300)
})

test('an address that says no number brings no pop-up', () => {
  for (const search of [{}, { t: 'soon' }, { t: -1 }, { t: Number.NaN }, { t: [5] }, { page: 2 }]) {
    expect(delayIn(search)).toBeUndefined()
  }
})
