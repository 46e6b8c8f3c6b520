import { dayIn, daysIn, knownTimeZone } from '../../../../db/reference/days.ts'

const minute = 60_000
/** No day is longer, also where the clock is set back. */
const longestDay = 26 * 60

/** The midnight that ends the day. */
export function endOfDayIn(timeZone: string, at: Date): Date {
  const days = daysIn(timeZone)
  const today = days(at)
  let within = Math.floor(at.getTime() / minute)
  let after = within + longestDay
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2)
    if (days(new Date(middle * minute)) === today) within = middle
    else after = middle
  }
  return new Date(after * minute)
}

/**
 * The time zone of a member's day. It changes to the browser's as long as both have the same date. So each date counts
 * once, whatever zones their browsers name, and a new zone starts no new day at once. A stored zone that the server no
 * longer knows is UTC.
 */
export function zoneOfMember(kept: string | null, asked: string, now: Date): string {
  if (kept === null) return asked
  const known = knownTimeZone(kept)
  return dayIn(known, now) === dayIn(asked, now) ? asked : known
}

/** A day that none of a member's days of now is before, in any zone. */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - 24 * 60 * minute).toISOString().slice(0, 10)
}
