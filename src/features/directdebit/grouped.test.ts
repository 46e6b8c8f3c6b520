import { expect, test } from 'bun:test'
import { grouped } from './grouped.ts'

test('an account stands in groups of four, whatever it is typed with', () => {
  expect(grouped('nl91-abna0417 164300')).toBe('NL91 ABNA 0417 1643 00')
  expect(grouped('NL91 ABNA')).toBe('NL91 ABNA')
  expect(grouped(' ')).toBe('')
  expect(grouped('9'.repeat(64))).toHaveLength(34 + 8)
})
