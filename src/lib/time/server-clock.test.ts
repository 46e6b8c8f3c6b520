import { afterEach, expect, setSystemTime, test } from 'bun:test'
import { noteServerTime, serverNow } from './server-clock.ts'

const noon = Date.parse('2026-11-23T12:00:00Z')
const minutes = 60_000

afterEach(() => {
  setSystemTime()
  noteServerTime(Date.now())
})

test('a device whose clock is wrong goes by what the server has told', () => {
  setSystemTime(noon + 90 * minutes)
  noteServerTime(noon)
  expect(serverNow()).toBe(noon)
})

test('a device that has slept is as far as the server', () => {
  setSystemTime(noon - 30 * minutes)
  noteServerTime(noon)
  setSystemTime(noon + 10 * minutes)
  expect(serverNow()).toBe(noon + 40 * minutes)
})

test('a clock that is put right counts from the next answer on', () => {
  setSystemTime(noon + 90 * minutes)
  noteServerTime(noon)
  setSystemTime(noon + minutes)
  noteServerTime(noon + minutes)
  expect(serverNow()).toBe(noon + minutes)
})

test('the seconds that an answer was on its way, or an answer without a time, move nothing', () => {
  setSystemTime(noon)
  noteServerTime(noon - 1_500)
  expect(serverNow()).toBe(noon)
  noteServerTime(Number.NaN)
  expect(serverNow()).toBe(noon)
  noteServerTime(noon - 5_000, 4_000)
  expect(serverNow()).toBe(noon)
})
