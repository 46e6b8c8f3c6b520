import type { ReactNode } from 'react'

/** What goes on from here, in view at the foot of a page without the navigation there (`actionBar` of its route). */
export function ActionBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className="sticky bottom-0 z-20 bg-surface pt-3 pb-safe-3.5 shadow-up">
      <div className="wrap">
        <div className={className}>{children}</div>
      </div>
    </div>
  )
}
