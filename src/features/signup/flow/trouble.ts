import type { WireRefusal } from '../../../../server/core/refusal.ts'
import { errorWords, refusalIn, wordsFor } from '../../../lib/refusal-words.ts'
import { type FieldErrors, isField } from './steps.ts'

export interface Trouble {
  /** The first refusal of each field. */
  errors: FieldErrors
  /** Words for what has no field of ours. */
  failure: string | null
}

export const noTrouble: Trouble = { errors: {}, failure: null }

export function isTrouble({ errors, failure }: Trouble): boolean {
  return failure !== null || Object.keys(errors).length > 0
}

export function troubleOf(refusals: WireRefusal[]): Trouble {
  const errors: FieldErrors = {}
  let failure: string | null = null
  for (const refusal of refusals) {
    const { field } = refusal.details
    if (isField(field)) errors[field] ??= refusal
    else failure ??= wordsFor(refusal)
  }
  return { errors, failure }
}

/** The same for what a call has thrown: one refusal, several in one, a lost line or a bug. */
export function troubleIn(error: unknown): Trouble {
  const refusal = refusalIn(error)
  if (!refusal) return { errors: {}, failure: errorWords(error) }
  return troubleOf(refusal.details.problems ?? [refusal])
}
