import { tryAgainLater } from '../refusals.ts'
import { FairOrder, type Share } from './fair-order.ts'

interface ThrottleLimits {
  /** What may begin in one turn of the event loop, as the sum of the costs: pieces of work, where none names its own. */
  width: number
  /** Pieces that wait at most. Where they do, one more of a share that has fewer puts out the newest of the share that has most. */
  maxWaiting: number
}

interface Turns {
  /**
   * Nothing to wait for while the turn has room, and nobody else waits. Throws `try_again_later` where too many wait already.
   * `shares` is asked only of one that has to wait. The piece that passes the width still begins: one that costs more than a
   * whole turn has one for itself.
   */
  mine(shares: () => readonly Share[], cost?: number): Promise<void> | undefined
}

/** Shares the event loop: what does not fit into one turn of it begins in the turns that follow, by shares. */
export function createTurns({ width, maxWaiting }: ThrottleLimits): Turns {
  const order = new FairOrder<PromiseWithResolvers<void>>()
  let begun = 0
  let isPlanned = false

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      begun = 0
      while (begun < width) {
        const entry = order.take()
        if (!entry) break
        begun += entry.cost
        entry.item.resolve()
        order.finish(entry)
      }
      if (order.waiting > 0) plan()
    })
  }

  function giveWayTo(shares: readonly Share[]): void {
    const refusal = tryAgainLater({ retryAfter: 5 })
    const rival = order.rivalOf(shares)
    if (!rival) throw refusal
    order.remove(rival)
    rival.item.reject(refusal)
  }

  return {
    mine(sharesOf, cost = 1) {
      plan()
      if (begun < width && order.waiting === 0) {
        begun += cost
        return undefined
      }
      const shares = sharesOf()
      if (order.waiting === maxWaiting) giveWayTo(shares)
      const waiting = Promise.withResolvers<void>()
      order.add(shares, waiting, cost)
      return waiting.promise
    },
  }
}
