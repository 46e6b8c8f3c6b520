import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../cx.ts'
import { useFieldControl } from '../field-control.ts'
import { type InputLook, inputClass } from '../input-class.ts'

export interface SelectProps extends InputLook, Omit<ComponentProps<'select'>, 'size'> {}

export function Select({ size, className, ...props }: SelectProps) {
  const field = useFieldControl()
  return (
    <span className="relative block">
      <select {...field} {...props} className={inputClass({ size }, cx('appearance-none truncate pr-11', className))} />
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4.5 text-ink" />
    </span>
  )
}
