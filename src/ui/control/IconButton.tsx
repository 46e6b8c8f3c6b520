import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  children: ReactNode
  /** `raised` floats over a photo on a ground of its own. */
  raised?: boolean
}

/** A round button of 44 px with a picture instead of a word. */
export function IconButton({ label, raised, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} aria-label={label} className={iconButtonClass(raised, className)}>
      {children}
    </button>
  )
}

export function iconButtonClass(raised?: boolean, className?: string): string {
  return cx(
    'relative grid size-touch flex-none place-items-center rounded-full transition-colors',
    'disabled:text-ink-subtle disabled:cursor-not-allowed',
    raised ? 'bg-surface shadow-md hover:bg-sunken' : 'hover:bg-sunken',
    className,
  )
}
