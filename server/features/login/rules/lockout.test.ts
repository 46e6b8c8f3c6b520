import { describe, expect, test } from 'bun:test'
import { afterFailure, type LoginFailures, lockedFor, refuseWhileLocked } from './lockout.ts'

const start = new Date('2026-11-20T12:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

/** The state after failures at these minutes. */
function failing(at: number[], state: LoginFailures | null = null): LoginFailures {
  return at.reduce<LoginFailures | null>((before, minute) => afterFailure(before, minutes(minute)), state)!
}

/** The state after `count` locks, each earned in the minute in which the one before ended. */
function lockedTimes(count: number): { state: LoginFailures; now: Date } {
  let state: LoginFailures | null = null
  let now = start
  for (let lock = 0; lock < count; lock++) {
    now = state?.lockedUntil ?? now
    for (let failure = 0; failure < 5; failure++) state = afterFailure(state, now)
  }
  return { state: state!, now }
}

describe('somebody who mistypes a password', () => {
  test('is not locked out by four failures', () => {
    expect(lockedFor(failing([0, 1, 2, 3]), minutes(3))).toBe(0)
  })

  test('is locked out for a quarter of an hour by the fifth', () => {
    const state = failing([0, 1, 2, 3, 4])
    expect(lockedFor(state, minutes(4))).toBe(15 * 60)
    expect(lockedFor(state, minutes(18))).toBe(60)
    expect(lockedFor(state, minutes(19))).toBe(0)
  })

  test('is told the minutes, rounded up', () => {
    const state = failing([0, 0, 0, 0, 0])
    expect(() => refuseWhileLocked(state, new Date(start.getTime() + 61_500))).toThrow(
      expect.objectContaining({ code: 'login_locked', details: { retryAfter: 839, minutes: 14 } }),
    )
    expect(() => refuseWhileLocked(state, minutes(15))).not.toThrow()
    expect(() => refuseWhileLocked(null, start)).not.toThrow()
  })

  test('starts anew after a quarter of an hour', () => {
    expect(lockedFor(failing([0, 1, 2, 3, 15]), minutes(15))).toBe(0)
    expect(lockedFor(failing([0, 1, 2, 3, 14]), minutes(14))).toBe(15 * 60)
  })

  test('makes nothing worse by trying while locked', () => {
    const locked = failing([0, 0, 0, 0, 0])
    expect(failing([1, 2, 3, 4, 5, 6], locked)).toEqual(locked)
  })
})

describe('somebody who goes on guessing', () => {
  test.each([
    [1, 15],
    [2, 30],
    [3, 60],
    [7, 960],
    [8, 1440],
    [9, 1440],
    [60, 1440],
  ])('waits after lock %i for %i minutes', (count, expected) => {
    const { state, now } = lockedTimes(count)
    expect(lockedFor(state, now)).toBe(expected * 60)
  })

  test('has five tries between two locks', () => {
    const { state } = lockedTimes(1)
    expect(lockedFor(failing([15, 16, 17, 18], state), minutes(18))).toBe(0)
    expect(lockedFor(failing([15, 16, 17, 18, 19], state), minutes(19))).toBe(30 * 60)
  })

  test('is a beginner again after a quiet day', () => {
    const { state } = lockedTimes(3)
    const later = (hours: number) => new Date(state.lockedUntil!.getTime() + hours * 3_600_000)
    const failFiveTimes = (now: Date) => [0, 0, 0, 0, 0].reduce<LoginFailures>((it) => afterFailure(it, now), state)
    expect(lockedFor(failFiveTimes(later(23)), later(23))).toBe(120 * 60)
    expect(lockedFor(failFiveTimes(later(24)), later(24))).toBe(15 * 60)
  })
})
