import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import type { Closed } from './load.ts'

export const VisitorInvitation = () => (
  <Invitation title={m.search_visitor_title()}>{m.search_visitor_text()}</Invitation>
)

export function ClosedSearch({ closed }: { closed: Closed }) {
  if (closed === 'members_seen_enough') return <VisitorInvitation />
  return <Invitation title={m.search_closed_title()}>{m.search_closed_text()}</Invitation>
}

function Invitation({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      icon={<Lock aria-hidden />}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/signup" className={buttonClass()}>
            {m.shell_sign_up()}
          </Link>
          <Link to="/login" search={{ next: '/members' }} className={buttonClass({ variant: 'outline' })}>
            {m.shell_log_in()}
          </Link>
        </div>
      }
    >
      {children}
    </EmptyState>
  )
}
