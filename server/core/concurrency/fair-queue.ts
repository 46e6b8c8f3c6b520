import { tryAgainLater } from '../refusals.ts'
import { FairOrder, type QueueEntry, type Share } from './fair-order.ts'

interface QueueLimits {
  /** Pieces of work at once. */
  width: number
  /** Pieces that wait at most. Where they do, one more of a share that has fewer puts out the newest of the share that has most. */
  maxWaiting: number
  /** Seconds after which one that is refused is asked to come back. */
  retryAfter?: number
}

/** Whose a piece of work is and what it costs. */
export interface Turn {
  shares: readonly Share[]
  /** Beside the other pieces of the queue; 1 unless it is named. */
  cost?: number
  /** Milliseconds after which it is refused where it still waits; as long as it takes unless it is named. */
  maxWaitMs?: number | undefined
  /** Ends the waiting, and throws its reason. */
  signal?: AbortSignal | undefined
}

export interface FairQueue {
  /** Does the work in its turn. Throws `try_again_later` where too many wait already, or it would wait too long. */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>
  /** Throws `try_again_later` where a turn of these shares would find no room: before its work is even fetched. */
  requireRoom(shares: readonly Share[]): void
  waiting(): number
}

interface WaitingEntry {
  start(): void
  leave(reason: unknown): void
}

/** A queue in which nobody's many, or dear, pieces of work hold up another's: turns and room are divided by shares. */
export function createFairQueue({ width, maxWaiting, retryAfter = 5 }: QueueLimits): FairQueue {
  const order = new FairOrder<WaitingEntry>()
  let running = 0

  const refusal = () => tryAgainLater({ retryAfter })

  /** Who gives way to one more of these shares, if anybody has to. Throws where nobody does. */
  function rivalOf(shares: readonly Share[]): QueueEntry<WaitingEntry> | undefined {
    if (running < width || order.waiting < maxWaiting) return undefined
    const rival = order.rivalOf(shares)
    if (!rival) throw refusal()
    return rival
  }

  function startNext(): void {
    while (running < width) {
      const entry = order.take()
      if (!entry) return
      running++
      entry.item.start()
    }
  }

  /** The place in the order, once it is its turn. */
  async function turnOf({ shares, cost, maxWaitMs, signal }: Turn): Promise<QueueEntry<WaitingEntry>> {
    rivalOf(shares)?.item.leave(refusal())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    const start = () => {
      settle()
      resolve()
    }
    const leave = (reason: unknown) => {
      settle()
      order.remove(entry)
      reject(reason)
    }
    const abort = () => leave(signal?.reason)
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => leave(refusal()), maxWaitMs)
    signal?.addEventListener('abort', abort)
    const entry = order.add(shares, { start, leave }, cost)
    startNext()
    await promise
    return entry
  }

  return {
    async run(turn, work) {
      turn.signal?.throwIfAborted()
      const entry = await turnOf(turn)
      try {
        return await work()
      } finally {
        running--
        order.finish(entry)
        startNext()
      }
    },
    requireRoom: (shares) => void rivalOf(shares),
    waiting: () => order.waiting,
  }
}
