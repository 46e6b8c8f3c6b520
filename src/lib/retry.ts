import { TRPCClientError } from '@trpc/client'

/** Product §12.3. */
export const maxRetries = 5

/** Whether asking the same again may help: the line was lost or the server is in trouble. A "no" stays a "no". */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return true
  const status: unknown = error.data?.httpStatus
  return typeof status !== 'number' || status >= 500 || status === 408
}

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && isTransient(error)
}

/**
 * Milliseconds before retry number `failures` (from 0): 1 s, 2 s, 4 s … with up to a quarter more at random. A server that is
 * busy says by its refusal how long it wants to be left alone, of which a minute is granted.
 */
export function retryDelay(failures: number, error?: unknown): number {
  const asked: unknown = error instanceof TRPCClientError ? error.data?.refusal?.details?.retryAfter : undefined
  const least = typeof asked === 'number' ? Math.min(60, asked) * 1000 : 0
  return Math.max(least, Math.min(30_000, 1000 * 2 ** failures)) * (1 + Math.random() / 4)
}
