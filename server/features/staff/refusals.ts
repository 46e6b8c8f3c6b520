import { m } from '~words'
import { conflict, invalid } from '../../core/refusal.ts'

export const staffLoginFailed = invalid('staff_login_failed', () => m.staff_refusal_login_failed())
/** Wrong, too old, or used before. */
export const staffCodeWrong = invalid('staff_code_wrong', () => m.staff_refusal_code_wrong())
/** Spent, too old, or none at all. */
export const ownerLinkOver = conflict('owner_link_over', () => m.staff_refusal_owner_link_over())
export const staffEmailTaken = conflict('staff_email_taken', () => m.staff_refusal_email_taken())
/** Too short, or too easy to guess, for somebody who sees everybody's data. */
export const staffPasswordWeak = invalid(
  'staff_password_weak',
  ({ why, min }: { why: 'short' | 'guessable'; min: number }) =>
    why === 'short' ? m.staff_refusal_password_short({ min }) : m.staff_refusal_password_weak(),
)
export const staffNameInvalid = invalid('staff_name_invalid', () => m.staff_refusal_name_invalid())
