import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../FieldGroup.tsx'
import { RadioChip } from './RadioChip.tsx'

export interface ChoiceChipsProps extends Omit<FieldGroupProps, 'children'> {
  name: string
  options: readonly { value: string; label: ReactNode }[]
  /** What is chosen at first: like a select, it is the browser's own from then on. */
  initial: string
  disabled?: boolean
}

/** One of a few short choices, all in sight. */
export function ChoiceChips({ name, options, initial, disabled, ...group }: ChoiceChipsProps) {
  return (
    <FieldGroup {...group} name={name}>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <RadioChip
            key={value}
            name={name}
            value={value}
            defaultChecked={value === initial}
            disabled={disabled}
            look={look}
          >
            {label}
          </RadioChip>
        ))}
      </div>
    </FieldGroup>
  )
}

const look =
  'cursor-pointer gap-1.5 rounded-full px-3.5 text-sm has-checked:border-secondary has-checked:bg-secondary ' +
  'has-checked:text-on-secondary has-disabled:cursor-default has-disabled:opacity-50'
