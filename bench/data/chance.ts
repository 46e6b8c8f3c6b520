import { type Random, randomFrom } from '../../db/demo/random.ts'

export { between, chance, pick, type Random } from '../../db/demo/random.ts'

/** The random numbers of one thing, whatever else is made and in whatever order. */
export function randomOf(seed: number, kind: number, n: number): Random {
  return randomFrom(scrambled(scrambled(seed, kind), n))
}

/** One of these values as often as its weight says, for a million picks: the sums are made once. */
export function weighted<T>(choices: readonly (readonly [T, number])[]): (random: Random) => T {
  const ends: number[] = []
  for (const [, weight] of choices) ends.push((ends.at(-1) ?? 0) + weight)
  const total = ends.at(-1) ?? 0
  return (random) => {
    const at = random() * total
    return (choices[ends.findIndex((end) => at < end)] as readonly [T, number])[0]
  }
}

/**
 * One of `count`, some far more often than others: the first of them gets a share of count^(-1/power). Who is first
 * has nothing to do with the order of the numbers.
 */
export function favourite(random: Random, count: number, power: number): number {
  const rank = Math.floor(count * random() ** power)
  return (rank * 618_033_989 + 7) % count
}

/** A version 4 id that has nothing to do with when it was made, and that no other kind and number (below 2^40) has. */
export function idOf(kind: number, n: number): string {
  const [start, noise] = [hex(scrambled(kind, n), 8), hex(scrambled(n, kind), 8)]
  const rest = `${noise.slice(0, 4)}-4${noise.slice(4, 7)}-8${noise.slice(7)}00`
  return `${start}-${rest}-${hex(kind, 2)}${hex(n, 10)}`
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

function scrambled(a: number, b: number): number {
  let mixed = Math.imul((a ^ 0x9e3779b9) + Math.imul(b + 1, 0x85ebca6b), 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
