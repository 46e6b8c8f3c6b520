import { Check } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../../cx.ts'
import { FieldGroup, type FieldGroupProps } from '../FieldGroup.tsx'
import { useFieldError } from '../field-control.ts'
import { useEarlyChoice } from '../use-early.ts'

export interface RadioChipsProps<Value extends string> extends Omit<FieldGroupProps, 'children' | 'className'> {
  options: readonly { value: Value; label: ReactNode }[]
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string
}

export function RadioChips<Value extends string>({
  options,
  value,
  onChange,
  className,
  ...group
}: RadioChipsProps<Value>) {
  const id = useId()
  const isInvalid = useFieldError(group.name) ? true : undefined
  const chips = useRef<HTMLDivElement>(null)
  useEarlyChoice(chips, { options, value, onChange })
  return (
    <FieldGroup {...group}>
      <div ref={chips} className={cx('flex flex-wrap gap-2', className)}>
        {options.map((option) => (
          <label key={option.value} className={chipClass}>
            <input
              type="radio"
              name={group.name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              data-invalid={isInvalid}
              className="peer sr-only"
            />
            <Check aria-hidden className="hidden size-4.5 peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const chipClass =
  'relative inline-flex min-h-touch items-center gap-2 rounded-md border-[1.5px] border-control bg-surface px-4 ' +
  'text-[0.9375rem] font-semibold transition-colors has-focus-visible:focus-ring has-checked:border-primary ' +
  'has-checked:text-primary-ink has-checked:ring-1 has-checked:ring-primary has-checked:ring-inset'
