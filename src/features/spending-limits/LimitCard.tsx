import { useRef, useState } from 'react'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { Switch } from '@/ui/form/choice/Switch.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { m } from '~words'
import { type Money, plus } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { amountText } from './amount.ts'
import { type OwnLimit, wantedOf } from './use-set-limits.ts'

interface LimitCardProps {
  own: OwnLimit
  currency: Money['currency']
  /** What takes the focus that was in it when it is saved and begins anew. */
  heirId: string
}

/** The limit of a week or a month, with what of it was spent. */
export function LimitCard({ own, currency, heirId }: LimitCardProps) {
  const wanted = wantedOf(own)
  const [on, setOn] = useState(wanted !== null)
  const place = useRef<HTMLElement>(null)
  useFocusHeir(place, heirId)
  const { period, limit, spent, pending, left } = own
  const locale = getLocale()
  const label = period === 'week' ? m.spending_limits_week() : m.spending_limits_month()
  const [spentWords, leftWords] = [moneyWords(spent, locale), left && moneyWords(left, locale)]
  return (
    <section ref={place} aria-label={label} className="overflow-hidden rounded-lg border border-line bg-surface">
      <Switch label={label} note={on ? m.spending_limits_on() : m.spending_limits_off()} on={on} onChange={setOn} />
      <div className="px-4 pb-4">
        {on && (
          <Field name={period} label={m.spending_limits_amount()} note={`(${currency})`} className="mb-3">
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={wanted ? amountText(wanted.minor, locale) : undefined}
            />
          </Field>
        )}
        {limit && left && limit.minor > 0 && (
          <Meter label={m.spending_limits_meter()} value={plus(spent, pending).minor} max={limit.minor} />
        )}
        <p className="mt-1.5 text-sm text-ink-muted tabular-nums">
          {leftWords
            ? m.spending_limits_spent_left({ spent: spentWords, left: leftWords })
            : m.spending_limits_spent({ spent: spentWords })}
        </p>
        {pending.minor > 0 && (
          <p className="mt-1 text-sm text-ink-muted tabular-nums">
            {m.spending_limits_pending({ pending: moneyWords(pending, locale) })}
          </p>
        )}
        {limit && !left && (
          <p className="mt-1.5 text-sm">{m.spending_limits_other_currency({ limit: moneyWords(limit, locale) })}</p>
        )}
      </div>
    </section>
  )
}
