import { expect, test } from 'bun:test'
import { maskedEmail } from './masked-email.ts'

test('of an address its first two letters and its domain are shown, and never all of what stands before the @', () => {
  expect(maskedEmail('sophie@example.org')).toBe('so•••@example.org')
  expect(maskedEmail('bo@example.org')).toBe('b•••@example.org')
  expect(maskedEmail('x@example.org')).toBe('•••@example.org')
  expect(maskedEmail('"a@b"@example.org')).toBe('"a•••@example.org')
})
