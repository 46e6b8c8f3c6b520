import type { Share } from './fair-order.ts'

interface CapacityNode {
  used: number
  children: Map<string, CapacityNode>
}

export interface SharedCapacity {
  /** Whether these shares may have so much more. */
  hasRoom(shares: readonly Share[], amount?: number): boolean
  /** Takes so much; returns what gives it back, or undefined where there is no room. */
  take(shares: readonly Share[], amount?: number): (() => void) | undefined
}

/**
 * Divides a capacity among shares by a dynamic threshold: at each level a share may hold as much as it leaves free for its
 * siblings. One alone gets half of its level, two a third each, and there is always room for one that has nothing yet.
 */
export function createSharedCapacity(capacity: number): SharedCapacity {
  const root: CapacityNode = { used: 0, children: new Map() }

  function hasRoom(shares: readonly Share[], amount = 1): boolean {
    let free = capacity - root.used
    let branch: CapacityNode | undefined = root
    for (const { key } of shares) {
      branch = branch?.children.get(key)
      const used = branch?.used ?? 0
      if (used + amount > free) return false
      free -= used
    }
    return amount <= free
  }

  function add(shares: readonly Share[], amount: number): void {
    root.used += amount
    let branch = root
    for (const { key } of shares) {
      const child = branch.children.get(key) ?? { used: 0, children: new Map() }
      child.used += amount
      if (child.used > 0) branch.children.set(key, child)
      else branch.children.delete(key)
      branch = child
    }
  }

  return {
    hasRoom,
    take(shares, amount = 1) {
      if (!hasRoom(shares, amount)) return undefined
      add(shares, amount)
      return () => add(shares, -amount)
    },
  }
}
