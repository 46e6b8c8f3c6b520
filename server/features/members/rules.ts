import type { BirthDates } from '../../../db/queries/members/search/conditions.ts'
import { slotOf, startOfSlot } from '../../../db/reference/slots.ts'
import type { AgeRange } from './rules/search-filters.ts'
import type { ActiveStep } from './rules/search-steps.ts'

const day = 24 * 60 * 60 * 1000

/** Whole years between a birth date (yyyy-mm-dd) and today; 29 February counts on 1 March in other years. */
export function ageOn(birthDate: string, now: Date): number {
  const [year = 0, month = 0, dayOfMonth = 0] = birthDate.split('-').map(Number)
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= dayOfMonth)
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

/** Coarse on purpose: nobody's exact hours are shown. */
export const lastActives = ['today', 'yesterday', 'this_week', 'this_month', 'earlier'] as const
export type LastActive = (typeof lastActives)[number]

/** Of the last ended slot in which somebody was here. */
export function lastActiveOn(slot: number, now: Date): LastActive {
  const days = daysBetween(startOfSlot(slot), now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days <= daysOf.this_week) return 'this_week'
  return days <= daysOf.this_month ? 'this_month' : 'earlier'
}

/** How many days ago at most. */
const daysOf = { today: 0, this_week: 7, this_month: 31 }

/** The first activity slot that counts as this step. */
export const activeSince = (step: ActiveStep, now: Date): number => slotOf(new Date((dayOf(now) - daysOf[step]) * day))

/** The day of the sign-up is the first: its hour shows nowhere (product §5.1). */
export function isNewOn(createdAt: Date, now: Date): boolean {
  return dayOf(createdAt) >= newSince(now)
}

/** The first day of sign-up, counted from 1970, of those who are new. */
export const newSince = (now: Date): number => dayOf(now) - 13

/** Between two days of the calendar (UTC), whatever the hour. */
const daysBetween = (from: Date, to: Date) => dayOf(to) - dayOf(from)

const dayOf = (moment: Date) => Math.floor(moment.getTime() / day)

/** Dates are yyyy-mm-dd. */
export function bornWithin({ minAge, maxAge }: AgeRange, now: Date): BirthDates {
  return {
    after: maxAge === undefined ? undefined : yearsBefore(now, maxAge + 1),
    until: minAge === undefined ? undefined : yearsBefore(now, minAge),
  }
}

/** 29 February becomes the 28th in other years: a member born on 29 February has their birthday on 1 March. */
function yearsBefore(now: Date, years: number): string {
  const year = now.getUTCFullYear() - years
  const monthAndDay = now.toISOString().slice(5, 10)
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
  return `${year}-${monthAndDay === '02-29' && !isLeapYear ? '02-28' : monthAndDay}`
}

/** Cards on a page (product §6.2), and the number found below which similar members are shown. */
export const searchPageSize = 24

/** How many different members the visitors of a network are shown: in a day, in an hour and in a minute (product §6.4). */
export const shownToVisitors = (inADay: number) => [
  { duration: 86_400, different: inADay },
  { duration: 3_600, different: Math.ceil(inADay * 0.4) },
  { duration: 60, different: Math.ceil(inADay * 0.1) },
]

/** Product §6.4. */
export function mayVisitorsSearch(
  settings: { loggedOutSearch: boolean; loggedOutSearchTrafficsource: boolean },
  trafficSource: boolean,
): boolean {
  return trafficSource ? settings.loggedOutSearchTrafficsource : settings.loggedOutSearch
}
