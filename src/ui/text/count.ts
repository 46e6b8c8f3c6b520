const most = 99

/** What a badge shows: nothing at zero, `99+` above 99 (product §11.3), and a plus where there are more than were counted. */
export function cappedCount(value: number, more = value > most): string {
  return value <= 0 ? '' : `${Math.min(value, most)}${more ? '+' : ''}`
}
