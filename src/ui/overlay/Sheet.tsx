import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { ErrorBoundary } from '../region/Region.tsx'
import { ModalHeader } from './ModalHeader.tsx'
import { type ModalBehaviour, useModal } from './modal.ts'

export interface SheetProps extends ModalBehaviour {
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in view under the content. */
  footer?: ReactNode
  className?: string
}

/** A panel that comes up from the bottom on phones, and is centred from 768 px. Mounted is open. */
export function Sheet({ title, closeLabel, children, footer, className, dismissible = true, onClose }: SheetProps) {
  const titleId = useId()
  return (
    <dialog {...useModal({ onClose, dismissible })} aria-labelledby={titleId} className={cx(sheetClass, className)}>
      <ModalHeader id={titleId} title={title} close={dismissible ? { label: closeLabel, onClose } : undefined} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-5 md:px-6">
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
      {footer && (
        <footer className="flex flex-wrap gap-2.5 px-5 pt-3 pb-safe-3.5 shadow-up *:flex-auto md:px-6">{footer}</footer>
      )}
    </dialog>
  )
}

const sheetClass =
  'enter-8 mt-auto max-h-[min(90dvh,44rem)] w-full max-w-none flex-col overflow-hidden rounded-t-xl bg-surface text-ink ' +
  'shadow-lg open:flex backdrop:bg-veil md:m-auto md:max-w-[30rem] md:rounded-xl'
