import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { slotOf } from '../../../db/reference/slots.ts'
import { activeSteps } from './rules/search-steps.ts'
import { activeSince, ageOn, bornWithin, isNewOn, lastActiveOn, newSince } from './rules.ts'

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

test('a search by a step of activity, or for who is new, finds exactly those who are told so', () => {
  const moment = fc.date({ min: new Date('2026-04-01'), max: new Date('2026-06-30T23:59:59Z'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 23 }), (then, hour) => {
      const now = new Date(Date.UTC(2026, 5, 30, hour, 30))
      const told = lastActiveOn(slotOf(then), now)
      for (const step of activeSteps) {
        const steps = ['today', 'yesterday', 'this_week', 'this_month']
        const isTold = steps.slice(0, steps.indexOf(step) + 1).includes(told)
        expect(slotOf(then) >= activeSince(step, now)).toBe(isTold)
      }
      const day = Math.floor(then.getTime() / 86_400_000)
      expect(day >= newSince(now)).toBe(isNewOn(then, now))
    }),
    { numRuns: 500 },
  )
})
