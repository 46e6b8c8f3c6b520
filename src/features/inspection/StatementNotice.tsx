import { Link } from '@tanstack/react-router'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'

export function StatementNotice() {
  return (
    <Alert
      tone="info"
      title={m.inspection_notice_title()}
      action={
        <Link to="/profile/photos" className={buttonClass({ variant: 'outline', size: 'md' })}>
          {m.inspection_notice_action()}
        </Link>
      }
    >
      {m.inspection_notice()}
    </Alert>
  )
}
