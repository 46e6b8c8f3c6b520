import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import type { ListFilter } from '../cache/list-query.ts'

export function NoConversations({ filter }: { filter: ListFilter }) {
  if (filter === 'unread') {
    return (
      <EmptyState icon={<MessageSquare aria-hidden />} title={m.chat_empty_unread()}>
        {m.chat_empty_unread_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<MessageSquare aria-hidden />}
      title={m.chat_empty()}
      action={
        <Link to="/members" className={buttonClass({})}>
          {m.chat_empty_action()}
        </Link>
      }
    >
      {m.chat_empty_text()}
    </EmptyState>
  )
}
