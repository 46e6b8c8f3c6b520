import { Ellipsis } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { useOpen } from '@/ui/overlay/use-open.ts'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { PhotoOpenerProps } from '../photos/PhotoOpener.tsx'
import type { ActionsSheetProps } from './ActionsSheet.tsx'

const ActionsSheet = lazyPart(() => import('./ActionsSheet.tsx'), 'ActionsSheet', 'once-alive')
const PhotoOpener = lazyPart<'PhotoOpener', PhotoOpenerProps>(
  () => import('../photos/later.ts'),
  'PhotoOpener',
  'once-alive',
)

export interface MessageActionsProps extends Omit<ActionsSheetProps, 'onClose'> {
  /** The id of what it is about. */
  describedBy: string
}

/** Beside the bubble with a mouse or keys; with a finger the bubble itself, but for a photo, which is opened by it. */
export function MessageActions({ describedBy, ...props }: MessageActionsProps) {
  const { isOpen, open, close } = useOpen()
  const { content } = props.entry
  return (
    <>
      <button
        type="button"
        aria-label={m.chat_actions()}
        aria-describedby={describedBy}
        onClick={open}
        className={cx(buttonClass, props.entry.mine ? 'pointer-fine:right-full' : 'pointer-fine:left-full')}
      >
        <Ellipsis aria-hidden className="size-5 pointer-coarse:hidden" />
      </button>
      {content?.kind === 'photo' && content.look && (
        <PhotoOpener {...props} describedBy={describedBy} onActions={open} />
      )}
      {isOpen && <ActionsSheet {...props} onClose={close} />}
    </>
  )
}

const buttonClass =
  'absolute rounded-full text-ink-muted pointer-fine:top-1/2 pointer-fine:mx-1 pointer-fine:grid pointer-fine:size-9 ' +
  'pointer-fine:-translate-y-1/2 pointer-fine:place-items-center pointer-fine:opacity-0 pointer-fine:transition-opacity ' +
  'pointer-fine:hover:bg-sunken group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:inset-0 ' +
  'pointer-coarse:rounded-[inherit]'
