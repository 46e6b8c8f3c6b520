import { expect, test } from 'bun:test'
import { safePath } from './next-path.ts'

test('a log-in leads back to a page of this site', () => {
  expect(safePath('/members/1?x=1#top')).toBe('/members/1?x=1#top')
})

test('a log-in leads nowhere else', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'members',
    '',
    3,
  ]
  for (const next of [...elsewhere, undefined, '/\t/evil.example']) expect(safePath(next)).toBeUndefined()
})
