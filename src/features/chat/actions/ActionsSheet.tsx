import { Copy, Undo2 } from 'lucide-react'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'
import type { Entry } from '../log/entries.ts'
import { messageWords } from '../message-words.ts'
import { minutesToUnsend } from './minutes-to-unsend.ts'
import { useUnsend } from './use-unsend.ts'

export interface ActionsSheetProps {
  entry: Entry
  view: Outputs['chat']['open']
  onClose: () => void
}

/** What can be done with a message. */
export function ActionsSheet({ entry, view, onClose }: ActionsSheetProps) {
  const { content, body, mine, seq } = entry
  const unsend = useUnsend(view)
  const minutes = minutesToUnsend(entry, Date.now())
  const copy = () => {
    onClose()
    void copyText(body)
  }
  const takeBack = () => {
    onClose()
    if (seq) unsend(seq)
  }
  return (
    <Sheet title={m.chat_message()} closeLabel={m.shell_close()} onClose={onClose}>
      <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-wrap text-ink-muted">
        {messageWords({ text: body, content, mine })}
      </p>
      <div className="-mx-3 mt-3 grid">
        {!content && (
          <button type="button" className={menuItemClass()} onClick={copy}>
            <Copy aria-hidden />
            {m.chat_copy()}
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
