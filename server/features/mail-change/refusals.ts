import { m } from '~words'
import { conflict, invalid, limited } from '../../core/refusal.ts'
import { waitInWords } from '../../core/values/wait.ts'

export const mailChangeFailed = conflict('mail_change_failed', () => m.refusal_mail_change_failed())
export const mailChangeLimited = limited(
  'mail_change_limited',
  ({ retryAfter }: { retryAfter: number; minutes: number }) =>
    m.mail_change_refusal_limited({ wait: waitInWords(retryAfter) }),
)
export const emailUnchanged = invalid('email_unchanged', () => m.mail_change_refusal_unchanged())
export const passwordWrong = invalid('password_wrong', () => m.mail_change_refusal_password())
export const confirmFirst = conflict('confirm_first', () => m.mail_change_refusal_confirm_first())
