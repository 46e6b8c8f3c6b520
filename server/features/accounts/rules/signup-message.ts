import { Refusal } from '../../../core/refusal.ts'
import { codePoints, tidyText } from '../../../core/text.ts'

/**
 * What a new member says about themselves; may be empty. `limit` is the site's, in code points after trimming. Throws
 * `signup_message_length`.
 */
export function parseSignupMessage(input: string, { limit }: { limit: number }): string {
  const message = tidyText(input)
  if (codePoints(message) > limit) throw new Refusal('signup_message_length', { field: 'signupMessage', limit })
  return message
}
