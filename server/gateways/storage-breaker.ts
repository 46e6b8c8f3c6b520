import { isFullDisk } from '../core/full-disk.ts'
import { Refusal } from '../core/refusal.ts'
import { tryAgainLater } from '../core/refusals.ts'
import type { Storage } from './storage.ts'

interface StorageBreakerOptions {
  /** Milliseconds that one question may take. */
  timeoutMs: number
  /** Questions in a row without an answer after which the storage counts as away. */
  maxFailures: number
  /** Milliseconds between two questions while it does. */
  probeMs: number
}

interface StorageListener {
  away(): void
  /** `seconds`: how long it was away. */
  back(seconds: number): void
}

const usual: StorageBreakerOptions = { timeoutMs: 5_000, maxFailures: 3, probeMs: 2_000 }

/**
 * Puts a deadline on every question to a storage, and stops asking one that does not answer: while it is away everything is
 * refused at once with `try_again_later`, except for one question in a while, whose answer brings it back. So nobody waits for a
 * storage that is silent, and its connections do not pile up.
 */
export function watchedStorage(
  storage: Storage,
  report: StorageListener,
  bounds: Partial<StorageBreakerOptions> = {},
): Storage {
  const { timeoutMs, maxFailures, probeMs } = { ...usual, ...bounds }
  let failures = 0
  let awaySince: number | undefined
  let nextProbe = 0

  function failed(): void {
    failures++
    nextProbe = performance.now() + probeMs
    if (failures < maxFailures || awaySince !== undefined) return
    awaySince = performance.now()
    report.away()
  }

  function answered(): void {
    failures = 0
    if (awaySince === undefined) return
    report.back(Math.round((performance.now() - awaySince) / 1000))
    awaySince = undefined
  }

  async function ask<T>(question: () => Promise<T>): Promise<T> {
    const now = performance.now()
    if (awaySince !== undefined) {
      if (now < nextProbe) throw tryAgainLater({ retryAfter: 10 })
      nextProbe = now + timeoutMs + probeMs
    }
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(tryAgainLater({ retryAfter: 10 })), timeoutMs)
    try {
      const answer = await Promise.race([question(), late.promise])
      answered()
      return answer
    } catch (error) {
      // A "no" of its own is an answer as well, and so is a full disk, which can be read.
      if (error instanceof Refusal && error.kind === 'unavailable' && !isFullDisk(error.cause)) failed()
      else answered()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    put: (key, content) => ask(() => storage.put(key, content)),
    get: (key) => ask(() => storage.get(key)),
    has: (key) => ask(() => storage.has(key)),
    remove: (key) => ask(() => storage.remove(key)),
    async *list(folder) {
      const files = storage.list(folder)[Symbol.asyncIterator]()
      for (;;) {
        const { done, value } = await ask(() => files.next())
        if (done) return
        yield value
      }
    },
    isAway: () => awaySince !== undefined,
  }
}
