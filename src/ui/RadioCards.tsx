import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'

export interface RadioCard<Value extends string> {
  value: Value
  title: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
  /** What stands at the right: a price, above what it was. */
  aside?: ReactNode
  /** A word that sits on the border of the one card that stands out. */
  flag?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps<Value extends string> extends Omit<FieldGroupProps, 'children' | 'className'> {
  cards: readonly RadioCard<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Lays the cards out, for example `lg:grid-cols-4`. */
  className?: string
}

/** One choice out of a few that need room to explain themselves. */
export function RadioCards<Value extends string>({
  cards,
  value,
  onChange,
  className,
  ...group
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <FieldGroup {...group}>
      <div className={cx('grid gap-3', className)}>
        {cards.map((card) => (
          <label key={card.value} className={cx(cardClass, card.flag ? 'pt-6.5 not-first:mt-1' : undefined)}>
            {card.flag && <span className={flagClass}>{card.flag}</span>}
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
              className={ringClass}
            />
            <span className="min-w-0">
              <span className="block text-xl leading-tight font-bold tracking-tight tabular-nums">{card.title}</span>
              {card.detail && <span className="mt-0.5 block text-sm text-ink-muted tabular-nums">{card.detail}</span>}
            </span>
            {card.aside && <span className="text-right tabular-nums">{card.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const cardClass =
  'relative grid min-h-20 grid-cols-[1.5rem_1fr_auto] items-center gap-x-3.5 rounded-lg border-[1.5px] border-line ' +
  'bg-surface px-4 py-3.5 transition-colors has-checked:border-primary has-checked:ring-1 has-checked:ring-primary ' +
  'has-disabled:opacity-60'

const flagClass =
  'absolute -top-3.25 left-4 rounded-full rounded-bl-xs bg-primary px-3 py-1 text-xs font-bold text-on-primary'

const ringClass =
  'size-6 appearance-none rounded-full border-2 border-control bg-surface checked:border-[7px] checked:border-primary'
