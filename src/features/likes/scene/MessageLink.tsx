import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { isolated } from '../../../lib/words/isolated.ts'

export interface MessageLinkProps {
  other: { id: string; name: string }
  onClick?: () => void
}

export function MessageLink({ other, onClick }: MessageLinkProps) {
  return (
    <Link
      to="/members/$id/chat"
      params={{ id: other.id }}
      onClick={onClick}
      data-autofocus
      className={buttonClass({ size: 'xl', full: true })}
    >
      <MessageSquare aria-hidden className="size-5.5" />
      {m.likes_match_message({ name: isolated(other.name) })}
    </Link>
  )
}
