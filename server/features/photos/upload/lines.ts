import { tryAgainLater } from '../../../core/refusals.ts'

/** Photos of a member that come at the same time: as many as a page sends. */
const atOnce = 2

interface Lines {
  busy: number
  /** Whoever waits for one, in the order in which they came. */
  waiting: Set<() => void>
}

const linesOf = new Map<string, Lines>()

/**
 * Reads what a member sends when no more than one other of theirs is being read. Refuses with `try_again_later` when that does
 * not come to be within `patience` milliseconds.
 */
export async function onLine<T>(memberId: string, patience: number, read: () => Promise<T>): Promise<T> {
  const lines = linesOf.get(memberId) ?? { busy: 0, waiting: new Set() }
  linesOf.set(memberId, lines)
  if (lines.busy < atOnce) lines.busy++
  else await aFreeOne(lines, patience)
  try {
    return await read()
  } finally {
    const [next] = lines.waiting
    if (next) next()
    else if (--lines.busy === 0) linesOf.delete(memberId)
  }
}

/** It is handed on, so that nobody who comes in between takes it. */
function aFreeOne({ waiting }: Lines, patience: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const go = () => {
    waiting.delete(go)
    clearTimeout(tooLong)
    resolve()
  }
  const tooLong = setTimeout(() => {
    waiting.delete(go)
    reject(tryAgainLater({ retryAfter: 5 }))
  }, patience)
  waiting.add(go)
  return promise
}
