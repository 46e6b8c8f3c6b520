import { expect, test } from 'bun:test'
import { inLocale } from '../i18n/locale.ts'
import { tooManyRequests } from '../refusals.ts'
import { waitInWords } from './wait.ts'

test.each([
  [0.2, '1 seconde', '1 second'],
  [59, '59 seconden', '59 seconds'],
  [60, '1 minuut', '1 minute'],
  [61, '2 minuten', '2 minutes'],
  [180, '3 minuten', '3 minutes'],
  [7140, '119 minuten', '119 minutes'],
  [7141, '2 uur', '2 hours'],
  [86_400, '24 uur', '24 hours'],
])('who waits %d seconds reads it as one says it', (seconds, nl, en) => {
  expect([inLocale('nl', () => waitInWords(seconds)), inLocale('en', () => waitInWords(seconds))]).toEqual([nl, en])
})

test('who was too fast is told so', () => {
  const refusal = tooManyRequests({ retryAfter: 180 })
  expect(inLocale('nl', () => refusal.words)).toBe('Dat ging te snel. Probeer het over 3 minuten opnieuw.')
})
