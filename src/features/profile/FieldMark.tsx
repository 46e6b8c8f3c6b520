import { Check, Clock } from 'lucide-react'
import { m } from '~words'
import { useLasting } from '../../lib/use-lasting.ts'
import type { FieldState } from './saving/use-own-profile.ts'

/** What is stored as fast as one looks is not worth a word, in milliseconds. */
const fast = 1_000

/** Whether a change is stored; nothing while there is nothing to say. */
export function FieldMark({ state }: { state: FieldState }) {
  const isUnsaved = useLasting(state === 'unsaved', fast)
  return (
    <span role="status" className="text-xs font-semibold empty:hidden">
      {state === 'saved' && (
        <span className="inline-flex items-center gap-1 text-success">
          <Check aria-hidden className="size-4" />
          {m.profile_saved()}
        </span>
      )}
      {isUnsaved && (
        <span className="inline-flex items-center gap-1 text-ink-muted">
          <Clock aria-hidden className="size-4" />
          {m.profile_unsaved()}
        </span>
      )}
    </span>
  )
}
