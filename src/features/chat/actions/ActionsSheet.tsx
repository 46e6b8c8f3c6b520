import { Copy, Flag, Reply, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { Reaction } from '../../../../db/reference/reactions.ts'
import type { Quotation } from '../../../../server/features/chat/views.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { preview } from '../cache/list-numbering.ts'
import type { LogEntry } from '../log/entries.ts'
import { messageWords } from '../message-words.ts'
import { useMember } from '../use-member.ts'
import { minutesToUnsend } from './minutes-to-unsend.ts'
import { ReactionRow } from './ReactionRow.tsx'
import { ReportMessage } from './ReportMessage.tsx'
import { useReact } from './use-react.ts'
import { useUnsend } from './use-unsend.ts'

export interface ActionsSheetProps {
  entry: LogEntry
  view: Outputs['chat']['open']
  onReply: (message: Quotation) => void
  onClose: () => void
}

/** What can be done with a message. */
export function ActionsSheet({ entry, view, onReply, onClose }: ActionsSheetProps) {
  const { content, body, mine, seq, reaction } = entry
  const { id: meId } = useMember()
  const setReaction = useReact(view)
  const unsend = useUnsend(view)
  const [isReporting, setReporting] = useState(false)
  const minutes = minutesToUnsend(entry, Date.now())
  const copy = () => {
    onClose()
    void copyText(body)
  }
  const reply = () => {
    onClose()
    if (seq) onReply({ seq, senderId: mine ? meId : view.member.id, text: preview(body), content })
  }
  const react = (next: Reaction | null) => {
    onClose()
    if (seq) setReaction(seq, next)
  }
  const takeBack = () => {
    onClose()
    if (seq) unsend(seq)
  }
  if (isReporting) return <ReportMessage member={view.member} seq={seq} onClose={onClose} />
  return (
    <Sheet title={m.chat_message()} closeLabel={m.shell_close()} onClose={onClose}>
      <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-wrap text-ink-muted">
        {messageWords({ text: body, content, mine })}
      </p>
      {!mine && <ReactionRow chosen={reaction} onChoose={react} />}
      <div className="-mx-3 mt-3 grid">
        <button type="button" className={menuItemClass()} onClick={reply}>
          <Reply aria-hidden />
          {m.chat_reply()}
        </button>
        {!content && (
          <button type="button" className={menuItemClass()} onClick={copy}>
            <Copy aria-hidden />
            {m.chat_copy()}
          </button>
        )}
        {!mine && (
          <button type="button" className={menuItemClass()} onClick={() => setReporting(true)}>
            <Flag aria-hidden />
            {m.reports_report_message()}
          </button>
        )}
        {minutes > 0 && (
          <button type="button" className={menuItemClass()} onClick={takeBack}>
            <Undo2 aria-hidden />
            <span>
              {m.chat_unsend()}
              <span className="block text-sm font-normal text-ink-muted">{m.chat_unsend_text({ minutes })}</span>
            </span>
          </button>
        )}
      </div>
    </Sheet>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: m.chat_copied(), tone: 'success' })
  } catch {
    toast({ text: m.chat_copy_failed(), tone: 'danger' })
  }
}
