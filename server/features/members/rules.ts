const day = 24 * 60 * 60 * 1000

/** Whole years between a birth date (yyyy-mm-dd) and today; 29 February counts on 1 March in other years. */
export function ageOn(birthDate: string, now: Date): number {
  const [year = 0, month = 0, dayOfMonth = 0] = birthDate.split('-').map(Number)
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= dayOfMonth)
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

/** Coarse on purpose: nobody's exact hours are shown. */
export type LastActive = 'today' | 'yesterday' | 'this_week' | 'this_month' | 'earlier'

export function lastActiveOn(lastActiveAt: Date, now: Date): LastActive {
  const days = Math.floor(now.getTime() / day) - Math.floor(lastActiveAt.getTime() / day)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days <= 7) return 'this_week'
  return days <= 31 ? 'this_month' : 'earlier'
}

/** A profile is called new for its first 14 days. */
export function isNewOn(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < 14 * day
}
