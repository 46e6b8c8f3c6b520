import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { useFocusWhenLost } from './focus/use-focus-when-lost.ts'

export interface ScreenHeadingProps {
  id?: string
  level?: 1 | 2
  /** Its screen has come in the place of another one: it takes the focus that went with that. */
  takesFocus?: boolean
  /** The id of the screen below. When it changes, the heading takes the focus, even from a button that remained. */
  screen?: string
  /** Has the focus when its dialog opens. */
  autoFocus?: boolean
  className?: string
  children: ReactNode
}

/** The heading of a screen that can have the focus, so that those who listen hear where they are. */
export function ScreenHeading({
  level = 1,
  takesFocus = false,
  screen,
  autoFocus,
  className,
  ...props
}: ScreenHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const heading = useFocusWhenLost<HTMLHeadingElement>(takesFocus)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    heading.current?.focus()
  }, [screen, heading])
  return (
    <Heading
      {...props}
      ref={heading}
      tabIndex={-1}
      data-autofocus={autoFocus || undefined}
      className={cx('heading-page outline-none! shadow-none!', className)}
    />
  )
}
