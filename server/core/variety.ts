/** So many different things within `duration` seconds, counted from the first of them. */
export interface Variety {
  readonly duration: number
  readonly different: number
}

interface Seen {
  /** In milliseconds; from then on it begins anew. */
  until: number
  /** Short hashes: two things in a million pass for one. */
  things: Set<number>
}

/** As many are kept before those whose time is over are looked for, and twice as many as were left then. */
const manyKeys = 10_000

/** What each of many has been given of each kind, so that the same thing again takes nothing. Counted in this process. */
export class Varieties {
  private readonly seen = new Map<string, Seen>()
  private most = manyKeys

  constructor(private readonly now: () => number = Date.now) {}

  /** Notes all of these things, or none of them: then it answers in how many milliseconds there is room again. */
  take(varieties: readonly Variety[], key: string, things: readonly string[]): number | undefined {
    const hashes = things.map((thing) => Bun.hash.xxHash32(thing))
    const spans = varieties.map(({ duration, different }) => {
      const { until, things: known } = this.seenBy(`${duration} ${key}`, duration)
      const fresh = new Set(hashes.filter((hash) => !known.has(hash)))
      return { known, fresh, wait: known.size + fresh.size > different && fresh.size > 0 ? until - this.now() : 0 }
    })
    const wait = Math.max(...spans.map((span) => span.wait))
    if (wait > 0) return wait
    for (const { known, fresh } of spans) for (const hash of fresh) known.add(hash)
  }

  private seenBy(key: string, duration: number): Seen {
    const now = this.now()
    const known = this.seen.get(key)
    if (known && known.until > now) return known
    if (this.seen.size >= this.most) this.forgetThoseBefore(now)
    const begun = { until: now + duration * 1000, things: new Set<number>() }
    this.seen.set(key, begun)
    return begun
  }

  private forgetThoseBefore(now: number): void {
    for (const [key, { until }] of this.seen) if (until <= now) this.seen.delete(key)
    this.most = Math.max(manyKeys, 2 * this.seen.size)
  }
}
