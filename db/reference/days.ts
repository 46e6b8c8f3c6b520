const fallback = 'UTC'

/** The time zone of this name as the server knows it; UTC for what is none. */
export function knownTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return fallback
  }
}

/** Which day (yyyy-mm-dd) it is somewhere at a moment: for many of them, because a formatter is dear to make. */
export function daysIn(timeZone: string): (at: Date) => string {
  // Of the languages, Swedish writes a day so.
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (at) => days.format(at)
}

/** The same for one. */
export const dayIn = (timeZone: string, at: Date): string => daysIn(timeZone)(at)
