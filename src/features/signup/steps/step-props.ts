import { type RefusalInHand, wordsFor } from '../../../lib/refusal-words.ts'
import type { Signup } from '../flow/use-signup.ts'

export interface StepProps {
  signup: Signup
}

/** The words under a field. */
export function say(refusal: RefusalInHand | undefined): string | undefined {
  return refusal && wordsFor(refusal)
}
