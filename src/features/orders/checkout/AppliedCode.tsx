import { Tag } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { markName } from '../../../lib/words/mark-name.ts'

export interface AppliedCodeProps {
  code: string
  /** Why it counts, and not the one that was typed. */
  note: string | undefined
  isBusy: boolean
  onRemove: () => void
  remove: Ref<HTMLButtonElement>
}

/** The code that takes something off, and the way to take it off. */
export function AppliedCode({ code, note, isBusy, onRemove, remove }: AppliedCodeProps) {
  return (
    <p className="-mb-2.5 flex flex-wrap items-center gap-x-2 border-t border-line pt-2 text-success">
      <Tag aria-hidden className="size-4.5 flex-none" />
      <span role="status" className="min-w-0 flex-[1_1_8rem] font-semibold wrap-anywhere">
        {withNames(m.orders_code_applied({ code: markName(code) }))}
        {note && <span className="block text-sm font-normal text-ink">{note}</span>}
      </span>
      <Button
        ref={remove}
        variant="plain"
        size="md"
        busy={isBusy}
        className="-mr-3.5 ml-auto"
        aria-label={m.orders_code_remove_of({ code })}
        onClick={onRemove}
      >
        {m.orders_code_remove()}
      </Button>
    </p>
  )
}
