import { Alert } from '@/ui/Alert.tsx'
import { m } from '~words'
import type { RefusalCode } from '../../../server/core/refusal.ts'
import { wordsFor } from '../../lib/refusal-words.ts'
import type { SessionEnd } from '../../lib/session.ts'
import { useSettings } from '../shell/use-shell.ts'

/** What a link or a form without script has come to, said above the log-in. Nothing for a name that nobody knows. */
export function LoginNotice({ notice, minutes: asked }: { notice: unknown; minutes: unknown }) {
  const minutes = Math.ceil(Number(asked)) || 1
  const { supportEmail: email } = useSettings()
  switch (notice) {
    case 'reactivated':
      return <Alert tone="success">{m.accounts_reactivated()}</Alert>
    case 'link_failed':
      return <Alert tone="warning">{m.accounts_link_failed()}</Alert>
    case 'login_banned':
      return <Alert tone="danger">{m.accounts_banned({ email })}</Alert>
    case 'logged_out':
    case 'ended':
    case 'expired':
      return <Alert tone="info">{leftWords[notice]()}</Alert>
    default:
      return isTold(notice) ? (
        <Alert tone="danger">{wordsFor({ code: notice, details: { minutes, retryAfter: minutes * 60 } })}</Alert>
      ) : null
  }
}

/** Why a member is here who was somewhere else a moment ago. */
const leftWords = {
  logged_out: m.accounts_left_logged_out,
  ended: m.accounts_left_ended,
  expired: m.accounts_left_expired,
} satisfies Record<SessionEnd, () => string>

const told: readonly RefusalCode[] = [
  ...(['reactivation_failed', 'login_failed', 'login_locked', 'login_link_required', 'email_in_grace'] as const),
  'too_many_requests',
]

const isTold = (notice: unknown): notice is RefusalCode => told.some((code) => code === notice)
