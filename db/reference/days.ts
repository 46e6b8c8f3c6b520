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

/**
 * A moment as written in this language. Without a time zone it uses that of the machine, which only browsers may do.
 */
export function momentWords(at: Date, locale: string, style: Intl.DateTimeFormatOptions): string {
  const parts = formatterFor(locale, style).formatToParts(at)
  return parts
    .map(({ type, value }, n) => (isDutch(locale) ? dutchPart(type, value, parts[n - 1]?.type) : value))
    .join('')
}

/** The hour of a moment: `14.30 uur` in Dutch, `14:30` in English; followed by its zone (`CET`) where that is named. */
export const hourWords = (at: Date, locale: string, clock: { timeZone?: string | undefined; isNamed?: boolean } = {}) =>
  momentWords(at, locale, { ...hourStyle(clock.isNamed), timeZone: clock.timeZone })

/** Its day, by the clock of a time zone: `26 november 2026`. */
export const dateWords = (at: Date, locale: string, timeZone: string): string =>
  momentWords(at, locale, { dateStyle: 'long', timeZone })

/** A moment of which somebody may need proof, with the zone of its clock: `26 november 2026 om 14.30 uur CET`. */
export const timeWords = (at: Date, locale: string, timeZone: string): string =>
  momentWords(at, locale, { day: 'numeric', month: 'long', year: 'numeric', ...hourStyle(true), timeZone })

/** A day that is written as 2026-11-26, in the same words. */
export const dayWords = (day: string, locale: string): string => dateWords(new Date(`${day}T00:00:00Z`), locale, 'UTC')

const hourStyle = (isNamed = false): Intl.DateTimeFormatOptions => ({
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ...(isNamed && { timeZoneName: 'short' }),
})

const isDutch = (locale: string) => locale === 'nl' || locale.startsWith('nl-')

/** Intl writes `14:30` in Dutch; people write `14.30 uur`. */
function dutchPart(type: Intl.DateTimeFormatPartTypes, value: string, before?: Intl.DateTimeFormatPartTypes): string {
  if (type === 'literal' && before === 'hour') return '.'
  return type === 'minute' ? `${value}\u00a0uur` : value
}

const formatters = new Map<string, Intl.DateTimeFormat>()
/** Languages, styles and time zones together are fewer. */
const maxFormatters = 500

/** Kept, because one is dear to make: a log or a list asks for the same style with each row. */
function formatterFor(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Days before months: of those who read English here, most are no Americans.
  const language = locale === 'en' ? 'en-GB' : locale
  const key = language + JSON.stringify(style)
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, style)
  if (formatters.size < maxFormatters) formatters.set(key, made)
  return made
}
