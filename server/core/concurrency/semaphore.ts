import { tryAgainLater } from '../refusals.ts'

/**
 * Lets at most `width` pieces of work run at once; the others wait in the order in which they came. Who would have to
 * wait behind `longestQueue` is asked to come back instead: try_again_later.
 */
export function createSemaphore(
  width: number,
  longestQueue = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (waiting.length >= longestQueue) throw tryAgainLater({ retryAfter: 5 })
    if (running === width) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody who comes in between takes it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
