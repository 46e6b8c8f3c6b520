import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'

/** The same for everybody who is not there for the viewer, whatever the reason. */
export function ProfileMissing() {
  return (
    <div className="wrap my-auto py-8">
      <EmptyState
        alone
        icon={<UserRoundX aria-hidden />}
        title={m.profile_missing_title()}
        action={
          <Link to="/members" className={buttonClass()}>
            {m.profile_missing_action()}
          </Link>
        }
      >
        {m.profile_missing_text()}
      </EmptyState>
    </div>
  )
}
