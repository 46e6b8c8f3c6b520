import { m } from '~words'
import type { Money } from '../../../db/reference/money/money.ts'
import type { SpendingPeriod } from '../../../db/reference/money/spending-periods.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { conflict } from '../../core/refusal.ts'

interface InTheWay {
  period: SpendingPeriod
  left: Money
}

/** The member's own limit leaves less than what they want to buy. */
export const spendingLimitReached = conflict('spending_limit_reached', ({ period, left }: InTheWay) => {
  const amount = moneyWords(left, getLocale())
  return period === 'week'
    ? m.spending_limits_refusal_week({ left: amount })
    : m.spending_limits_refusal_month({ left: amount })
})

/** A limit in another currency can't be compared with the price. */
export const spendingLimitCurrency = conflict('spending_limit_currency', () => m.spending_limits_refusal_currency())
