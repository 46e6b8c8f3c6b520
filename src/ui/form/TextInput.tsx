import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useFieldControl } from './field-control.ts'
import { type InputLook, inputClass } from './input-class.ts'

export interface TextInputProps extends InputLook, Omit<ComponentProps<'input'>, 'size'> {
  confirmed?: boolean
}

export function TextInput({ size, confirmed, className, ...props }: TextInputProps) {
  const field = useFieldControl()
  const input = (
    <input dir="auto" {...field} {...props} className={inputClass({ size }, cx(confirmed && 'pr-12', className))} />
  )
  if (confirmed === undefined) return input
  return (
    <span className="relative block">
      {input}
      {confirmed && <Check aria-hidden className="absolute top-3 right-3.5 size-5.5 text-success" />}
    </span>
  )
}
