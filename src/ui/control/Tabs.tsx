import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** Links with `tabClass`. Where they have no room beside each other they take two lines: none is hidden. */
export function Tabs({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={cx('relative flex flex-wrap gap-x-1 max-[26rem]:gap-x-0.5', className)}>
      {children}
    </nav>
  )
}
