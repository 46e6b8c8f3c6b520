import { expect, test } from 'bun:test'
import { withdrawableUntil } from './withdrawal-days.ts'

test('the fourteenth day is the last one, to its end where the buyer lives', () => {
  const boughtLate = new Date('2026-11-20T22:30:00Z')
  expect(withdrawableUntil(boughtLate, 'NL', 14)).toEqual(new Date('2026-12-04T22:59:59.999Z'))
  expect(withdrawableUntil(boughtLate, 'NZ', 14)).toEqual(new Date('2026-12-05T10:59:59.999Z'))
})
