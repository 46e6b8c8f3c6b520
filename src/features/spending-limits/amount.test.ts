import { expect, test } from 'bun:test'
import { amountText, minorIn } from './amount.ts'

test('an amount is understood however people write it', () => {
  for (const typed of ['75', '75,00', '75.00', '75,0', '€ 75', '75 euro']) expect(minorIn(typed)).toBe(7_500)
  for (const typed of ['1250', '1.250,00', '1,250.00', '€1.250']) expect(minorIn(typed)).toBe(125_000)
  expect(minorIn('0')).toBe(0)
  expect(minorIn('0,05')).toBe(5)
})

test('what is no amount is none', () => {
  for (const typed of ['', 'veel', '-5', '−5', '7,5,5,5', '75,00,5', '9'.repeat(21)]) {
    expect(minorIn(typed)).toBeUndefined()
  }
})

test('what stands in the field is understood again', () => {
  for (const locale of ['nl', 'en']) expect(minorIn(amountText(123_456, locale))).toBe(123_456)
})
