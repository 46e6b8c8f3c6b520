import { Link } from '@tanstack/react-router'
import { MessageSquareOff } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'

/** The other one left, or one of the two blocked the other, while the conversation was open. */
export function Gone() {
  return (
    <div className="grid flex-1 content-center">
      <EmptyState
        icon={<MessageSquareOff aria-hidden />}
        title={m.refusal_conversation_not_found()}
        action={
          <Link to="/chats" className={buttonClass({ variant: 'outline' })}>
            {m.shell_back_chats()}
          </Link>
        }
      />
    </div>
  )
}
