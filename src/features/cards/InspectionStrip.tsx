import { Clock } from 'lucide-react'
import { m } from '~words'

/** At the foot of one's own photo until others see it, too. */
export function InspectionStrip({ className = '' }: { className?: string }) {
  return (
    <span className={`${stripClass} ${className}`}>
      <Clock aria-hidden className="size-3.5 flex-none" />
      {m.photos_inspected_short()}
    </span>
  )
}

const stripClass =
  'absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-secondary-soft px-1 py-1 text-center text-2xs ' +
  'font-bold text-on-secondary-soft'
