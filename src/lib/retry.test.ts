import { describe, expect, test } from 'bun:test'
import { TRPCClientError } from '@trpc/client'
import { maxRetries, retryDelay, shouldRetry } from './retry.ts'

/** What a call throws when the server has answered with this status. */
function answered(httpStatus: number): Error {
  const data = { httpStatus }
  return TRPCClientError.from({ error: { message: 'no', code: -32000, data } } as never)
}

const lineLost = TRPCClientError.from(new TypeError('Failed to fetch'))

describe('a request that failed', () => {
  test('is asked again five times and no more', () => {
    const tries = [0, 1, 2, 3, 4, 5].map((failures) => shouldRetry(failures, lineLost))
    expect(tries).toEqual([true, true, true, true, true, false])
    expect(maxRetries).toBe(5)
  })

  test.each([500, 502, 503, 504, 408])('is asked again after %p, which passes', (status) => {
    expect(shouldRetry(0, answered(status))).toBe(true)
  })

  test.each([400, 401, 403, 404, 409, 429])('is not asked again after %p: a no stays a no', (status) => {
    expect(shouldRetry(0, answered(status))).toBe(false)
  })

  test('waits twice as long each time, never over half a minute by much, and not when everybody else does', () => {
    for (let failures = 0; failures < maxRetries; failures++) {
      const shortest = 1000 * 2 ** failures
      const delays = Array.from({ length: 200 }, () => retryDelay(failures))
      expect(Math.min(...delays)).toBeGreaterThanOrEqual(shortest)
      expect(Math.max(...delays)).toBeLessThanOrEqual(shortest * 1.25)
      expect(new Set(delays).size).toBeGreaterThan(100)
    }
  })
})
