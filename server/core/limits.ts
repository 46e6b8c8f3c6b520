import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './refusals.ts'
import { Varieties, type Variety } from './variety.ts'

/**
 * A rate limit per `duration` seconds: `member` points for each member, `network` points for all visitors of a network.
 * Without `member` it counts everybody by network; without `network` it does not count visitors.
 */
export interface Limit {
  readonly name: string
  readonly duration: number
  readonly member?: number
  readonly network?: number
  /** How often the same thing may be repeated within the duration without taking a point. */
  readonly again?: number
}

/** A visitor is counted by their network. */
export interface LimitSubject {
  me: { id: string } | null
  network: string
}

/** The first limits, applied to every request before it is processed: far beyond normal use. */
const look: Limit = { name: 'look', duration: 60, member: 1200, network: 6000 }
const change: Limit = { name: 'change', duration: 60, member: 300, network: 1200 }

export const turnOf = (changes: boolean): Limit => (changes ? change : look)

export interface RateLimits {
  /**
   * Takes one point; throws `too_many_requests` with `retryAfter` (s) if none is left. `of` names the counted thing:
   * repeating it takes no point.
   */
  take(limit: Limit, asker: LimitSubject, of?: string): Promise<void>
  /** Takes several points at once. Throws as `take` does. */
  takeMany(limit: Limit, asker: LimitSubject, points: number): Promise<void>
  /**
   * Counts those of `things` that are new to `whom`, against each of the varieties. If one has no room for all of them,
   * nothing is counted. Then returns the seconds until a retry.
   */
  takeNew(varieties: readonly Variety[], whom: string, things: readonly string[]): number | undefined
}

/** Counts in this process only. A factor above 1 widens every limit (tests and benchmarks); 0 refuses everything. */
export function createLimits(factor = 1): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>()
  const shown = new Varieties()

  function limiterOf(keyPrefix: string, points: number, duration: number): RateLimiterMemory {
    const limiter = limiters.get(keyPrefix) ?? new RateLimiterMemory({ keyPrefix, points: points * factor, duration })
    limiters.set(keyPrefix, limiter)
    return limiter
  }

  async function takeOnce(
    { name, duration, again = 0 }: Limit,
    from: RateLimiterMemory,
    key: string,
    of: string,
  ): Promise<void> {
    const repeats = limiterOf(`${name} again`, again + 1, duration)
    const thing = `${key} ${Bun.hash(of)}`
    const taken = await repeats.consume(thing)
    if (taken.consumedPoints > 1) return
    await from.consume(key).catch(async (rejected) => {
      // A refused request does not count as a repeat: the next one is the first again.
      await repeats.delete(thing)
      throw rejected
    })
  }

  async function takeFrom(
    limit: Limit,
    { me, network }: LimitSubject,
    consume: (limiter: RateLimiterMemory, key: string) => Promise<unknown>,
  ): Promise<void> {
    const isMembers = me !== null && limit.member !== undefined
    const points = isMembers ? limit.member : limit.network
    if (points === undefined) return
    const limiter = limiterOf(isMembers ? limit.name : `${limit.name} visitor`, points, limit.duration)
    try {
      await consume(limiter, isMembers ? me.id : network)
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      throw tooManyRequests({ retryAfter: Math.ceil(rejected.msBeforeNext / 1000) })
    }
  }

  return {
    take: (limit, asker, of) =>
      takeFrom(limit, asker, (limiter, key) =>
        of === undefined || !limit.again ? limiter.consume(key) : takeOnce(limit, limiter, key, of),
      ),
    takeMany: (limit, asker, points) => takeFrom(limit, asker, (limiter, key) => limiter.consume(key, points)),
    takeNew(varieties, whom, things) {
      const widened = varieties.map(({ duration, different }) => ({ duration, different: different * factor }))
      const wait = shown.take(widened, whom, things)
      return wait && Math.ceil(wait / 1000)
    },
  }
}
