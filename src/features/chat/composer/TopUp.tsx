import { useLocation } from '@tanstack/react-router'
import { m } from '~words'
import type { Writing } from '../../../../server/features/chat/rules/writing.ts'
import { noteBuyingFor } from '../../../lib/session/buying-for.ts'
import { TopUpSheet } from '../../packages/TopUpSheet.tsx'
import { useMember } from '../use-member.ts'

export interface TopUpProps {
  writing: Writing
  member: { id: string; name: string }
  onClose: () => void
}

/** The packages over a conversation. After buying one, the member returns to the conversation and the draft. */
export function TopUp({ writing, member, onClose }: TopUpProps) {
  const { id } = useMember()
  const pathname = useLocation({ select: ({ pathname }) => pathname })
  const { refusal, credits, messageCredits: cost } = writing
  const isUsedUp = refusal === 'insufficient_credits'
  return (
    <TopUpSheet
      title={isUsedUp ? m.refusal_insufficient_credits() : m.chat_buy_credits()}
      onGoOn={() => noteBuyingFor(id, { path: pathname, to: member })}
      onClose={onClose}
    >
      {isUsedUp ? m.chat_insufficient_text({ cost, credits }) : m.gifts_credits({ credits })}
    </TopUpSheet>
  )
}
