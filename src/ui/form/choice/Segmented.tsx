import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../../cx.ts'
import { useEarlyChoice } from '../use-early.ts'

export interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two to four short choices that apply at once. Radio buttons in a pill: arrows move, one is always on. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(fieldset, { options, value, onChange })
  return (
    <fieldset ref={fieldset} className={cx('flex min-w-0 flex-wrap gap-1 rounded-xl bg-sunken p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={segmentClass}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

const segmentClass =
  'relative flex min-h-touch flex-1 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold ' +
  'text-ink-muted transition-colors has-focus-visible:focus-ring has-checked:bg-secondary has-checked:text-on-secondary'
