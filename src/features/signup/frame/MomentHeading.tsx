import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '@/ui/cx.ts'
import { isFocusLost } from '@/ui/focus/is-focus-lost.ts'

/** The heading of a screen that has replaced another one: where the focus was is gone, so it takes the focus. */
export function MomentHeading({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} id={id} tabIndex={-1} className={cx('heading-page outline-none! shadow-none!', className)}>
      {children}
    </h1>
  )
}
