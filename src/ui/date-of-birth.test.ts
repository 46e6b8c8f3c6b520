import { describe, expect, test } from 'bun:test'
import { emptyDate, isEmptyDate, toIsoDate } from './date-of-birth.ts'

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
