import { m } from '~words'
import type { WireRefusal } from '../../../../server/core/refusal.ts'
import { wordsFor } from '../../../lib/refusal-words.ts'
import type { Signup } from '../flow/use-signup.ts'

export interface StepProps {
  signup: Signup
}

export function say(refusal: WireRefusal | undefined): string | undefined {
  return refusal && wordsFor(refusal)
}

/** The same for an address: nothing at all is missing rather than wrong. */
export function sayEmail(email: string, refusal: WireRefusal): string {
  return email.trim() === '' ? m.accounts_email_required() : wordsFor(refusal)
}
