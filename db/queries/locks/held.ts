import type { Tx } from '../../client.ts'

type LockKind = 'member' | 'wallet' | 'order' | 'debtor' | 'log-in attempts' | 'sandbox payment'

/**
 * Rows that a transaction holds until its end, by their keys. A query that relies on it takes this, and only one that has
 * locked gives it, so that forgetting does not compile.
 */
export class HeldLocks<Kind extends LockKind> {
  readonly #tx: Tx
  readonly #kind: Kind
  readonly #keys: readonly string[]

  constructor(tx: Tx, kind: Kind, keys: readonly string[]) {
    this.#tx = tx
    this.#kind = kind
    this.#keys = keys
  }

  /** Throws a RangeError when this transaction does not hold one of these. */
  check(tx: Tx, keys: readonly string[]): void {
    const isHeld = tx === this.#tx && keys.every((key) => this.#keys.includes(key))
    if (!isHeld) throw new RangeError(`a ${this.#kind} is not held`)
  }
}
