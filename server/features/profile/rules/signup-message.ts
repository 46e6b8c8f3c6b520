import { codePoints, tidyText } from '../../../core/values/text.ts'
import { signupMessageLength } from '../refusals.ts'

/** `limit` in code points after trimming; may be empty. `field` is where it was typed. Throws `signup_message_length`. */
export function parseSignupMessage(input: string, { field, limit }: { field: string; limit: number }): string {
  const message = tidyText(input)
  if (codePoints(message) > limit) throw signupMessageLength({ field, limit })
  return message
}
