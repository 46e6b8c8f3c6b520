import { describe, expect, test } from 'bun:test'
import { parseBirthDate } from './birth-date.ts'

const on = (day: string) => ({ minAge: 18, now: new Date(`${day}T12:00:00Z`) })
const today = on('2026-11-20')

describe('who is old enough', () => {
  test('somebody who turns 18 today', () => {
    expect(parseBirthDate('2008-11-20', today)).toBe('2008-11-20')
  })

  test('not somebody who turns 18 tomorrow', () => {
    expect(() => parseBirthDate('2008-11-21', today)).toThrow('birth_date_required')
  })

  test('the first and the last minute of the birthday count', () => {
    const at = (time: string) => ({ minAge: 18, now: new Date(`2026-11-20T${time}Z`) })
    expect(parseBirthDate('2008-11-20', at('00:00:00'))).toBe('2008-11-20')
    expect(() => parseBirthDate('2008-11-21', at('23:59:59'))).toThrow('birth_date_required')
  })

  test('somebody of 29 February turns 18 on 1 March, in a leap year on the day itself', () => {
    expect(() => parseBirthDate('2008-02-29', on('2026-02-28'))).toThrow('birth_date_required')
    expect(parseBirthDate('2008-02-29', on('2026-03-01'))).toBe('2008-02-29')
    expect(parseBirthDate('2008-02-29', { minAge: 20, now: on('2028-02-29').now })).toBe('2008-02-29')
    expect(() => parseBirthDate('2008-02-29', { minAge: 20, now: on('2028-02-28').now })).toThrow('birth_date_required')
  })

  test('a site may ask for more years', () => {
    expect(() => parseBirthDate('1996-11-21', { ...today, minAge: 30 })).toThrow(
      expect.objectContaining({ code: 'birth_date_required', details: { field: 'birthDate', minAge: 30 } }),
    )
    expect(parseBirthDate('1996-11-20', { ...today, minAge: 30 })).toBe('1996-11-20')
  })

  test('somebody of 120 years, but nobody older', () => {
    expect(parseBirthDate('1905-11-21', today)).toBe('1905-11-21')
    expect(() => parseBirthDate('1905-11-20', today)).toThrow('birth_date_invalid')
  })
})

describe('what is a birth date', () => {
  test('nothing is none', () => {
    expect(() => parseBirthDate(' ', today)).toThrow('birth_date_required')
  })

  test.each([
    ...['2001-02-29', '1900-02-29', '1990-02-30', '1990-04-31', '1990-00-10', '1990-13-01', '1990-01-00', '0000-00-00'],
    ...[
      '2026-11-21',
      '2999-01-01',
      '20-11-1990',
      '1990-1-1',
      '1990/01/01',
      '19900101',
      '١٩٩٠-٠١-٠١',
      '1990-01-01T00:00',
    ],
  ])('%s is nobody’s', (date) => {
    expect(() => parseBirthDate(date, today)).toThrow('birth_date_invalid')
  })

  test('29 February of a leap year is', () => {
    expect(parseBirthDate(' 2000-02-29 ', today)).toBe('2000-02-29')
  })
})
