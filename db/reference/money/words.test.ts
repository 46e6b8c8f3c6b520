import { expect, test } from 'bun:test'
import { money } from './money.ts'
import { moneyWords } from './words.ts'

test.each([
  [3599, 'EUR', 'nl', '€ 35,99'],
  [-1200, 'EUR', 'nl', '− € 12,00'],
  [123456, 'EUR', 'en', '€1,234.56'],
  [999, 'PLN', 'en', 'PLN 9.99'],
  [0, 'GBP', 'en', '£0.00'],
] as const)('%i of %s is written in %s as %s', (minor, currency, locale, words) => {
  expect(moneyWords(money(minor, currency), locale).replaceAll('\u00a0', ' ')).toBe(words)
})

test('an amount is never broken over two lines', () => {
  expect(moneyWords(money(-1200, 'EUR'), 'nl')).not.toContain(' ')
})
