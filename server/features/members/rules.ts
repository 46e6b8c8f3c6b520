import type { BirthDates } from '../../../db/queries/members/search.ts'
import type { Gender } from '../../../db/reference/attributes.ts'
import type { CountryCode } from '../../../db/reference/countries.ts'
import { startOfSlot } from '../../../db/reference/slots.ts'

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
  if (days <= 7) return 'this_week'
  return days <= 31 ? 'this_month' : 'earlier'
}

/** The day of the sign-up is the first: its hour shows nowhere (product §5.1). */
export function isNewOn(createdAt: Date, now: Date): boolean {
  return daysBetween(createdAt, now) < 14
}

/** Between two days of the calendar (UTC), whatever the hour. */
const daysBetween = (from: Date, to: Date) => Math.floor(to.getTime() / day) - Math.floor(from.getTime() / day)

export interface AgeRange {
  /** In whole years, both included. */
  minAge?: number
  maxAge?: number
}

/** Dates are yyyy-mm-dd. */
export function bornWithin({ minAge, maxAge }: AgeRange, now: Date): BirthDates {
  return {
    after: maxAge === undefined ? undefined : yearsBefore(now, maxAge + 1),
    until: minAge === undefined ? undefined : yearsBefore(now, minAge),
  }
}

/** 29 February becomes the 28th in other years: whoever was born on that day has their birthday on 1 March. */
function yearsBefore(now: Date, years: number): string {
  const year = now.getUTCFullYear() - years
  const monthAndDay = now.toISOString().slice(5, 10)
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
  return `${year}-${monthAndDay === '02-29' && !isLeapYear ? '02-28' : monthAndDay}`
}

/** Whom a member looks for (product §6.1). What is left out does not matter. */
export interface SearchFilters extends AgeRange {
  gender?: Gender
  country?: CountryCode
  /** ISO 3166-2. */
  region?: string
}

/** A wider search, and the part of it that the one before did not find. */
export interface Widening {
  filters: SearchFilters
  added: SearchFilters & { exceptCountry?: CountryCode; exceptRegion?: string; exceptAges?: AgeRange }
}

/** The nearest first (product §6.3). */
export function widen(filters: SearchFilters): Widening[] {
  const steps: Widening[] = []
  let current = filters
  const step = (change: SearchFilters, except: Omit<Widening['added'], keyof SearchFilters>) => {
    current = { ...current, ...change }
    steps.push({ filters: current, added: { ...current, ...except } })
  }
  if (filters.region) step({ region: undefined }, { exceptRegion: filters.region })
  for (const years of [5, 10]) {
    const { minAge, maxAge } = current
    const ages = widerAges(filters, years)
    if (ages.minAge !== minAge || ages.maxAge !== maxAge) step(ages, { exceptAges: { minAge, maxAge } })
  }
  if (filters.country) step({ country: undefined }, { exceptCountry: filters.country })
  return steps
}

/** Cards on a page (product §6.2), and the number found below which similar members are shown. */
export const searchPageSize = 24

/** The ages one can search for; at an end nothing is left to limit. */
export const searchAges = { min: 18, max: 99 }

function widerAges({ minAge = searchAges.min, maxAge = searchAges.max }: AgeRange, years: number): AgeRange {
  return {
    minAge: minAge - years > searchAges.min ? minAge - years : undefined,
    maxAge: maxAge + years < searchAges.max ? maxAge + years : undefined,
  }
}

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
