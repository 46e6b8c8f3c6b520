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
 * By whose clock a member's day goes. They take another zone with them as long as it is the same day in both: so each day
 * of the calendar is theirs once, whatever zones their browsers name, and no other zone makes a new one at once. A zone that
 * was kept under a name that the server knows no more is UTC by now.
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
