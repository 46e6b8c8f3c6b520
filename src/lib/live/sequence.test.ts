import { expect, test } from 'bun:test'
import type { LiveEvent } from './events.ts'
import { createSequence } from './sequence.ts'

const account: LiveEvent = { type: 'account' }

test('each event is taken in once, in order', () => {
  const sequence = createSequence(4)
  expect(sequence.judge({ seq: 5, event: account })).toBe('apply')
  sequence.advance({ seq: 5, event: account })
  expect(sequence.judge({ seq: 5, event: account })).toBe('drop')
  expect(sequence.judge({ seq: 3, event: account })).toBe('drop')
})

test('a gap is noticed before the later event is taken in', () => {
  const sequence = createSequence(4)
  expect(sequence.judge({ seq: 7, event: account })).toBe('catch_up')
})

test('after a reset the count starts at the server’s number, even when that is smaller', () => {
  const sequence = createSequence(40)
  const reset = { seq: 3, event: { type: 'reset' } } as const
  expect(sequence.judge(reset)).toBe('apply')
  sequence.advance(reset)
  expect(sequence.judge({ seq: 4, event: account })).toBe('apply')
})

test('what is not numbered is always taken in', () => {
  const sequence = createSequence(4)
  expect(sequence.judge({ event: { type: 'typing', conversationId: 'c', memberId: 'm' } })).toBe('apply')
})
