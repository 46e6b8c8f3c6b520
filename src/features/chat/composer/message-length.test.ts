import { expect, test } from 'bun:test'
import { messageLength } from './message-length.ts'

test('an emoji and a letter with an accent count once, however they are made', () => {
  expect(messageLength('😀')).toBe(1)
  expect(messageLength('e\u0301')).toBe(1)
})

test('space around the text does not count', () => {
  expect(messageLength('  Graag! Hoe laat? \n')).toBe(16)
  expect(messageLength(' \n ')).toBe(0)
})
