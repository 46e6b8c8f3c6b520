import { type ComponentProps, type FocusEvent, useRef } from 'react'
import { FieldGroup, type FieldGroupProps } from '../FieldGroup.tsx'
import { useFieldError } from '../field-control.ts'
import { inputClass } from '../input-class.ts'
import type { DateParts } from './date-of-birth.ts'
import { type DatePart, dateParts, typeDate } from './typed-date.ts'

export interface DateOfBirthInputProps extends Omit<FieldGroupProps, 'children'> {
  value: DateParts
  onChange: (value: DateParts) => void
  labels: Record<DatePart, string>
  placeholders: Record<DatePart, string>
  /** Called when the person leaves the last of the three boxes, not when moving between them. */
  onLeave?: () => void
}

/** Day, month and year in boxes of their own: no calendar to leaf through for forty years. */
export function DateOfBirthInput({ value, onChange, labels, placeholders, onLeave, ...group }: DateOfBirthInputProps) {
  const isInvalid = useFieldError(group.name) ? true : undefined
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({})
  const type = (part: DatePart, text: string) => {
    const { parts, at } = typeDate(value, part, text)
    onChange(parts)
    if (at !== part) boxes.current[at]?.focus()
  }
  return (
    <FieldGroup {...group}>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-2.5">
        {dateParts.map((part) => (
          <input
            key={part}
            ref={(box) => {
              boxes.current[part] = box
            }}
            autoComplete={autoComplete[part]}
            inputMode="numeric"
            aria-label={labels[part]}
            aria-invalid={isInvalid}
            placeholder={placeholders[part]}
            value={value[part]}
            onChange={(event) => type(part, event.target.value)}
            onBlur={(event) => leavesGroup(event) && onLeave?.()}
            className={inputClass({}, 'tabular-nums')}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

const autoComplete: Record<DatePart, ComponentProps<'input'>['autoComplete']> = {
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
}

const leavesGroup = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.closest('fieldset')?.contains(relatedTarget)
