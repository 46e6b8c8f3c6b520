import { cx } from '../cx.ts'
import { cappedCount } from './count.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CountProps {
  value: number
  /** There are more than that. */
  more?: boolean
  /** What the number says in words: "3 new". */
  label: string
  /** Rings the pill in the colour beneath it, where it overlaps an icon. */
  ringed?: boolean
  className?: string
}

export function Count({ value, more, label, ringed, className }: CountProps) {
  const shown = cappedCount(value, more)
  if (!shown) return null
  return (
    <span className={cx(pillClass, ringed && 'ring-2 ring-surface', className)}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

const pillClass =
  'inline-flex h-5.25 min-w-5.25 items-center justify-center rounded-full bg-accent px-1.5 ' +
  'text-2xs font-bold text-on-accent tabular-nums'
