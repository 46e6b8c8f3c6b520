import { expect, test } from 'bun:test'
import { amountText, minorIn } from './amount.ts'

test('an amount is understood however people write it', () => {
  for (const locale of ['nl', 'en']) {
    for (const typed of ['75', '75,00', '75.00', '75,0', '€ 75', '75 euro']) expect(minorIn(typed, locale)).toBe(7_500)
    for (const typed of ['1250', '1.250,00', '1,250.00']) expect(minorIn(typed, locale)).toBe(125_000)
    for (const typed of ['€ 20,-', '20,–', '20 EUR', 'A$20', 'kr 20']) expect(minorIn(typed, locale)).toBe(2_000)
    expect(minorIn('0', locale)).toBe(0)
    expect(minorIn('0,05', locale)).toBe(5)
  }
  expect(minorIn('€1.250', 'nl')).toBe(125_000)
  expect(minorIn('€1,250', 'en')).toBe(125_000)
})

test('what is no amount is none', () => {
  for (const typed of [
    '',
    'veel',
    '-5',
    '−5',
    '1e3',
    '0x10',
    '5%',
    '2 of 3',
    '7,5,5,5',
    '75,00,5',
    '1.25.000',
    '1,250,00',
    '9'.repeat(21),
  ]) {
    expect(minorIn(typed, 'nl')).toBeUndefined()
  }
})

test('three digits after the mark before cents are no thousands', () => {
  expect(minorIn('12,345', 'nl')).toBeUndefined()
  expect(minorIn('12.345', 'en')).toBeUndefined()
})

test('what stands in the field is understood again', () => {
  for (const locale of ['nl', 'en']) expect(minorIn(amountText(123_456, locale), locale)).toBe(123_456)
})
