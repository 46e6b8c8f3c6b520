import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { forgetTyping, isTyping, noteTyping } from './typing.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('who types is believed for a while after the last word of it, each by themselves', () => {
  noteTyping('ben')
  jest.advanceTimersByTime(4_000)
  noteTyping('ben')
  noteTyping('cleo')
  jest.advanceTimersByTime(4_000)
  expect([isTyping('ben'), isTyping('cleo')]).toEqual([true, true])
  forgetTyping('cleo')
  expect([isTyping('ben'), isTyping('cleo')]).toEqual([true, false])
  jest.advanceTimersByTime(2_000)
  expect(isTyping('ben')).toBe(false)
})
