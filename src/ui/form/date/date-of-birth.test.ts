import { describe, expect, test } from 'bun:test'
import { type DateParts, emptyDate, isEmptyDate, toIsoDate } from './date-of-birth.ts'
import { type DatePart, likelyYear, typeDate } from './typed-date.ts'

const typed = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('-')
  return { day, month, year }
}

describe('a date of birth typed in three boxes', () => {
  test.each([
    ['31-12-1983', '1983-12-31'],
    ['1-2-1990', '1990-02-01'],
    [' 09 - 03 - 1975 ', '1975-03-09'],
    ['29-02-2000', '2000-02-29'],
    ['01-01-1900', '1900-01-01'],
  ])('%s is a day', (text, iso) => expect(toIsoDate(typed(text))).toBe(iso))

  test.each([
    '31-02-1983',
    '29-02-1900',
    '00-01-1990',
    '12-13-1990',
    '31-12-1899',
    '1-1-83',
    '1-1-019830',
    'a-1-1990',
    '-1-1-1990',
    '--',
    '1.0-1-1990',
  ])('%s is none', (text) => expect(toIsoDate(typed(text))).toBeNull())

  test('is empty as long as nobody typed in it', () => {
    expect(isEmptyDate(emptyDate)).toBe(true)
    expect(isEmptyDate({ ...emptyDate, month: '2' })).toBe(false)
  })
})

describe('a date that is typed in one go', () => {
  const into = (text: string, at: DatePart = 'day', parts: DateParts = emptyDate) => {
    const typed = typeDate(parts, at, text)
    const { day, month, year } = typed.parts
    return [`${day}-${month}-${year}`, typed.at]
  }

  test.each([
    ['07081992', '07-08-1992'],
    ['07-08-1992', '07-08-1992'],
    ['7/8/1992', '7-8-1992'],
    [' 7. 8. 1992 ', '7-8-1992'],
    ['1992-08-07', '07-08-1992'],
    ['08/31/1992', '31-08-1992'],
    ['0708199', '07-08-199'],
    ['07/08/19921', '07-08-1992'],
  ])('%s fills all three boxes', (text, date) => expect(into(text)).toEqual([date, 'year']))

  test('leads from box to box', () => {
    expect(into('07')).toEqual(['07--', 'day'])
    expect(into('070')).toEqual(['07-0-', 'month'])
    expect(into('7/')).toEqual(['7--', 'month'])
    expect(into('081', 'month', { day: '07', month: '08', year: '' })).toEqual(['07-08-1', 'year'])
    expect(into('8-', 'month', { day: '7', month: '', year: '' })).toEqual(['7-8-', 'year'])
  })

  test('leaves alone what stands in the next box', () => {
    expect(into('075', 'day', { day: '07', month: '08', year: '1992' })).toEqual(['07-08-1992', 'day'])
    expect(into('01021990', 'day', { day: '07', month: '08', year: '1992' })).toEqual(['01-02-1990', 'year'])
  })

  test('may be nonsense of any length', () => {
    expect(into('')).toEqual(['--', 'day'])
    expect(into('-')).toEqual(['---', 'day'])
    expect(into('x'.repeat(100_000))).toEqual(['xx--', 'day'])
  })
})

test('two digits are probably the year in which somebody of age was born', () => {
  const youngest = { minAge: 18, now: new Date('2026-11-20T12:00:00Z') }
  expect(likelyYear('90', youngest)).toBe('1990')
  expect(likelyYear('05', youngest)).toBe('2005')
  expect(likelyYear('12', youngest)).toBe('1912')
  for (const typed of ['', '9', '199', '1990', 'x9']) expect(likelyYear(typed, youngest)).toBeNull()
})
