import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { markName } from '../../../lib/words/mark-name.ts'

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
      {withNames(m.likes_match_message({ name: markName(other.name) }))}
    </Link>
  )
}
