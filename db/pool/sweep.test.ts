import { expect, test } from 'bun:test'
import { sweepUnlessLate } from './sweep.ts'

test('a sweep that comes late is left out once, and never twice in a row', () => {
  const swept: number[] = []
  const call = sweepUnlessLate(500, 0, (now) => swept.push(now))
  for (const now of [500, 1_100, 15_000, 15_500, 30_000, 45_000, 60_000, 60_500]) call(now)
  expect(swept).toEqual([500, 1_100, 15_500, 45_000, 60_500])
})
