import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../loading/Spinner.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode
  icon?: ReactNode
  /** The label keeps its place, the button its focus, and a second press does nothing. */
  busy?: boolean
}

export function Button({ variant, size, full, busy, icon, className, children, onClick, ...props }: ButtonProps) {
  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      onClick={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, size, full }, className)}
    >
      {busy && <Spinner className="absolute" />}
      <span className={cx('inline-flex items-center justify-center gap-2.5', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  )
}
