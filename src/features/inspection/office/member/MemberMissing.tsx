import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'

/** The same for a member of whom no photo is in hand, and for an id that nobody has. */
export function MemberMissing() {
  return (
    <div className="wrap my-auto py-8">
      <EmptyState
        alone
        icon={<UserRoundX aria-hidden />}
        title={m.inspection_member_missing_title()}
        action={
          <Link to="/admin/photos" className={buttonClass()}>
            {m.inspection_member_missing_action()}
          </Link>
        }
      >
        {m.inspection_member_missing_text()}
      </EmptyState>
    </div>
  )
}
