import { expect, test } from 'bun:test'
import { dateOf } from './terms.ts'

test('the last day to withdraw is told as it is where was bought, also to whom it has ended otherwise by their own clock', () => {
  const [lastOfNewYork, lastOfAuckland] = [new Date('2026-12-05T04:59:59.999Z'), new Date('2026-12-04T10:59:59.999Z')]
  expect(dateOf({ timeZone: 'America/New_York' }, lastOfNewYork, 'nl')).toBe('4 december 2026')
  expect(dateOf({ timeZone: 'Pacific/Auckland' }, lastOfAuckland, 'en')).toBe('4 December 2026')
})
