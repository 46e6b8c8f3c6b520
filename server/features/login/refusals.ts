import { m } from '~words'
import { conflict, forbidden, limited, unauthenticated } from '../../core/refusal.ts'
import { waitInWords } from '../../core/values/wait.ts'

/** `mayBeUnconfirmed`: the site does not tell whether there is an account that only waits for its mail to be followed. */
export const loginFailed = unauthenticated('login_failed', ({ mayBeUnconfirmed }: { mayBeUnconfirmed?: boolean }) =>
  mayBeUnconfirmed ? m.refusal_login_failed_or_unconfirmed() : m.refusal_login_failed(),
)
export const loginLocked = limited('login_locked', ({ minutes }: { minutes: number; retryAfter: number }) =>
  m.refusal_login_locked({ minutes }),
)
export const loginLinkRequired = limited(
  'login_link_required',
  ({ retryAfter }: { minutes: number; retryAfter: number }) =>
    m.refusal_login_link_required({ wait: waitInWords(retryAfter) }),
)
export const loginBanned = forbidden('login_banned', ({ reason }: { reason: string }) =>
  m.refusal_login_banned({ reason }),
)
export const reactivationFailed = conflict('reactivation_failed', () => m.refusal_reactivation_failed())
