import { TRPCClientError } from '@trpc/client'
import type { CommonDetails } from '../../server/core/refusal.ts'

/**
 * A response that is not in our format: a proxy in front of the server sent it (overloaded, restarting, too many
 * requests).
 */
export class ForeignAnswer extends Error {
  /** HTTP. */
  readonly status: number
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor({ status, headers }: Response) {
    super(`answered with ${status}`)
    this.status = status
    this.retryAfter = Number(headers.get('retry-after')) || undefined
  }
}

/** The HTTP status of what a call was answered with; undefined when there was no answer. */
export function statusIn(error: unknown): number | undefined {
  const foreign = foreignIn(error)
  if (foreign) return foreign.status
  const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : undefined
  return typeof status === 'number' ? status : undefined
}

const busy = [429, 502, 503, 504]

/** Whether the server, or a proxy in front of it, is overloaded. */
export const isBusy = (error: unknown): boolean => busy.includes(statusIn(error) ?? 0)

/** The seconds after which the answer said that it may be tried again. */
export function retryAfterIn(error: unknown): number | undefined {
  const details: CommonDetails | undefined = error instanceof TRPCClientError ? error.data?.refusal?.details : undefined
  return foreignIn(error)?.retryAfter ?? details?.retryAfter
}

const foreignIn = (error: unknown): ForeignAnswer | undefined =>
  error instanceof TRPCClientError && error.cause instanceof ForeignAnswer ? error.cause : undefined
