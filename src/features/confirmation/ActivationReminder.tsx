import { Link, useMatches } from '@tanstack/react-router'
import { MailWarning } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'

/** Pages that say it themselves, or where it would be in the way (product §12.1). */
const quietRoutes = ['/signup', '/complete-signup', '/activate/done', '/activate/error', '/notifications']

export function ActivationReminder() {
  const me = useMe()
  const isQuiet = useMatches({ select: (matches) => quietRoutes.some((route) => matches.at(-1)?.routeId === route) })
  const isWaiting =
    me?.status === 'not_confirmed' && me.profileStatus === 'disabled' && me.notificationsDisabled.length === 0
  if (!isWaiting || isQuiet) return null
  return (
    <Alert
      tone="warning"
      icon={<MailWarning aria-hidden />}
      title={m.confirmation_reminder_title()}
      action={
        <Link to="/complete-signup" className={buttonClass({ variant: 'outline', size: 'md' })}>
          {m.confirmation_reminder_action()}
        </Link>
      }
    >
      {m.confirmation_reminder_text()}
    </Alert>
  )
}
