import { describe, expect, test } from 'bun:test'
import type { SetLimit } from '../../../db/queries/spending-limits/limits.ts'
import { money } from '../../../db/reference/money/money.ts'
import { beyondLimits, holdsFrom, leftOf, limitInTheWay, limitsAt, periodsAt, raisingTakes } from './rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
const later = new Date(now.getTime() + raisingTakes)
const euros = (amount: number) => money(amount * 100, 'EUR')

describe('a limit', () => {
  test('that is set or lowered holds at once', () => {
    expect(holdsFrom(null, euros(50), now)).toEqual(now)
    expect(holdsFrom(euros(50), euros(20), now)).toEqual(now)
  })

  test('that is raised or taken away holds a day later', () => {
    expect(holdsFrom(euros(50), euros(51), now)).toEqual(later)
    expect(holdsFrom(euros(50), null, now)).toEqual(later)
  })

  test('in another currency counts as raised', () => {
    expect(holdsFrom(euros(50), money(1, 'PLN'), now)).toEqual(later)
  })

  test('holds until the one to come does', () => {
    const set: SetLimit[] = [
      { period: 'week', holdsFrom: now, limit: euros(50) },
      { period: 'week', holdsFrom: later, limit: null },
    ]
    expect(limitsAt(set, now).week).toEqual({ now: euros(50), coming: set[1]! })
    expect(limitsAt(set, later).week).toEqual({ now: null, coming: null })
    expect(limitsAt(set, now).month).toEqual({ now: null, coming: null })
  })
})

describe('a purchase', () => {
  const none = { now: null, coming: null }
  const week = (limit: number) => ({ week: { now: euros(limit), coming: null }, month: none })
  const spent = { week: euros(48), month: euros(60) }

  test('may use a limit up, and not go beyond it', () => {
    expect(limitInTheWay(week(75), spent, euros(27))).toBeUndefined()
    const inTheWay = { period: 'week' as const, limit: euros(75), left: euros(27) }
    expect(limitInTheWay(week(75), spent, money(2701, 'EUR'))).toEqual(inTheWay)
  })

  test('is held up by the limit of the month as well', () => {
    const limits = { ...week(75), month: { now: euros(70), coming: null } }
    expect(limitInTheWay(limits, spent, euros(20))?.period).toBe('month')
  })

  test('finds nothing left of a limit that was lowered below what was spent', () => {
    expect(leftOf(euros(20), euros(48))).toEqual(euros(0))
  })
})

describe('orders that stand open', () => {
  const order = (id: string, amount = euros(20)) => ({ id, amount })
  const idsBeyond = (limit: ReturnType<typeof euros>, spent: number, open: ReturnType<typeof order>[]) => {
    const limits = limitsAt([{ period: 'week', holdsFrom: now, limit }], now)
    return beyondLimits(limits, { week: euros(spent), month: euros(spent) }, open).map(({ id }) => id)
  }
  const open = [order('last'), order('middle'), order('first')]

  test('end from the last one on until what is left fits, to the cent', () => {
    expect(idsBeyond(euros(60), 60, open)).toEqual([])
    expect(idsBeyond(euros(59), 60, open)).toEqual(['last'])
    expect(idsBeyond(euros(20), 60, open)).toEqual(['last', 'middle'])
    expect(idsBeyond(euros(59), 100, open)).toEqual(['last', 'middle', 'first'])
  })

  test('end where they are in another currency than the limit', () => {
    expect(idsBeyond(euros(60), 20, [order('zloty', money(100, 'PLN')), order('euros')])).toEqual(['zloty'])
    expect(idsBeyond(money(9_000, 'PLN'), 20, [order('zloty', money(100, 'PLN'))])).toEqual(['zloty'])
  })
})

describe('where somebody lives', () => {
  test('a week begins on Monday and a month on the first', () => {
    const { week, month } = periodsAt('Europe/Amsterdam', now)
    expect(week).toEqual({ since: new Date('2026-11-15T23:00:00Z'), until: new Date('2026-11-22T23:00:00Z') })
    expect(month).toEqual({ since: new Date('2026-10-31T23:00:00Z'), until: new Date('2026-11-30T23:00:00Z') })
  })

  test('the clocks are set back within one', () => {
    const { month } = periodsAt('Europe/Amsterdam', new Date('2026-10-31T22:30:00Z'))
    expect(month).toEqual({ since: new Date('2026-09-30T22:00:00Z'), until: new Date('2026-10-31T23:00:00Z') })
  })
})
