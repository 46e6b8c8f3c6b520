import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { labelClass } from './Field.tsx'
import { FieldMessages, type Messages, messageIds } from './FieldMessages.tsx'

export interface FieldGroupProps extends Messages {
  label: ReactNode
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

export function FieldGroup({ label, labelHidden, help, error, className, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={messageIds(id, { help, error })} className={cx('min-w-0', className)}>
      <legend className={labelHidden ? 'sr-only' : labelClass}>{label}</legend>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  )
}
