import type { ComponentProps, ReactNode } from 'react'
import { chipClass } from './chip-class.ts'

export interface ChipButtonProps extends ComponentProps<'button'> {
  icon?: ReactNode
  active?: boolean
}

export function ChipButton({ icon, active, className, children, ...props }: ChipButtonProps) {
  return (
    <button type="button" {...props} className={chipClass(active, className)}>
      {icon}
      {children}
    </button>
  )
}
