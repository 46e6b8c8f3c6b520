import { expect, test } from 'bun:test'
import { nextPage } from './next-path.ts'

test('a log-in leads back to a page of this site', () => {
  expect(nextPage('/members/1?x=1#top', () => true)).toBe('/members/1?x=1#top')
  expect(nextPage('/members/../api/logout.php', (href) => !href.startsWith('/api/'))).toBeUndefined()
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
  for (const next of [...elsewhere, undefined, '/\t/evil.example']) expect(nextPage(next, () => true)).toBeUndefined()
})
