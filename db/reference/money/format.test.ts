import { expect, test } from 'bun:test'
import { formatMoney } from './format.ts'
import { money } from './money.ts'

test('amounts are written as people write them, in one piece', () => {
  expect(formatMoney(money(3599, 'EUR'), 'nl')).toBe('€\u00a035,99')
  expect(formatMoney(money(3599, 'GBP'), 'en')).toBe('£35.99')
  expect(formatMoney(money(123456, 'PLN'), 'pl')).toBe('1234,56\u00a0zł')
})

test('what is below zero begins with a minus sign', () => {
  expect(formatMoney(money(-1200, 'EUR'), 'nl')).toBe('−\u00a0€\u00a012,00')
})
