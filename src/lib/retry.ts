import { TRPCClientError } from '@trpc/client'
import { isBusy, retryAfterIn, statusIn } from './server-answer.ts'

/** Product §12.3. */
export const maxRetries = 5

/** Whether asking the same again may help: the line was lost or the server is in trouble. A "no" stays a "no". */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return true
  const status = statusIn(error)
  return status === undefined || status >= 500 || status === 408
}

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && isTransient(error)
}

/**
 * Milliseconds before retry number `failures` (from 0): 1 s, 2 s, 4 s … with up to a quarter more at random. A server that is
 * busy says how long it wants to be left alone, of which a minute is granted.
 */
export function retryDelay(failures: number, error?: unknown): number {
  const least = Math.min(60, retryAfterIn(error) ?? 0) * 1000
  const delay = Math.max(least, Math.min(30_000, 1000 * 2 ** failures)) * (1 + Math.random() / 4)
  if (isBusy(error)) nextTries.set(error as object, Date.now() + delay)
  return delay
}

const nextTries = new WeakMap<object, number>()

/** When what failed with this answer of a busy server is tried again (ms since 1970). */
export const nextTryAfter = (error: object): number | undefined => nextTries.get(error)
