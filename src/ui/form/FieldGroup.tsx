import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { labelClass } from './Field.tsx'
import { FieldMessages, messageIds } from './FieldMessages.tsx'
import { useFieldError } from './field-control.ts'

export interface FieldGroupProps {
  /** What is wrong with the group is said by this name. */
  name?: string
  label: ReactNode
  help?: ReactNode
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

export function FieldGroup({ name, label, labelHidden, help, className, children }: FieldGroupProps) {
  const id = useId()
  const error = useFieldError(name)
  return (
    <fieldset aria-describedby={messageIds(id, { help, error })} className={cx('min-w-0', className)}>
      <legend className={labelHidden ? 'sr-only' : labelClass}>{label}</legend>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  )
}
