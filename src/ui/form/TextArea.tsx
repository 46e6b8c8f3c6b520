import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useFieldControl } from './field-control.ts'
import { inputClass } from './input-class.ts'

/** Several lines. It grows with what is written where the browser can do so, and scrolls elsewhere. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  const look = inputClass({ size: 'area' }, cx('block field-sizing-content', className))
  return <textarea dir="auto" {...field} {...props} className={look} />
}
