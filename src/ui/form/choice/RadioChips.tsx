import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../../cx.ts'
import { FieldGroup, type FieldGroupProps } from '../FieldGroup.tsx'
import { useFieldError } from '../field-control.ts'
import { useEarlyChoice } from '../use-early.ts'
import { RadioChip } from './RadioChip.tsx'

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
          <RadioChip
            key={option.value}
            name={group.name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            data-invalid={isInvalid}
            look={look}
          >
            {option.label}
          </RadioChip>
        ))}
      </div>
    </FieldGroup>
  )
}

const look =
  'gap-2 rounded-md px-4 text-[0.9375rem] has-checked:border-primary has-checked:text-primary-ink has-checked:ring-1 ' +
  'has-checked:ring-primary has-checked:ring-inset'
