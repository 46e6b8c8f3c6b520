import { codePoints, tidyText } from '../../../core/values/text.ts'
import { signupMessageLength } from '../refusals.ts'

/** `limit` in code points after trimming; may be empty. Throws `signup_message_length`. */
export function parseSignupMessage(input: string, { limit }: { limit: number }): string {
  const message = tidyText(input)
  if (codePoints(message) > limit) throw signupMessageLength({ field: 'signupMessage', limit })
  return message
}
