import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface ChipButtonProps extends ComponentProps<'button'> {
  icon?: ReactNode
  active?: boolean
}

export function ChipButton({ icon, active, className, children, ...props }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={cx(
        'inline-flex min-h-touch items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-sm font-semibold whitespace-nowrap',
        'transition-colors *:[svg]:size-4.5',
        active
          ? 'border-primary bg-primary-soft text-on-primary-soft'
          : 'border-control bg-surface text-ink hover:bg-sunken',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  )
}
