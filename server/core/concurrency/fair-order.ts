/** One level of whose a piece of work is, from the outside in: a standing, a network, an account. */
export interface Share {
  key: string
  /** How much of the service it gets beside its siblings; 1 unless it is named. */
  weight?: number
}

interface ShareNode<Item> {
  weight: number
  /** The virtual time, among its siblings, from which it is served next. */
  start: number
  /** The virtual time among its children: the start of the last that was served. */
  now: number
  children: Map<string, ShareNode<Item>>
  items: Set<QueueEntry<Item>>
  waiting: number
  /** Waiting or in service. */
  active: number
}

/** An item that waits or is in service. */
export interface QueueEntry<Item> {
  readonly item: Item
  readonly cost: number
  /** From the root to the branch that holds it. */
  readonly path: readonly ShareNode<Item>[]
}

/**
 * Decides who is served next: start-time fair queueing on a tree of shares. Siblings are served by weight and by what they
 * cost, however many of them one share sends; within the innermost share it is first come, first served. A share that was
 * away saves up nothing.
 */
export class FairOrder<Item> {
  readonly #root = branchOf<Item>(1, 0)

  get waiting(): number {
    return this.#root.waiting
  }

  add(shares: readonly Share[], item: Item, cost = 1): QueueEntry<Item> {
    const path = [this.#root]
    for (const { key, weight = 1 } of shares) {
      const parent = path.at(-1) as ShareNode<Item>
      const child = parent.children.get(key) ?? branchOf<Item>(weight, parent.now)
      child.weight = weight
      if (child.waiting === 0) child.start = Math.max(child.start, parent.now)
      parent.children.set(key, child)
      path.push(child)
    }
    const entry = { item, cost, path }
    path.at(-1)?.items.add(entry)
    for (const branch of path) {
      branch.waiting++
      branch.active++
    }
    return entry
  }

  /** Takes the next one into service; `finish` ends that. Undefined when nothing waits. */
  take(): QueueEntry<Item> | undefined {
    if (this.#root.waiting === 0) return undefined
    let branch = this.#root
    while (branch.items.size === 0) {
      const next = nextOf(branch)
      branch.now = next.start
      branch = next
    }
    const [entry] = branch.items as Iterable<QueueEntry<Item>> as [QueueEntry<Item>]
    branch.items.delete(entry)
    for (const one of entry.path) {
      one.waiting--
      one.start += entry.cost / one.weight
    }
    return entry
  }

  /** Takes out one that waits no longer. */
  remove(entry: QueueEntry<Item>): void {
    entry.path.at(-1)?.items.delete(entry)
    for (const branch of entry.path) branch.waiting--
    this.finish(entry)
  }

  /** Says that one that was taken is no longer in service. */
  finish({ path }: QueueEntry<Item>): void {
    for (const branch of path) branch.active--
    for (const { children, active, now } of path)
      for (const [key, child] of children)
        if (child.active === 0 && (active === 0 || child.start <= now)) children.delete(key)
  }

  /**
   * Who gives way to one more of these shares: the newest of the share that has the most waiting, at the first level where that
   * is not their own. Undefined where they would have as many themselves.
   */
  rivalOf(shares: readonly Share[]): QueueEntry<Item> | undefined {
    let branch: ShareNode<Item> | undefined = this.#root
    for (const { key } of shares) {
      const own: ShareNode<Item> | undefined = branch.children.get(key)
      const longest = longestOf(branch)
      if (longest && longest !== own && longest.waiting > (own?.waiting ?? 0) + 1) return newestOf(longest)
      if (!own) return undefined
      branch = own
    }
    return undefined
  }
}

const branchOf = <Item>(weight: number, start: number): ShareNode<Item> => ({
  ...{ weight, start, now: 0, waiting: 0, active: 0 },
  ...{ children: new Map(), items: new Set() },
})

function nextOf<Item>({ children }: ShareNode<Item>): ShareNode<Item> {
  let next: ShareNode<Item> | undefined
  for (const child of children.values()) if (child.waiting > 0 && (!next || child.start < next.start)) next = child
  return next as ShareNode<Item>
}

/** Of several with as many the one that came last. */
function longestOf<Item>({ children }: ShareNode<Item>): ShareNode<Item> | undefined {
  let longest: ShareNode<Item> | undefined
  for (const child of children.values()) if (!longest || child.waiting >= longest.waiting) longest = child
  return longest
}

function newestOf<Item>(branch: ShareNode<Item>): QueueEntry<Item> | undefined {
  const longest = longestOf(branch)
  return longest && longest.waiting > 0 ? newestOf(longest) : [...branch.items].at(-1)
}
