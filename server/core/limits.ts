import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

/** Every limit of the product: so many `points` in `duration` seconds for one key. */
const limits = {
  /** Per network prefix. */
  login: { points: 30, duration: 60 },
  signup: { points: 10, duration: 600 },
  /** Looking whether an address is taken, per network prefix. */
  emailCheck: { points: 30, duration: 60 },
  /** Per member. */
  message: { points: 60, duration: 60 },
  typing: { points: 40, duration: 60 },
  like: { points: 120, duration: 60 },
  /** Each tells the other one; lifting a block tells nobody and is free. */
  block: { points: 30, duration: 60 },
  search: { points: 240, duration: 60 },
  /** Per network prefix, for visitors. */
  visitorSearch: { points: 120, duration: 60 },
  geocode: { points: 60, duration: 60 },
} as const

export type LimitName = keyof typeof limits

export interface Limits {
  /** Takes one of the points; throws `too_many_requests` with `retryAfter` (s) when none is left. */
  take(name: LimitName, key: string): Promise<void>
}

/** Counted in this process. A factor above 1 widens every limit (tests and benchmarks). */
export function createLimits(factor = 1): Limits {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, duration }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration }),
    ]),
  )
  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(key)
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected
        throw new Refusal('too_many_requests', { retryAfter: Math.ceil(rejected.msBeforeNext / 1000) })
      }
    },
  }
}
