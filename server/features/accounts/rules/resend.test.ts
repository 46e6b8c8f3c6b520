import { describe, expect, test } from 'bun:test'
import { refuseFrequentResend } from './resend.ts'

const signUp = new Date('2026-11-20T12:00:00Z')
const after = (seconds: number) => new Date(signUp.getTime() + seconds * 1000)
const hour = 3600

describe('somebody whose activation mail does not come', () => {
  test('asks again after a minute', () => {
    expect(() => refuseFrequentResend([signUp], after(60))).not.toThrow()
  })

  test('hears how long to wait before that', () => {
    expect(() => refuseFrequentResend([signUp], after(59))).toThrow(
      expect.objectContaining({ code: 'activation_mail_limited', details: { retryAfter: 1, minutes: 1 } }),
    )
  })

  test('asks five times a day beside the mail of the sign-up', () => {
    const four = [0, 1, 2, 3, 4].map((hours) => after(hours * hour))
    expect(() => refuseFrequentResend(four, after(5 * hour))).not.toThrow()

    const five = [...four, after(5 * hour)]
    expect(() => refuseFrequentResend(five, after(6 * hour))).toThrow(
      expect.objectContaining({ details: { retryAfter: 19 * hour, minutes: 19 * 60 } }),
    )
    expect(() => refuseFrequentResend(five, after(25 * hour))).not.toThrow()
  })

  test('waits for nothing when no mail went out yet', () => {
    expect(() => refuseFrequentResend([], signUp)).not.toThrow()
  })

  test('is judged the same in whatever order the times are read', () => {
    const newestFirst = [5, 4, 3, 2, 1, 0].map((hours) => after(hours * hour))
    expect(() => refuseFrequentResend(newestFirst, after(6 * hour))).toThrow('activation_mail_limited')
  })
})
