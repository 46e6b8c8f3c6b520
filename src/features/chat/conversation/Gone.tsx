import { Link, useNavigate } from '@tanstack/react-router'
import { MessageSquareOff } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import { useMemberActions } from '../../members/member-actions.tsx'

/** The other one left, or one of the two blocked the other, while the conversation was open. */
export function Gone({ member }: { member: { id: string; name: string } }) {
  const navigate = useNavigate()
  const { askToReport, dialogs } = useMemberActions(member, () => void navigate({ to: '/chats' }))
  return (
    <>
      <Ended onReport={askToReport} />
      {dialogs}
    </>
  )
}

/** What was said is out of sight, and can still be reported. */
export function Ended({ onReport }: { onReport: () => void }) {
  return (
    <div className="grid flex-1 content-center">
      <EmptyState
        alone
        icon={<MessageSquareOff aria-hidden />}
        title={m.refusal_conversation_not_found()}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/chats" className={buttonClass({ variant: 'outline' })}>
              {m.shell_back_chats()}
            </Link>
            <Button variant="plain" onClick={onReport}>
              {m.reports_report_message()}
            </Button>
          </div>
        }
      >
        {m.reports_still()}
      </EmptyState>
    </div>
  )
}
