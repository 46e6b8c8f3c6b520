import { Link } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import type { Money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import type { OwnLimit } from '../../packages/own-limit.ts'

export interface BeyondLimitProps {
  own: OwnLimit
  price: Money
}

/** In the place of a button that could only be refused: which limit of the member's own is in the way, and what it leaves. */
export function BeyondLimit({ own, price }: BeyondLimitProps) {
  return (
    <>
      <Alert tone="info" icon={<Gauge aria-hidden />} title={m.orders_beyond_title()} announce>
        {beyondWords(own, price)}
      </Alert>
      <Link to="/credits" className={buttonClass({ size: 'xl', full: true })}>
        {m.orders_beyond_other()}
      </Link>
      <Link to="/credits/limit" className={buttonClass({ variant: 'outline', size: 'xl', full: true })}>
        {m.packages_see_limit()}
      </Link>
    </>
  )
}

function beyondWords({ period, limit, left }: OwnLimit, { currency }: Money): string {
  if (!limit || !left || limit.currency !== currency) return m.spending_limits_refusal_currency()
  const words = { limit: moneyWords(limit, getLocale()), left: moneyWords(left, getLocale()) }
  return period === 'week' ? m.orders_beyond_week(words) : m.orders_beyond_month(words)
}
