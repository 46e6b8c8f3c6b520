import { between, chance, favourite, type Random, randomOf } from './chance.ts'
import { castOf, kinds } from './people.ts'

/** Two members by their numbers, as one number that sorts by the first and then the second. */
class Pairs {
  private readonly codes: number[] = []

  constructor(private readonly count: number) {}

  /** Nobody meets themselves. */
  add(a: number, b: number): void {
    if (a !== b) this.codes.push(a * this.count + b)
  }

  /** Each pair once. */
  *sorted(): Generator<[number, number]> {
    const codes = Float64Array.from(this.codes).sort()
    for (const [i, code] of codes.entries()) {
      if (code !== codes[i - 1]) yield [Math.floor(code / this.count), code % this.count]
    }
  }
}

/** What the members of the cast have, whatever the size of the data set. */
export const amounts = {
  busy: { conversations: 1_000, longest: 10_000, likesReceived: 5_000, likesGiven: 1_000 },
  guarded: { blocks: 1_500, blockedBy: 500 },
  ordinary: { conversations: 12, likesReceived: 30, likesGiven: 20 },
}

/** Three for each member; a few are liked by very many, and one in seven is answered. */
export function inventLikes(seed: number, count: number): Iterable<[number, number]> {
  const random = randomOf(seed, kinds.like, 0)
  const pairs = new Pairs(count)
  for (let i = 0; i < count * 3; i++) {
    const [from, to] = [favourite(random, count, 1.7), favourite(random, count, 2.5)]
    pairs.add(from, to)
    if (chance(random, 0.15)) pairs.add(to, from)
  }
  const { busy, ordinary } = castOf(count)
  for (const [member, { likesReceived, likesGiven }] of [
    [busy, amounts.busy],
    [ordinary, amounts.ordinary],
  ] as const) {
    for (const other of others(random, count, likesReceived)) pairs.add(other, member)
    for (const other of others(random, count, likesGiven)) pairs.add(member, other)
  }
  return pairs.sorted()
}

/** One for every ten members, and one member who has blocked and is blocked by very many. */
export function inventBlocks(seed: number, count: number): Iterable<[number, number]> {
  const random = randomOf(seed, kinds.block, 0)
  const pairs = new Pairs(count)
  for (let i = 0; i < count / 10; i++) pairs.add(favourite(random, count, 1.5), favourite(random, count, 2))
  const { guarded } = castOf(count)
  for (const other of others(random, count, amounts.guarded.blocks)) pairs.add(guarded, other)
  for (const other of others(random, count, amounts.guarded.blockedBy)) pairs.add(other, guarded)
  return pairs.sorted()
}

/** Three conversations for every five members, most of them among those who are busy anyway. The smaller number first. */
export function inventConversations(seed: number, count: number): Iterable<[number, number]> {
  const random = randomOf(seed, kinds.pair, 0)
  const pairs = new Pairs(count)
  const add = (a: number, b: number) => pairs.add(Math.min(a, b), Math.max(a, b))
  for (let i = 0; i < count * 0.6; i++) add(favourite(random, count, 1.5), favourite(random, count, 2))
  const { busy, ordinary } = castOf(count)
  // The long one.
  add(busy, ordinary)
  for (const other of others(random, count, amounts.busy.conversations)) add(busy, other)
  for (const other of others(random, count, amounts.ordinary.conversations)) add(ordinary, other)
  return pairs.sorted()
}

/** So many different members; all there are where the data set has fewer. */
function others(random: Random, count: number, wanted: number): Set<number> {
  const found = new Set<number>()
  while (found.size < Math.min(wanted, count / 2)) found.add(between(random, 0, count - 1))
  return found
}
