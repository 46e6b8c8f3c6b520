import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import { useTopModal } from './open-modals.ts'
import { ToastCard } from './ToastCard.tsx'
import { type Toast, useToasts } from './toast.ts'

export interface ToasterProps {
  label: string
  closeLabel: string
}

/**
 * Where `toast()` shows up: top right from 768 px; on phones above the navigation, or below the
 * bar where somebody writes at the bottom (`useWritesAtBottom`). While a dialog is open, at the
 * top of the screen in it: nothing outside of it can be pressed or heard. Stands once in the page.
 */
export function Toaster(props: ToasterProps) {
  const toasts = useToasts()
  const modal = useTopModal()
  return (
    <>
      <div className={cx(placeClass, pageClass)}>
        <Toasts {...props} toasts={modal ? [] : toasts} />
      </div>
      {modal && createPortal(<OverModal {...props} toasts={toasts} />, modal)}
    </>
  )
}

interface ToastsProps extends ToasterProps {
  toasts: readonly Toast[]
}

/** A popover, so that it is not cut off where the dialog ends. */
function OverModal(props: ToastsProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // A dialog may go in the same breath as it came.
    if (place.current?.isConnected) place.current.showPopover()
  }, [])
  return (
    <div ref={place} popover="manual" className={cx(placeClass, overModalClass)}>
      <Toasts {...props} />
    </div>
  )
}

function Toasts({ label, closeLabel, toasts }: ToastsProps) {
  return (
    <section aria-label={label}>
      <div role="status" className="grid grid-cols-1 gap-2.5">
        {toasts.map((each) => (
          <ToastCard key={each.id} toast={each} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  )
}

const placeClass = 'pointer-events-none fixed right-4 left-4 mx-auto max-w-toast md:right-6 md:left-auto md:w-toast'

const pageClass =
  'z-40 bottom-[calc(var(--spacing-bottomnav)+0.75rem+env(safe-area-inset-bottom))] ' +
  'in-data-writes-at-bottom:top-20 in-data-writes-at-bottom:bottom-auto ' +
  'md:top-20 md:bottom-auto'

const overModalClass = 'top-4 bottom-auto w-auto overflow-visible bg-transparent text-ink'
