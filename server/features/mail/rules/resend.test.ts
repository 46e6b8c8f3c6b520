import { describe, expect, test } from 'bun:test'
import { changeAllowedIn, resendAllowedIn } from './resend.ts'

const signUp = new Date('2026-11-20T12:00:00Z')
const after = (seconds: number) => new Date(signUp.getTime() + seconds * 1000)
const hour = 3600
const hourly = (...hours: number[]) => hours.map((each) => after(each * hour))

describe('somebody whose activation mail does not come', () => {
  test('asks again after a minute', () => {
    expect(resendAllowedIn([signUp], after(59))).toBe(1)
    expect(resendAllowedIn([signUp], after(60))).toBe(0)
  })

  test('asks five times a day beside the mail of the sign-up', () => {
    expect(resendAllowedIn(hourly(0, 1, 2, 3, 4), after(5 * hour))).toBe(0)
    expect(resendAllowedIn(hourly(0, 1, 2, 3, 4, 5), after(6 * hour))).toBe(19 * hour)
    expect(resendAllowedIn(hourly(0, 1, 2, 3, 4, 5), after(25 * hour))).toBe(0)
  })

  test('waits for nothing when no mail was asked for yet', () => {
    expect(resendAllowedIn([], signUp)).toBe(0)
  })

  test('is judged the same in whatever order the times are read', () => {
    expect(resendAllowedIn(hourly(5, 4, 3, 2, 1, 0), after(6 * hour))).toBe(19 * hour)
  })
})

test('who gave a wrong address mends it at once, five times a day', () => {
  expect(changeAllowedIn([signUp], after(1))).toBe(0)
  expect(changeAllowedIn(hourly(0, 1, 2, 3, 4), after(4 * hour + 1))).toBe(0)
  expect(changeAllowedIn(hourly(0, 1, 2, 3, 4, 5), after(6 * hour))).toBe(19 * hour)
})
