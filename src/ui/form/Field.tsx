import { type ReactNode, useId } from 'react'
import { FieldMessages, messageIds } from './FieldMessages.tsx'
import { FieldContext, useFieldError } from './field-control.ts'

export interface FieldProps {
  /** The control's name in its form; what is wrong with it is said by this name. */
  name?: string
  label: ReactNode
  help?: ReactNode
  /** What is wrong with it where no form says so. */
  error?: string | false
  /** A word beside the label, such as "optional". */
  note?: ReactNode
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

/** One control with its label, help and error; the control inside finds its attributes by itself. */
export function Field({ name, label, note, labelHidden, help, error: own, className, children }: FieldProps) {
  const id = useId()
  const error = useFieldError(name) ?? (own || undefined)
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : labelClass}>
        {label}
        {note && <span className="font-normal text-ink-muted"> {note}</span>}
      </label>
      <FieldContext
        value={{
          id,
          name,
          'aria-describedby': messageIds(id, { help, error }),
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      <FieldMessages id={id} help={help} error={error} />
    </div>
  )
}

export const labelClass = 'mb-1.5 block text-sm font-semibold'
