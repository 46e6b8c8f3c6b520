import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'

/** Says that a member with an unconfirmed address cannot order yet, before they have chosen anything. */
export function ConfirmFirst() {
  return (
    <Alert
      tone="warning"
      icon={<MailCheck aria-hidden />}
      title={m.packages_confirm_title()}
      action={
        <Link to="/complete-signup" className={buttonClass({})}>
          {m.packages_confirm_action()}
        </Link>
      }
    >
      {m.packages_confirm_text()}
    </Alert>
  )
}
