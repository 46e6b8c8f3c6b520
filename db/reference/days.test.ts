import { expect, test } from 'bun:test'
import { hourWords, momentWords, timeWords } from './days.ts'

const evening = new Date('2026-11-26T19:49:05Z')
const timeZone = 'Europe/Amsterdam'

test('an hour is written as people of the language write it, without seconds', () => {
  expect(hourWords(evening, 'nl', { timeZone })).toBe('20.49\u00a0uur')
  expect(hourWords(evening, 'nl-NL', { timeZone, isNamed: true })).toBe('20.49\u00a0uur CET')
  expect(hourWords(evening, 'en', { timeZone })).toBe('20:49')
  expect(hourWords(new Date('2026-11-26T23:05:00Z'), 'en', { timeZone, isNamed: true })).toBe('00:05 CET')
})

test('an hour after its day, too', () => {
  expect(timeWords(evening, 'nl', timeZone)).toBe('26 november 2026 om 20.49\u00a0uur CET')
  expect(timeWords(evening, 'en', timeZone)).toBe('26 November 2026 at 20:49 CET')
  const style = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone } as const
  expect(momentWords(evening, 'nl', style)).toBe('26 november om 20.49\u00a0uur')
})
