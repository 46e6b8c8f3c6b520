import { Link } from '@tanstack/react-router'
import { Camera } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import type { BannerProps } from '../../lib/slots.ts'

export function PhotoReminder({ dismiss }: BannerProps) {
  return (
    <Alert
      tone="info"
      icon={<Camera aria-hidden />}
      title={m.photos_reminder_title()}
      action={
        <Link to="/profile/photos" className={buttonClass({ variant: 'outline', size: 'md' })}>
          {m.photos_add()}
        </Link>
      }
      dismiss={dismiss}
    >
      {m.photos_reminder_text()}
    </Alert>
  )
}
