import { ToastCard } from './ToastCard.tsx'
import { useToasts } from './toast.ts'

export interface ToasterProps {
  label: string
  closeLabel: string
}

/**
 * Where `toast()` shows up: top right from 768 px; on phones above the navigation, or below the
 * bar where somebody writes at the bottom (`data-writes-at-bottom`). Stands once in the page.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <section aria-label={label} className={placeClass}>
      <div role="status" className="grid grid-cols-1 gap-2.5">
        {useToasts().map((each) => (
          <ToastCard key={each.id} toast={each} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  )
}

const placeClass =
  'pointer-events-none fixed right-4 left-4 z-40 mx-auto max-w-toast ' +
  'bottom-[calc(var(--spacing-bottomnav)+0.75rem+env(safe-area-inset-bottom))] ' +
  'in-[:has([data-writes-at-bottom])]:top-20 in-[:has([data-writes-at-bottom])]:bottom-auto ' +
  'md:top-20 md:right-6 md:bottom-auto md:left-auto md:w-toast'
