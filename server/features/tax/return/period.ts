/** What a return is about: a quarter, or a month of it to look at in between. Days as ISO 8601 writes them. */
export interface ReturnPeriod {
  /** `2026-Q4` or `2026-11`. */
  name: string
  quarter: string
  from: string
  /** The first day that is no part of it. */
  until: string
}

const written = /^(20\d\d)-(?:Q([1-4])|(0[1-9]|1[0-2]))$/

/** Undefined for what names no quarter or month. */
export function periodNamed(name: string): ReturnPeriod | undefined {
  const [, year, quarter, month] = written.exec(name) ?? []
  if (!year) return undefined
  const first = quarter ? Number(quarter) * 3 - 2 : Number(month)
  return {
    name,
    quarter: `${year}-Q${Math.ceil(first / 3)}`,
    from: firstOf(Number(year), first),
    until: firstOf(Number(year), first + (quarter ? 3 : 1)),
  }
}

/** The last day of a quarter, whose rates of exchange hold for it. */
export function lastDayOf(quarter: string): string {
  const { until } = periodNamed(quarter)!
  return new Date(Date.parse(until) - 86_400_000).toISOString().slice(0, 10)
}

const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
