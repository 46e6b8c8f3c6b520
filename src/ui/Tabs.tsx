import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A row of links with `tabClass`, one for each part of a screen. It scrolls sideways when the words are long. */
export function Tabs({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  // Words for listeners only are placed within it, else they make the whole page as wide as the row.
  return (
    <nav aria-label={label} className={cx('relative -m-1 flex gap-1 overflow-x-auto p-1', className)}>
      {children}
    </nav>
  )
}
