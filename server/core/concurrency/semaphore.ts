import { tryAgainLater } from '../refusals.ts'

/** Does the work in its turn; who would wait longer than `patience` milliseconds is asked to come back: try_again_later. */
export type Semaphore = <T>(work: () => Promise<T>, patience?: number) => Promise<T>

/** Lets at most `width` pieces of work run at once; the others wait in the order in which they came. */
export function createSemaphore(width: number): Semaphore {
  const waiting = new Set<() => void>()
  let running = 0

  function turn(patience: number | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.add(resolve)
    if (patience === undefined) return promise
    const tooLong = setTimeout(() => {
      waiting.delete(resolve)
      reject(tryAgainLater({ retryAfter: 5 }))
    }, patience)
    return promise.finally(() => clearTimeout(tooLong))
  }

  return async (work, patience) => {
    if (running === width) await turn(patience)
    else running++
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody who comes in between takes it.
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else running--
    }
  }
}
