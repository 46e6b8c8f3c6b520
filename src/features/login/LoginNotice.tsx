import { Alert } from '@/ui/Alert.tsx'
import { m } from '~words'
import { waitInWords } from '../../../server/core/values/wait.ts'
import { type NoticeParams, type NoticeTexts, noticeWords } from '../../lib/form/notice-words.ts'
import type { SessionEnd } from '../../lib/session/session-end.ts'
import { useSettings } from '../../lib/settings.ts'

/** What a link or a form without script has come to, said above the log-in. Nothing for a name that nobody knows. */
export function LoginNotice({ notice, minutes }: NoticeParams) {
  const { supportEmail: email } = useSettings()
  switch (notice) {
    case 'reactivated':
      return <Alert tone="success">{m.login_reactivated()}</Alert>
    case 'link_failed':
      return <Alert tone="warning">{m.login_link_failed()}</Alert>
    case 'login_banned':
      return <Alert tone="danger">{m.login_banned({ email })}</Alert>
    case 'logged_out':
    case 'ended':
    case 'expired':
      return <Alert tone="info">{leftWords[notice]()}</Alert>
    default:
      return <Refused notice={notice} minutes={minutes} />
  }
}

function Refused({ notice, minutes }: NoticeParams) {
  const words = noticeWords(told, { notice, minutes })
  if (!words) return null
  return <Alert tone="danger">{words}</Alert>
}

/** Why a member is here who was somewhere else a moment ago. */
const leftWords = {
  logged_out: m.session_left_logged_out,
  ended: m.session_left_ended,
  expired: m.session_left_expired,
} satisfies Record<SessionEnd, () => string>

/** Refusals whose names an address may hold. */
const told = {
  reactivation_failed: m.refusal_reactivation_failed,
  login_failed: m.refusal_login_failed,
  login_locked: (minutes: number) => m.refusal_login_locked({ minutes }),
  login_link_required: (minutes: number) => m.refusal_login_link_required({ wait: waitInWords(minutes * 60) }),
  email_in_grace: m.refusal_email_in_grace,
} satisfies NoticeTexts
