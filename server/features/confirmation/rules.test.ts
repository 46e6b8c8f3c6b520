import { expect, test } from 'bun:test'
import { refuseWhileWaiting } from './rules.ts'

test('who asks again too soon hears how long to wait', () => {
  expect(() => refuseWhileWaiting(61)).toThrow(
    expect.objectContaining({ code: 'activation_mail_limited', details: { retryAfter: 61, minutes: 2 } }),
  )
  expect(() => refuseWhileWaiting(0)).not.toThrow()
})
