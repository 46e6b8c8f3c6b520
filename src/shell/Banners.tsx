import { useMatches } from '@tanstack/react-router'
import { Alert } from '@/ui/Alert.tsx'
import { m } from '~words'
import { useMe } from '../lib/session/me.ts'
import { useDismissal } from './dismissals.ts'
import { Slot, type Slots } from './Slot.tsx'

const reasons = {
  fbl: m.shell_mail_off_fbl,
  bounce: m.shell_mail_off_bounce,
  listunsubscribe: m.shell_mail_off_listunsubscribe,
} as const

/** Each decides for itself whether it has something to say (product §12.1). */
export function Banners({ slots }: { slots: Slots }) {
  const me = useMe()
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  if (!me) return null
  return (
    <>
      <Slot slots={slots} place="Banner" />
      {path !== '/notifications' && <MailIsOff disabled={me.notificationsDisabled} />}
    </>
  )
}

function MailIsOff({ disabled }: { disabled: string[] }) {
  const [isDismissed, dismiss] = useDismissal('hide-disabled-notifications-alert')
  const known = disabled.flatMap((reason) => (reason in reasons ? reasons[reason as keyof typeof reasons]() : []))
  if (isDismissed || disabled.length === 0) return null
  return (
    <Alert tone="warning" title={m.shell_mail_off_title()} dismiss={{ label: m.shell_close(), onDismiss: dismiss }}>
      {known.join(' ')}
    </Alert>
  )
}
