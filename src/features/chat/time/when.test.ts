import { expect, test } from 'bun:test'
import { clockTime, dayHeading, dayOf, listTime } from './when.ts'

const words = { today: 'Vandaag', yesterday: 'Gisteren' }
const today = '2026-11-20'
/** A moment of a day where the reader is. */
const at = (day: string, time = '10:31') => new Date(`${day}T${time}:00`).toISOString()

test('a list shows the time of today, then the day in words, then the date', () => {
  const shown = ['2026-11-20', '2026-11-19', '2026-11-16', '2026-11-14', '2026-11-13', '2026-11-12', '2025-11-12'].map(
    (day) => listTime(at(day), today, 'nl', words),
  )
  expect(shown).toEqual(['10.31\u00a0uur', 'Gisteren', 'Ma', 'Za', '13 nov', '12 nov', '12 nov 2025'])
})

test('a heading spells the day out', () => {
  const shown = ['2026-11-20', '2026-11-19', '2026-11-16', '2026-11-12', '2025-11-12'].map((day) =>
    dayHeading(day, today, 'nl', words),
  )
  expect(shown).toEqual(['Vandaag', 'Gisteren', 'Maandag', '12 november', '12 november 2025'])
})

test('the end of an evening and the start of the night are two days', () => {
  expect(dayOf(at('2026-11-19', '23:59'))).toBe('2026-11-19')
  expect(dayOf(at('2026-11-20', '00:00'))).toBe('2026-11-20')
})

test('yesterday is yesterday over the end of a year and of summer time', () => {
  expect(dayHeading('2026-12-31', '2027-01-01', 'nl', words)).toBe('Gisteren')
  expect(dayHeading('2026-10-24', '2026-10-25', 'nl', words)).toBe('Gisteren')
})

test('a clock that runs ahead of ours does not make a weekday of tomorrow', () => {
  expect(listTime(at('2026-11-21'), today, 'nl', words)).toBe('21 nov')
})

test('times have 24 hours in every language', () => {
  expect(clockTime(at(today, '21:08'), 'nl')).toBe('21.08\u00a0uur')
  expect(clockTime(at(today, '00:08'), 'en')).toBe('00:08')
})
