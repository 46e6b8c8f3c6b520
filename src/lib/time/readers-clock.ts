import { useHydrated } from '@tanstack/react-router'
import { hourWords, momentWords } from '../../../db/reference/days.ts'
import { bookkeepingZone } from '../../../db/reference/money/tax.ts'
import { useSettings } from '../settings.ts'

/** The time zone in which a page shows times (product §17.17). */
export interface ToldBy {
  /** Undefined is the reader's own zone; another one is named beside an hour. */
  timeZone: string | undefined
}

/** The reader's; the site's as long as the page does not know that one. */
export function useClock(): ToldBy {
  const { seller } = useSettings()
  return { timeZone: useHydrated() ? undefined : bookkeepingZone(seller.country) }
}

/** The day of a moment as yyyy-mm-dd. */
export const dayBy = ({ timeZone }: ToldBy, at: Date): string =>
  // Of the languages, Swedish writes a day so.
  momentWords(at, 'sv-SE', { dateStyle: 'short', timeZone })

/** "26 november 2026" */
export const dateBy = ({ timeZone }: ToldBy, at: Date, locale: string): string =>
  momentWords(at, locale, { dateStyle: 'long', timeZone })

/** "20.49 uur"; by another clock than the reader's "20.49 uur CET". */
export const hourBy = ({ timeZone }: ToldBy, at: Date, locale: string): string =>
  hourWords(at, locale, { timeZone, isNamed: timeZone !== undefined })

/** "20.49 uur", and of another day than today "26 november 2026, 20.49 uur". */
export function whenBy(clock: ToldBy, at: Date, locale: string): string {
  const hour = hourBy(clock, at, locale)
  return dayBy(clock, at) === dayBy(clock, new Date()) ? hour : `${dateBy(clock, at, locale)}, ${hour}`
}
