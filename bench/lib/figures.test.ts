import { expect, test } from 'bun:test'
import { atLeast, atMost, compare, median, percentile } from './figures.ts'

const inTurn = (values: number[]) => {
  let at = 0
  return async () => values[Math.max(0, at++ - 1)] as number
}

const verdictOf = async (ours: number[], goal = atMost(1.5)) => {
  const { ratio, verdict } = await compare({
    ...{ name: 'x', unit: 'ms', goal, rounds: ours.length },
    ...{ ours: inTurn(ours), beside: async () => 1 },
  })
  return [ratio, verdict]
}

test('steady rounds meet a goal or miss it by their median', async () => {
  expect(await verdictOf([1.4, 1.45, 1.42])).toEqual([1.42, 'met'])
  expect(await verdictOf([1.6, 1.65, 1.62])).toEqual([1.62, 'missed'])
  expect(await verdictOf([0.8, 0.82, 0.81], atLeast(0.7))).toEqual([0.81, 'met'])
})

test('rounds that differ by more than a tenth say something only together', async () => {
  expect(await verdictOf([1, 1.4, 1.2])).toEqual([1.2, 'met in every round'])
  expect(await verdictOf([1.6, 3, 2])).toEqual([2, 'missed in every round'])
  expect(await verdictOf([1, 1.4, 2])).toEqual([1.4, 'inconclusive'])
})

test('a percentile is a value that was measured', () => {
  const values = [5, 1, 4, 2, 3]
  expect(median(values)).toBe(3)
  expect(percentile(values, 99)).toBe(5)
  expect(percentile([], 99)).toBe(0)
})
