import { expect, test } from 'bun:test'
import { Varieties } from './variety.ts'

const names = (from: number, count: number) => Array.from({ length: count }, (_, n) => `thing ${from + n}`)

test('the same things take nothing again, whatever else is among them', () => {
  const varieties = new Varieties()
  const ten = [{ duration: 60, different: 10 }]
  for (let n = 0; n < 100; n++) expect(varieties.take(ten, 'a', names(0, 6))).toBeUndefined()
  expect(varieties.take(ten, 'a', names(2, 8))).toBeUndefined()
  expect(varieties.take(ten, 'a', names(9, 2))).toBeGreaterThan(59_000)
  expect(varieties.take(ten, 'b', names(9, 2))).toBeUndefined()
})

test('what has no room takes nothing, of no variety', () => {
  const varieties = new Varieties()
  const both = [
    { duration: 60, different: 10 },
    { duration: 3600, different: 12 },
  ]
  expect(varieties.take(both, 'a', names(0, 9))).toBeUndefined()
  expect(varieties.take(both, 'a', names(20, 2))).toBeDefined()
  expect(varieties.take(both, 'a', names(30, 1))).toBeUndefined()
})

test('each begins anew when its time is over, and says when that is', () => {
  let now = 0
  const varieties = new Varieties(() => now)
  const both = [
    { duration: 60, different: 2 },
    { duration: 600, different: 3 },
  ]
  expect(varieties.take(both, 'a', names(0, 2))).toBeUndefined()
  now = 20_000
  expect(varieties.take(both, 'a', names(2, 1))).toBe(40_000)
  now = 60_000
  expect(varieties.take(both, 'a', names(2, 1))).toBeUndefined()
  expect(varieties.take(both, 'a', names(3, 1))).toBe(540_000)
})

test('who has come long ago is forgotten when there are many', () => {
  let now = 0
  const varieties = new Varieties(() => now)
  for (let n = 0; n < 10_000; n++) varieties.take([{ duration: 60, different: 1 }], `${n}`, names(0, 1))
  now = 60_000
  varieties.take([{ duration: 60, different: 1 }], 'late', names(0, 1))
  expect(varieties).toHaveProperty('seen.size', 1)
})
