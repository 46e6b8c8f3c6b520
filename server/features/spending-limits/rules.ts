import type { SetLimit } from '../../../db/queries/spending-limits/limits.ts'
import { compareMoney, type Money, minus } from '../../../db/reference/money/money.ts'
import { type SpendingPeriod, spendingPeriods } from '../../../db/reference/money/spending-periods.ts'

/** A million of any currency, in minor units. */
export const mostLimit = 100_000_000

/** Milliseconds after which a limit that was raised holds (product §17.9). */
export const raisingTakes = 24 * 60 * 60_000

/** A limit of one period: what holds now, and what is to come. Null is no limit. */
export interface PeriodLimit {
  now: Money | null
  coming: { limit: Money | null; holdsFrom: Date } | null
}

/** The limits that hold now, and those that will. */
export function limitsAt(set: readonly SetLimit[], now: Date): Record<SpendingPeriod, PeriodLimit> {
  const of = (period: SpendingPeriod): PeriodLimit => {
    const own = set.filter((limit) => limit.period === period)
    return {
      now: own.findLast(({ holdsFrom }) => holdsFrom <= now)?.limit ?? null,
      coming: own.find(({ holdsFrom }) => holdsFrom > now) ?? null,
    }
  }
  return { week: of('week'), month: of('month') }
}

/**
 * When a new limit starts: at once if it is lower; a day later if it is higher or removed. Limits in two currencies
 * cannot be compared, so they take a day.
 */
export function holdsFrom(standing: Money | null, wanted: Money | null, now: Date): Date {
  const lowers = wanted && (!standing || (standing.currency === wanted.currency && minus(wanted, standing).minor < 0))
  return lowers ? now : new Date(now.getTime() + raisingTakes)
}

/** When the week (Monday) and the month that `now` lies in begin and end, by the clock of a time zone. */
export function periodsAt(timeZone: string, now: Date): Record<SpendingPeriod, { since: Date; until: Date }> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const first = today.with({ day: 1 })
  return {
    week: { since: dateOf(monday), until: dateOf(monday.add({ weeks: 1 })) },
    month: { since: dateOf(first), until: dateOf(first.add({ months: 1 })) },
  }
}

const dateOf = (at: Temporal.ZonedDateTime) => new Date(at.startOfDay().epochMilliseconds)

/** The first period whose limit forbids spending this amount, with what is left of it. */
export function limitInTheWay(
  limits: Record<SpendingPeriod, PeriodLimit>,
  spent: Record<SpendingPeriod, Money>,
  amount: Money,
): { period: SpendingPeriod; limit: Money; left: Money } | undefined {
  return spendingPeriods
    .map((period) => ({ period, limit: limits[period].now }))
    .filter((own): own is { period: SpendingPeriod; limit: Money } => own.limit?.currency === amount.currency)
    .map((own) => ({ ...own, left: leftOf(own.limit, spent[own.period]) }))
    .find(({ left }) => minus(left, amount).minor < 0)
}

/**
 * The open orders that must end to keep within the limits; the latest comes first. `spent` includes all of them. An
 * order in another currency cannot be compared, and ends.
 */
export function beyondLimits<Order extends { amount: Money }>(
  limits: Record<SpendingPeriod, PeriodLimit>,
  spent: Record<SpendingPeriod, Money>,
  open: readonly Order[],
): Order[] {
  let { week, month } = spent
  return open.filter(({ amount }) => {
    const fits = (limit: Money | null, sum: Money) =>
      !limit || (limit.currency === amount.currency && limit.currency === sum.currency && compareMoney(sum, limit) <= 0)
    if (fits(limits.week.now, week) && fits(limits.month.now, month)) return false
    if (amount.currency === week.currency) [week, month] = [minus(week, amount), minus(month, amount)]
    return true
  })
}

/** Never below zero: a limit may have been lowered below what was spent. */
export function leftOf(limit: Money, spent: Money): Money {
  const left = minus(limit, spent)
  return left.minor < 0 ? { ...left, minor: 0 } : left
}
