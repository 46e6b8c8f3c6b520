import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import type { Writing } from '../../../../server/features/chat/rules/writing.ts'
import { priceWords } from './price-words.ts'

export interface ComposerNoteProps {
  id: string
  writing: Writing
  /** In code points. */
  length: number
  limit: number
}

export function ComposerNote({ id, writing, length, limit }: ComposerNoteProps) {
  const over = length - limit
  return (
    <p id={id} className="flex justify-between gap-3 px-2 text-xs text-ink-muted tabular-nums">
      <span>{priceWords(writing)}</span>
      <span className={cx(over > 0 && 'font-semibold text-danger')}>
        {over > 0 && `${m.chat_too_long({ over })} · `}
        <span aria-hidden>{m.chat_length({ length, limit })}</span>
        <VisuallyHidden>{m.chat_length_words({ length, limit })}</VisuallyHidden>
      </span>
    </p>
  )
}
