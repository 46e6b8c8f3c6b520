import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'

/** Shown for a member without a photo in hand, and for an unknown id alike. */
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
