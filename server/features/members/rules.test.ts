import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { slotOf } from '../../../db/reference/slots.ts'
import { ageOn, bornWithin, isNewOn, lastActiveOn, widen } from './rules.ts'

const on = (day: string) => new Date(`${day}T12:00:00Z`)

describe('birth dates of an age', () => {
  test('whoever turns 30 today is 30, whoever does tomorrow is not yet', () => {
    expect(bornWithin({ minAge: 30, maxAge: 30 }, on('2026-06-01'))).toEqual({
      after: '1995-06-01',
      until: '1996-06-01',
    })
  })

  test('on 29 February the 28th stands in for years without one', () => {
    expect(bornWithin({ minAge: 30, maxAge: 31 }, on('2028-02-29'))).toEqual({
      after: '1996-02-29',
      until: '1998-02-28',
    })
  })

  test('without limits nobody is left out', () => {
    expect(bornWithin({}, on('2026-06-01'))).toEqual({ after: undefined, until: undefined })
  })

  test('they hold exactly those whose age is within, whatever the days', () => {
    const day = (min: string, max: string) => fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    const age = fc.integer({ min: 18, max: 99 })
    fc.assert(
      fc.property(day('1920-01-01', '2010-12-31'), day('2024-01-01', '2033-12-31'), age, age, (birth, now, a, b) => {
        const birthDate = birth.toISOString().slice(0, 10)
        const [minAge, maxAge] = [Math.min(a, b), Math.max(a, b)]
        const { after = '', until = '' } = bornWithin({ minAge, maxAge }, now)
        const isWithin = ageOn(birthDate, now) >= minAge && ageOn(birthDate, now) <= maxAge
        expect(birthDate > after && birthDate <= until).toBe(isWithin)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('wider searches', () => {
  test('drop the region, add 5 and 10 years, then leave the country', () => {
    const steps = widen({ gender: 'male', country: 'NL', region: 'NL-NH', minAge: 25, maxAge: 40 })
    expect(steps.map(({ filters }) => filters)).toEqual([
      { gender: 'male', country: 'NL', region: undefined, minAge: 25, maxAge: 40 },
      { gender: 'male', country: 'NL', region: undefined, minAge: 20, maxAge: 45 },
      { gender: 'male', country: 'NL', region: undefined, minAge: undefined, maxAge: 50 },
      { gender: 'male', country: undefined, region: undefined, minAge: undefined, maxAge: 50 },
    ])
    expect(steps[2]?.added.exceptAges).toEqual({ minAge: 20, maxAge: 45 })
  })

  test('leave out steps that find nobody more', () => {
    expect(widen({ country: 'NL' }).map(({ added }) => added)).toEqual([{ country: undefined, exceptCountry: 'NL' }])
    expect(widen({ gender: 'female' })).toEqual([])
    expect(widen({ minAge: 20 }).map(({ filters }) => filters)).toEqual([{ minAge: undefined, maxAge: undefined }])
  })
})

test('last activity is told by days, new means the first 14 days', () => {
  const now = on('2026-06-30')
  const words = ['2026-06-30', '2026-06-29', '2026-06-23', '2026-05-30', '2026-05-29'].map((day) =>
    lastActiveOn(slotOf(on(day)), now),
  )
  expect(words).toEqual(['today', 'yesterday', 'this_week', 'this_month', 'earlier'])
  expect([isNewOn(on('2026-06-17'), now), isNewOn(on('2026-06-16'), now)]).toEqual([true, false])
  // Neither word changes at the hour of the visit or the sign-up.
  const atNight = (day: string) => new Date(`${day}T23:59:59Z`)
  expect([isNewOn(atNight('2026-06-16'), now), isNewOn(on('2026-06-17'), atNight('2026-06-30'))]).toEqual([false, true])
  expect(lastActiveOn(slotOf(atNight('2026-06-29')), now)).toBe('yesterday')
})
