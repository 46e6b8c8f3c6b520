import { MessageSquare } from 'lucide-react'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'

export function NoConversation() {
  return (
    <div className="grid flex-1 content-center">
      <EmptyState icon={<MessageSquare aria-hidden />} title={m.chat_choose()}>
        {m.chat_choose_text()}
      </EmptyState>
    </div>
  )
}
