import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** A small fact with a picture; `matched` says that it is shared, which the words nearby say too. */
export function Chip({ icon, matched, children }: { icon?: ReactNode; matched?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-10 items-center gap-2 rounded-full border py-1 pr-3.5 pl-2.75 text-[0.9375rem]',
        '*:[svg]:size-4.5',
        matched
          ? 'border-transparent bg-primary-soft font-semibold text-on-primary-soft'
          : 'border-line bg-surface *:[svg]:text-ink-muted',
      )}
    >
      {icon}
      {children}
    </span>
  )
}
