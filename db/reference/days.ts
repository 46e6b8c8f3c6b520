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

/** A moment as people of a language write it; without a time zone by the clock of whoever runs this, which only browsers may. */
export function momentWords(at: Date, locale: string, style: Intl.DateTimeFormatOptions): string {
  // Days before months: of those who read English here, most are no Americans.
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, style).format(at)
}

/** Its day, by the clock of a time zone: `26 november 2026`. */
export const dateWords = (at: Date, locale: string, timeZone: string): string =>
  momentWords(at, locale, { dateStyle: 'long', timeZone })

/** A moment of which somebody may need proof, with the zone of its clock: `26 november 2026 om 14:30:05 CET`. */
export const timeWords = (at: Date, locale: string, timeZone: string): string =>
  momentWords(at, locale, { dateStyle: 'long', timeStyle: 'long', timeZone })

/** A day that is written as 2026-11-26, in the same words. */
export const dayWords = (day: string, locale: string): string => dateWords(new Date(`${day}T00:00:00Z`), locale, 'UTC')
