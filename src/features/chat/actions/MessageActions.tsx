import { Ellipsis, SmilePlus } from 'lucide-react'
import { useRef } from 'react'
import { useLongPress } from '@/ui/control/use-long-press.ts'
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

/** A button beside the bubble, which a mouse finds and a finger at the end of a turn; or a finger that stays on the bubble. */
export function MessageActions({ describedBy, ...props }: MessageActionsProps) {
  const { isOpen, open, close } = useOpen()
  const { content, mine, endsTurn } = props.entry
  const button = useRef<HTMLButtonElement>(null)
  useLongPress(button, open)
  const Icon = mine ? Ellipsis : SmilePlus
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={m.chat_actions()}
        aria-describedby={describedBy}
        onClick={open}
        className={cx(
          buttonClass,
          mine ? 'right-full' : 'left-full',
          endsTurn ? 'pointer-coarse:size-11' : 'pointer-coarse:sr-only',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </button>
      {content?.kind === 'photo' && content.look && (
        <PhotoOpener {...props} describedBy={describedBy} onActions={open} />
      )}
      {isOpen && <ActionsSheet {...props} onClose={close} />}
    </>
  )
}

const buttonClass =
  'absolute top-1/2 grid -translate-y-1/2 place-items-center rounded-full text-ink-muted transition-opacity hover:bg-sunken ' +
  'pointer-fine:mx-1 pointer-fine:size-9 pointer-fine:opacity-0 group-hover:opacity-100 focus-visible:opacity-100'
