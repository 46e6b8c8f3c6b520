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

/** Milliseconds before retry number `failures` (from 0): 1 s, 2 s, 4 s … with up to a quarter more at random. */
export function retryDelay(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** failures) * (1 + Math.random() / 4)
}
