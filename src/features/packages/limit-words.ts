import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import type { OwnLimit } from './own-limit.ts'

/** Why a package cannot be bought now, and how much can be. */
export function inTheWayWords({ period, left }: OwnLimit): string {
  if (!left) return m.spending_limits_refusal_currency()
  const words = { left: moneyWords(left, getLocale()) }
  return period === 'week' ? m.packages_fits_week(words) : m.packages_fits_month(words)
}

/** What the member has set; null for nothing. */
export function limitWords({ period, limit: set }: OwnLimit): string | null {
  if (!set) return null
  const limit = moneyWords(set, getLocale())
  return period === 'week' ? m.packages_limit_week({ limit }) : m.packages_limit_month({ limit })
}

/** That nothing can be bought, who said so, and from when on it can. */
export function reachedWords({ period, limit: set, left }: OwnLimit): { title: string; text: string } {
  const limit = set ? moneyWords(set, getLocale()) : ''
  if (!left) return { title: m.spending_limits_title(), text: m.spending_limits_refusal_currency() }
  return period === 'week'
    ? { title: m.packages_reached_week(), text: m.packages_reached_week_text({ limit }) }
    : { title: m.packages_reached_month(), text: m.packages_reached_month_text({ limit }) }
}
