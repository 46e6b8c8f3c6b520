import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field-control.ts'
import { inputClass } from './input-class.ts'

/** Several lines. It grows with what is written where the browser can do so, and scrolls elsewhere. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  const look = inputClass({}, cx('field-sizing-content max-h-80 min-h-29 py-3 leading-normal', className))
  return <textarea {...field} {...props} className={look} />
}
