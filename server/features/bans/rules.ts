import { codePoints, isVisible, tidyText } from '../../core/values/text.ts'
import { banReasonInvalid } from './refusals.ts'

/** In code points. */
const maxReasonLength = 300

/** The reason as the member reads it at the log-in, on one line. Throws `ban_reason_invalid`. */
export function parseBanReason(input: string): string {
  const reason = tidyText(input).replace(/\s+/g, ' ')
  if (!isVisible(reason) || codePoints(reason) > maxReasonLength)
    throw banReasonInvalid({ field: 'reason', max: maxReasonLength })
  return reason
}
