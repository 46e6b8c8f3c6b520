import { m } from '~words'
import type { Money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { type BlockingLimit, roomFor } from './own-limit.ts'

/** Why a package cannot be bought now, and how much can be. */
export function inTheWayWords({ period, left }: BlockingLimit): string {
  if (!left) return m.spending_limits_refusal_currency()
  const words = { left: moneyWords(left, getLocale()) }
  return period === 'week' ? m.packages_fits_week(words) : m.packages_fits_month(words)
}

/** What the member has set; null for nothing. */
export function limitWords({ period, limit: set }: BlockingLimit): string | null {
  if (!set) return null
  const limit = moneyWords(set, getLocale())
  return period === 'week' ? m.packages_limit_week({ limit }) : m.packages_limit_month({ limit })
}

/** That nothing can be bought, who said so, and from when on it can; `least` is the price of the smallest package. */
export function reachedWords(own: BlockingLimit, least: Money): { title: string; text: string } {
  const { period, limit: set, left } = own
  if (!set || !left) return { title: m.spending_limits_title(), text: m.spending_limits_refusal_currency() }
  const limit = moneyWords(set, getLocale())
  const room = roomFor(least, own)
  const text = reachedTexts[period][room]({ limit })
  if (room === 'never') return { title: m.orders_beyond_title(), text }
  return { title: period === 'week' ? m.packages_reached_week() : m.packages_reached_month(), text }
}

const reachedTexts = {
  week: {
    next_period: m.packages_reached_week_text,
    payments_over: m.packages_reached_week_pending,
    never: m.packages_reached_week_never,
  },
  month: {
    next_period: m.packages_reached_month_text,
    payments_over: m.packages_reached_month_pending,
    never: m.packages_reached_month_never,
  },
}
