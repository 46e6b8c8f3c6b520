import { m } from '~words'
import { conflict, forbidden, invalid, limited } from '../../core/refusal.ts'
import { waitInWords } from '../../core/values/wait.ts'

export const notConfirmed = forbidden('not_confirmed', () => m.refusal_not_confirmed())
export const emailTaken = conflict('email_taken', () => m.refusal_email_taken())
export const emailInGrace = conflict('email_in_grace', () => m.refusal_email_in_grace())
export const newEmailInvalid = invalid('new_email_invalid', () => m.refusal_new_email_invalid())
export const activationFailed = conflict('activation_failed', () => m.refusal_activation_failed())
export const activationMailLimited = limited(
  'activation_mail_limited',
  ({ retryAfter }: { retryAfter: number; minutes: number }) =>
    m.refusal_activation_mail_limited({ wait: waitInWords(retryAfter) }),
)
export const alreadyConfirmed = conflict('already_confirmed', () => m.refusal_already_confirmed())
