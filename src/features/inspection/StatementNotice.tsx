import { Link, useMatches } from '@tanstack/react-router'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { useHasUnseen } from './use-has-unseen.ts'

/** As long as the member has not read what was decided about a photo of theirs. */
export function StatementNotice() {
  const hasUnseen = useHasUnseen()
  const isThere = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/profile_/photos' })
  if (!hasUnseen || isThere) return null
  return (
    <Alert
      tone="info"
      announce
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
