import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { ErrorBoundary } from '../region/Region.tsx'
import { ModalHeader } from './ModalHeader.tsx'
import { type ModalBehaviour, useModal } from './modal.ts'

export interface DialogProps extends ModalBehaviour {
  title: ReactNode
  titleHidden?: boolean
  /** Names the close button; there is none while the dialog is not dismissible. */
  closeLabel: string
  children: ReactNode
  /** Buttons, side by side from 576 px and stacked below; the main one first. */
  actions?: ReactNode
  /** Fills a phone's screen, for celebrations and for long forms. */
  fullOnPhone?: boolean
  /** `stage` is the dark-blue ground of celebrations. */
  ground?: 'surface' | 'stage'
  className?: string
}

/** A question or a celebration above everything else. Mount it to open it; unmount it to close it. */
export function Dialog(props: DialogProps) {
  const { title, titleHidden, closeLabel, children, actions, fullOnPhone, ground = 'surface', className } = props
  const { dismissible = true, onClose } = props
  const titleId = useId()
  return (
    <dialog
      {...useModal({ onClose, dismissible })}
      aria-labelledby={titleId}
      className={cx(frameClass, grounds[ground], fullOnPhone ? fullClass : cardClass, className)}
    >
      <div className="flex min-h-full flex-col">
        <ModalHeader
          id={titleId}
          title={title}
          titleHidden={titleHidden}
          close={dismissible ? { label: closeLabel, onClose } : undefined}
        />
        <div className="flex flex-1 flex-col px-5 pt-1 pb-5 md:px-6 md:pb-6">
          <div className="flex-1">
            <ErrorBoundary>{children}</ErrorBoundary>
          </div>
          {actions && <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">{actions}</div>}
        </div>
      </div>
    </dialog>
  )
}

const frameClass = 'enter-3 overflow-y-auto overscroll-contain shadow-lg backdrop:bg-veil md:max-w-[27.5rem]'

const cardClass = 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[27.5rem] rounded-xl rounded-bl-sm'

const fullClass =
  'size-full max-h-none max-w-none md:m-auto md:h-fit md:max-h-[calc(100dvh-2rem)] md:rounded-xl md:rounded-bl-sm'

const grounds = {
  surface: 'bg-surface text-ink',
  stage: 'bg-stage text-on-stage on-dark',
}
