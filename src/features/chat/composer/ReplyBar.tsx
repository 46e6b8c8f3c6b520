import { X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { Quotation } from '../../../../server/features/chat/views.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { messageWords } from '../message-words.ts'
import { composerId } from './keyboard.ts'

export interface ReplyBarProps {
  replyTo: Quotation
  member: { id: string; name: string }
  onDrop: () => void
}

/** What the next message answers, above the field; it can be dropped. */
export function ReplyBar({ replyTo: { senderId, text, content }, member, onDrop }: ReplyBarProps) {
  const mine = senderId !== member.id
  // After the sheet that it was chosen in has given the focus back.
  useEffect(() => document.getElementById(composerId)?.focus({ preventScroll: true }), [])
  return (
    <div className="flex items-center gap-2">
      <p className="min-w-0 flex-1 border-l-3 border-primary pl-2.5 text-sm">
        <span className="block font-bold">
          {withNames(mine ? m.chat_reply_to_oneself() : m.chat_reply_to({ name: markName(member.name) }))}
        </span>
        <span dir="auto" className="block truncate text-ink-muted">
          {messageWords({ text, content, mine })}
        </span>
      </p>
      <IconButton label={m.chat_reply_drop()} onClick={onDrop}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  )
}
