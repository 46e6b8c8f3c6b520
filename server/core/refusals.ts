import { m } from '~words'
import { forbidden, invalid, limited, unauthenticated, unavailable } from './refusal.ts'
import { waitInWords } from './values/wait.ts'

/** What any request may be refused with, whichever feature it is for. */

/** `session` says how the one ended that the browser still has the cookie of, where there was one. */
export const authenticationRequired = unauthenticated(
  'authentication_required',
  (_: { session?: 'ended' | 'expired' }) => m.refusal_authentication_required(),
)
/** For staff who are logged in and have shown their second factor. */
export const staffRequired = unauthenticated('staff_required', () => m.staff_refusal_required())
/** Of another role than may do it. */
export const staffForbidden = forbidden('staff_forbidden', () => m.staff_refusal_forbidden())
export const inputInvalid = invalid('input_invalid', () => m.refusal_input_invalid())
/** A text with half a character, or with signs that its charset does not have. */
export const textUnreadable = invalid('text_unreadable', () => m.refusal_text_unreadable())
/** `retryAfter` in seconds. */
export const tooManyRequests = limited('too_many_requests', ({ retryAfter }: { retryAfter: number }) =>
  m.refusal_too_many_requests({ wait: waitInWords(retryAfter) }),
)
export const originRefused = forbidden('origin_refused', () => m.refusal_origin_refused())
export const tryAgainLater = unavailable('try_again_later', () => m.refusal_try_again_later())
