import { Link } from '@tanstack/react-router'
import { Coins, Crown, MailCheck } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { Writing } from '../../../../server/features/chat/rules/writing.ts'
import { markName } from '../../../lib/words/mark-name.ts'

export interface CannotWriteProps {
  writing: Writing
  member: { name: string }
  onTopUp: () => void
}

/** Why the next message cannot be sent, and the one button that helps. */
export function CannotWrite({ writing, member, onTopUp }: CannotWriteProps) {
  switch (writing.refusal) {
    case null:
      return null
    case 'insufficient_credits':
      return <NoCredits writing={writing} onTopUp={onTopUp} />
    case 'conversation_limit':
      return (
        <Alert
          tone="info"
          announce
          icon={<Crown aria-hidden />}
          title={m.chat_limit_title()}
          action={
            <Link to="/premium" className={buttonClass({ variant: 'secondary' })}>
              {m.chat_limit_action()}
            </Link>
          }
        >
          {m.chat_limit_text()}
        </Alert>
      )
    case 'not_confirmed':
      return (
        <Alert
          tone="warning"
          announce
          icon={<MailCheck aria-hidden />}
          title={m.chat_unconfirmed_title()}
          action={
            <Link to="/complete-signup" className={buttonClass({})}>
              {m.chat_unconfirmed_action()}
            </Link>
          }
        >
          {m.chat_unconfirmed_text()}
        </Alert>
      )
    case 'recipient_not_confirmed':
      return (
        <Alert tone="info" announce title={withNames(m.chat_recipient_title({ name: markName(member.name) }))}>
          {withNames(m.chat_recipient_text({ name: markName(member.name) }))}
        </Alert>
      )
  }
}

function NoCredits({ writing: { messageCredits: cost, credits }, onTopUp }: Omit<CannotWriteProps, 'member'>) {
  return (
    <Alert
      tone="danger"
      announce
      icon={<Coins aria-hidden />}
      title={m.refusal_insufficient_credits()}
      action={<Button onClick={onTopUp}>{m.chat_buy_credits()}</Button>}
    >
      {m.chat_insufficient_text({ cost, credits })}
    </Alert>
  )
}
