import { expect, test } from 'bun:test'
import { isTodayUsual, type ShownLastActive } from './activity-words.ts'

const list = (...lastActive: ShownLastActive[]) => lastActive.map((each) => ({ lastActive: each }))

test('where everybody was here today, it is not said of each', () => {
  expect(isTodayUsual(list('today', 'today'))).toBe(true)
  expect(isTodayUsual(list('today', 'yesterday', 'today'))).toBe(false)
})

test('a list that grows does not change its mind', () => {
  const head = Array<ShownLastActive>(24).fill('today')
  expect(isTodayUsual(list(...head, 'earlier'))).toBe(true)
})
