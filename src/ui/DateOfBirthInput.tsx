import type { ComponentProps, FocusEvent } from 'react'
import type { DateParts } from './date-of-birth.ts'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
import { inputClass } from './input-class.ts'

type Part = keyof DateParts

export interface DateOfBirthInputProps extends Omit<FieldGroupProps, 'children'> {
  value: DateParts
  onChange: (value: DateParts) => void
  /** What to call each box, and what to show in it while it is empty. */
  labels: Record<Part, string>
  placeholders: Record<Part, string>
  /** Called when the person leaves the last of the three boxes, not when moving between them. */
  onLeave?: () => void
}

/** Day, month and year in boxes of their own: no calendar to leaf through for forty years. */
export function DateOfBirthInput({ value, onChange, labels, placeholders, onLeave, ...group }: DateOfBirthInputProps) {
  return (
    <FieldGroup {...group}>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-2.5">
        {parts.map((part) => (
          <input
            key={part}
            {...attributes[part]}
            inputMode="numeric"
            aria-label={labels[part]}
            aria-invalid={group.error ? true : undefined}
            placeholder={placeholders[part]}
            value={value[part]}
            onChange={(event) => onChange({ ...value, [part]: event.target.value })}
            onBlur={(event) => leavesGroup(event) && onLeave?.()}
            className={inputClass({}, 'tabular-nums')}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

const parts = ['day', 'month', 'year'] as const

const attributes: Record<Part, ComponentProps<'input'>> = {
  day: { autoComplete: 'bday-day', maxLength: 2 },
  month: { autoComplete: 'bday-month', maxLength: 2 },
  year: { autoComplete: 'bday-year', maxLength: 4 },
}

const leavesGroup = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.closest('fieldset')?.contains(relatedTarget)
