import { Link } from '@tanstack/react-router'
import { MailWarning } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'

export function ActivationReminder() {
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
