import { Alert } from '@/ui/Alert.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import type { BannerProps } from '../../lib/slots.ts'

const reasons: Record<string, () => string> = {
  fbl: m.shell_mail_off_fbl,
  bounce: m.shell_mail_off_bounce,
  listunsubscribe: m.shell_mail_off_listunsubscribe,
}

export function MailIsOff({ dismiss }: BannerProps) {
  const disabled = useMe()?.notificationsDisabled ?? []
  return (
    <Alert tone="warning" title={m.shell_mail_off_title()} dismiss={dismiss}>
      {disabled.flatMap((reason) => reasons[reason]?.() ?? []).join(' ')}
    </Alert>
  )
}
