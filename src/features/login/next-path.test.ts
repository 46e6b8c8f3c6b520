import { expect, test } from 'bun:test'
import { isReceiptPath, nextPage } from './next-path.ts'

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

test('a receipt is known by its path alone', () => {
  const receipt = `/receipts/${crypto.randomUUID()}`
  expect(nextPage(receipt, isReceiptPath)).toBe(receipt)
  for (const other of [`${receipt}?x=1`, `/x${receipt}`, '/receipts/../api/logout.php', '/receipts/none'])
    expect(nextPage(other, isReceiptPath)).toBeUndefined()
})
