import { hourWords, momentWords } from '../../../../db/reference/days.ts'

export interface DayWords {
  today: string
  yesterday: string
}

const dayLength = 24 * 60 * 60_000

/** The day of a moment (ISO 8601) where the reader is, as `yyyy-mm-dd`. */
export function dayOf(moment: string | Date): string {
  const date = new Date(moment)
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** "10.31 uur" */
export function clockTime(moment: string, locale: string): string {
  return hourWords(new Date(moment), locale)
}

/** A day as a heading: "Vandaag", "Gisteren", "Maandag" within a week, else "12 november", with its year when past. */
export function dayHeading(day: string, today: string, locale: string, words: DayWords): string {
  return nearDay(day, today, words) ?? farDay(day, today, locale, 'long')
}

/** When the last message came, in a list: "10.31 uur" today, "Gisteren", "Ma" within a week, else "12 nov". */
export function listTime(moment: string, today: string, locale: string, words: DayWords): string {
  const day = dayOf(moment)
  if (day === today) return clockTime(moment, locale)
  return nearDay(day, today, words) ?? farDay(day, today, locale, 'short')
}

function nearDay(day: string, today: string, words: DayWords): string | undefined {
  const age = daysBetween(day, today)
  if (age === 0) return words.today
  return age === 1 ? words.yesterday : undefined
}

function farDay(day: string, today: string, locale: string, length: 'long' | 'short'): string {
  const age = daysBetween(day, today)
  const isWithinWeek = age > 0 && age < 7
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const style = isWithinWeek ? 'weekday' : isThisYear ? 'date' : 'dateWithYear'
  return capitalised(momentWords(startOf(day), locale, styles[`${style}-${length}`]))
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

const daysBetween = (day: string, later: string) => (startOf(later).getTime() - startOf(day).getTime()) / dayLength

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

// A day without its hour is the same day everywhere: only clock times are those of the reader.
const styles = {
  'weekday-long': { weekday: 'long', timeZone: 'UTC' },
  'weekday-short': { weekday: 'short', timeZone: 'UTC' },
  'date-long': { day: 'numeric', month: 'long', timeZone: 'UTC' },
  'date-short': { day: 'numeric', month: 'short', timeZone: 'UTC' },
  'dateWithYear-long': { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  'dateWithYear-short': { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
