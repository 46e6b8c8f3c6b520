import { codePoints, tidyText } from '../../../core/values/text.ts'
import { signupMessageLength } from '../refusals.ts'

/**
 * What a new member says about themselves; may be empty. `limit` is the site's, in code points after trimming. Throws
 * `signup_message_length`.
 */
export function parseSignupMessage(input: string, { limit }: { limit: number }): string {
  const message = tidyText(input)
  if (codePoints(message) > limit) throw signupMessageLength({ field: 'signupMessage', limit })
  return message
}
