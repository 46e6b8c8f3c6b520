import { Link, useLocation } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import { SignupLink } from '../../../lib/signup/SignupLink.tsx'
import type { Closed } from './load.ts'

/** Where a visitor has seen what visitors may, or may see nothing. */
export function VisitorInvitation({ closed }: { closed?: Closed }) {
  const next = useLocation({ select: ({ href }) => href })
  const isClosed = closed === 'search_login_required'
  return (
    <EmptyState
      icon={<Lock aria-hidden />}
      title={isClosed ? m.search_closed_title() : m.search_visitor_title()}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <SignupLink next={next} className={buttonClass()}>
            {m.shell_sign_up()}
          </SignupLink>
          <Link to="/login" search={{ next }} className={buttonClass({ variant: 'outline' })}>
            {m.shell_log_in()}
          </Link>
        </div>
      }
    >
      {isClosed ? m.search_closed_text() : m.search_visitor_text()}
    </EmptyState>
  )
}
