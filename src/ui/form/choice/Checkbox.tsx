import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessages, messageIds } from '../FieldMessages.tsx'
import { useFieldError } from '../field-control.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The sentence one agrees to; links in it stay links. */
  children: ReactNode
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  const id = useId()
  const error = useFieldError(props.name)
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-touch items-start gap-3 py-2.5">
        <span className="relative flex-none">
          <input
            {...props}
            id={id}
            type="checkbox"
            aria-describedby={messageIds(id, { error })}
            aria-invalid={error ? true : undefined}
            className={boxClass}
          />
          <Check
            aria-hidden
            className="pointer-events-none absolute inset-0 m-auto size-4.5 stroke-3! text-on-primary hidden peer-checked:block"
          />
        </span>
        <span>{children}</span>
      </label>
      <FieldMessages id={id} error={error} />
    </div>
  )
}

const boxClass =
  'peer block size-6 appearance-none rounded-xs border-[1.5px] border-control bg-surface ' +
  'checked:border-primary checked:bg-primary aria-invalid:border-2 aria-invalid:border-danger'
