import { expect, test } from 'bun:test'
import { isolated } from './isolated.ts'

test('a name from right to left keeps to itself in a sentence, and others stay as they are', () => {
  expect(isolated('ليلى')).toBe('\u2068ليلى\u2069')
  expect(isolated('נועה 2')).toBe('\u2068נועה 2\u2069')
  expect(isolated('Zoë')).toBe('Zoë')
})
