import { isUnavailable } from '../../db/errors.ts'
import { Refusal } from './refusal.ts'
import { tryAgainLater } from './refusals.ts'

/** The refusal that an error amounts to, if it is not a bug: a database that is away is to be tried again later. */
export function asRefusal(cause: unknown): Refusal | undefined {
  if (cause instanceof Refusal) return cause
  if (isUnavailable(cause)) return tryAgainLater({ retryAfter: 5 }, { cause })
  return undefined
}
