import { TRPCClientError } from '@trpc/client'
import { m } from '~words'
import type { CommonDetails, WireRefusal } from '../../server/core/refusal.ts'
import type * as refusals from '../../server/refusals.ts'

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

export function errorWords(error: unknown): string {
  const refusal = refusalIn(error)
  if (refusal) return refusal.words
  const isAnswered = error instanceof TRPCClientError && error.data
  return isAnswered ? m.refusal_unknown() : m.refusal_offline()
}
