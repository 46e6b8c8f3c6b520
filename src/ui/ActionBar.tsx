import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'

export interface ActionBarProps {
  /** Class for its position from 992 px on. */
  placed?: string
  /** Class of the bar's content. */
  className?: string
  children: ReactNode
}

/**
 * What goes on from here, in view at the foot of a page without the navigation there (`actionBar` of its route). Where it would
 * leave too little of the page, because the window is low or letters are large, it is the page's last part.
 */
export function ActionBar({ placed, className, children }: ActionBarProps) {
  return (
    <div
      data-action-bar
      className={cx(
        'sticky z-20 bg-surface pt-3 pb-safe-3.5 shadow-up stays-from-[26rem]',
        placed && cx('lg:static lg:bg-transparent lg:p-0 lg:shadow-none', placed),
      )}
    >
      <div className={placed ? 'wrap lg:contents' : 'wrap'}>
        <div className={className}>{children}</div>
      </div>
    </div>
  )
}
