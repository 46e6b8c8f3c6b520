import { Check } from 'lucide-react'
import { cx } from '../../cx.ts'

export interface OptionListProps<Value extends string> {
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChoose: (value: Value) => void
}

/** One of several words by one press, which ends the choosing: so they are buttons, and arrows do not choose by themselves. */
export function OptionList<Value extends string>({ options, value, onChoose }: OptionListProps<Value>) {
  return (
    <ul className="divide-y divide-line">
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <li key={option.value}>
            <button
              type="button"
              aria-pressed={isChosen}
              data-autofocus={isChosen || undefined}
              onClick={() => onChoose(option.value)}
              className={cx('flex min-h-12.5 w-full items-center gap-3 py-2 text-left', isChosen && 'font-semibold')}
            >
              <span
                className={cx(
                  'grid size-6 flex-none place-items-center rounded-full border-[1.5px]',
                  isChosen ? 'border-primary bg-primary text-on-primary' : 'border-control bg-surface',
                )}
              >
                {isChosen && <Check aria-hidden className="size-4 stroke-3!" />}
              </span>
              {option.label}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
