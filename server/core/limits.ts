import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './refusals.ts'

interface Limit {
  points: number
  duration: number
  /** How often the same thing may come again within the duration and take nothing. */
  again?: number
}

/** Every limit of the product: so many `points` in `duration` seconds for one key. */
const limits = {
  // The first turns, which every question takes before anybody looks at it (`turnOf`): far beyond what people do.
  look: { points: 1200, duration: 60 },
  change: { points: 300, duration: 60 },
  /** A whole carrier's members can come from one network; once logged in they have turns of their own. */
  visitorLook: { points: 6000, duration: 60 },
  visitorChange: { points: 1200, duration: 60 },

  /** Per network prefix. */
  login: { points: 30, duration: 60 },
  /** By distinct e-mail addresses: thousands of people share the network of a mobile carrier. */
  signup: { points: 100, duration: 600, again: 20 },
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
  visitorSearch: { points: 600, duration: 60 },
  geocode: { points: 60, duration: 60 },
  /** Asked while somebody types. */
  placeSearch: { points: 240, duration: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** The turn that a question takes before its input is looked at: a member's own, or one of the visitor's network. */
export function turnOf(
  { me, network }: { me: { id: string } | null; network: string },
  changes: boolean,
): [name: LimitName, key: string] {
  if (me) return [changes ? 'change' : 'look', me.id]
  return [changes ? 'visitorChange' : 'visitorLook', network]
}

export interface Limits {
  /**
   * Takes one of the points; throws `too_many_requests` with `retryAfter` (s) when none is left. `of` names the thing
   * that is counted, where the same one again is to take nothing.
   */
  take(name: LimitName, key: string, of?: string): Promise<void>
}

/** Counted in this process. A factor above 1 widens every limit (tests and benchmarks), 0 leaves nobody a turn. */
export function createLimits(factor = 1): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory>()
  const repeats = new Map<LimitName, RateLimiterMemory>()
  for (const [name, { points, duration, again }] of Object.entries<Limit>(limits)) {
    limiters.set(name as LimitName, new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration }))
    if (again)
      repeats.set(name as LimitName, new RateLimiterMemory({ keyPrefix: name, points: (again + 1) * factor, duration }))
  }

  async function takeOnce(name: LimitName, key: string, of: string): Promise<void> {
    const thing = `${key} ${Bun.hash(of)}`
    const taken = await repeats.get(name)?.consume(thing)
    if (taken && taken.consumedPoints > 1) return
    await limiters
      .get(name)
      ?.consume(key)
      .catch(async (rejected) => {
        // What got no turn has not been counted, and comes next time for the first time.
        await repeats.get(name)?.delete(thing)
        throw rejected
      })
  }

  return {
    async take(name, key, of) {
      try {
        await (of === undefined ? limiters.get(name)?.consume(key) : takeOnce(name, key, of))
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected
        throw tooManyRequests({ retryAfter: Math.ceil(rejected.msBeforeNext / 1000) })
      }
    },
  }
}
