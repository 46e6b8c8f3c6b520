import { TRPCClientError } from '@trpc/client'
import { m } from '~words'
import type { CommonDetails, WireRefusal } from '../../server/core/refusal.ts'
import type * as refusals from '../../server/refusals.ts'
import type { AppRouter } from '../../server/router.ts'
import { isBusy, statusIn } from './server-answer.ts'

type RefusalTypes = typeof refusals

type InHand<Type> = Type extends { readonly code: infer Code; words(details: infer Details): string }
  ? { code: Code; words: string; details: Details & Omit<CommonDetails, 'problems'> & { problems?: WireRefusal[] } }
  : never

/** A refusal that a call has thrown: a code, what it is about, and words for the member. */
export type AppRefusal = { [Name in keyof RefusalTypes]: InHand<RefusalTypes[Name]> }[keyof RefusalTypes]

export type RefusalCode = AppRefusal['code']

/** The refusal in what a call has thrown, if the server said "no"; undefined for a lost line or a bug. */
export function refusalIn(error: unknown): AppRefusal | undefined {
  return error instanceof TRPCClientError ? (error.data?.refusal ?? undefined) : undefined
}

/** A failure whose message is shown to the user, in their language. */
export class SpokenError extends Error {}

export function errorWords(error: unknown): string {
  if (error instanceof SpokenError) return error.message
  const refusal = refusalIn(error)
  if (refusal) return refusal.words
  if (isBusy(error)) return m.refusal_busy()
  const isAnswered = statusIn(error) !== undefined || (isCallError(error) && error.data)
  return isAnswered ? m.refusal_unknown() : m.refusal_offline()
}

/** Whether a call has failed, and not the page itself. */
export const isCallError = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError
