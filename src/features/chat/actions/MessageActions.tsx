import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { loadPatiently } from '../../../lib/load-patiently.ts'
import type { ActionsSheetProps } from './ActionsSheet.tsx'

const ActionsSheet = lazy(async () => ({
  default: (await loadPatiently(() => import('./ActionsSheet.tsx'))).ActionsSheet,
}))

export interface MessageActionsProps extends Omit<ActionsSheetProps, 'onClose'> {
  /** The id of what it is about. */
  describedBy: string
}

/** Beside the bubble with a mouse or keys; with a finger the bubble itself. */
export function MessageActions({ describedBy, ...props }: MessageActionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={m.chat_actions()}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
        className={cx(buttonClass, props.entry.mine ? 'pointer-fine:right-full' : 'pointer-fine:left-full')}
      >
        <Ellipsis aria-hidden className="size-5 pointer-coarse:hidden" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ActionsSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const buttonClass =
  'absolute rounded-full text-ink-muted pointer-fine:top-1/2 pointer-fine:mx-1 pointer-fine:grid pointer-fine:size-9 ' +
  'pointer-fine:-translate-y-1/2 pointer-fine:place-items-center pointer-fine:opacity-0 pointer-fine:transition-opacity ' +
  'pointer-fine:hover:bg-sunken group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:inset-0 ' +
  'pointer-coarse:rounded-[inherit]'
