import { tryAgainLater } from '../refusals.ts'
import { FairOrder, type Share } from './fair-order.ts'

interface Bounds {
  /** Pieces of work that begin in one turn of the event loop. */
  width: number
  /** Pieces that wait at most. Where they do, one more of a share that has fewer puts out the newest of the share that has most. */
  maxWaiting: number
}

interface Turns {
  /**
   * Nothing to wait for while the turn has room. Throws `try_again_later` where too many wait already. `shares` is asked
   * only of one that has to wait.
   */
  mine(shares: () => readonly Share[]): Promise<void> | undefined
}

/** Shares the event loop: what does not fit into one turn of it begins in the turns that follow, by shares. */
export function createTurns({ width, maxWaiting }: Bounds): Turns {
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
        begun++
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
    mine(sharesOf) {
      plan()
      if (begun < width && order.waiting === 0) {
        begun++
        return undefined
      }
      const shares = sharesOf()
      if (order.waiting === maxWaiting) giveWayTo(shares)
      const waiting = Promise.withResolvers<void>()
      order.add(shares, waiting)
      return waiting.promise
    },
  }
}
