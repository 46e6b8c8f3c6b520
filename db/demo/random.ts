/** A source of numbers in [0, 1) that gives the same row for the same seed. */
export type Random = () => number

/** Mulberry32 over a scrambled seed, so that neighbouring seeds give unrelated rows. */
export function randomFrom(seed: number): Random {
  let state = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new RangeError('nothing to pick from')
  return choice
}

/** A weight of 0 is never picked. */
export function pickWeighted<K extends string>(random: Random, weights: Readonly<Partial<Record<K, number>>>): K {
  const entries = Object.entries(weights) as [K, number][]
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  for (const [key, weight] of entries) {
    left -= weight
    if (left < 0) return key
  }
  throw new RangeError('nothing to pick from')
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** True in `share` of all cases (0 to 1). */
export function chance(random: Random, share: number): boolean {
  return random() < share
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = between(random, 0, i)
    const held = result[i] as T
    result[i] = result[j] as T
    result[j] = held
  }
  return result
}
