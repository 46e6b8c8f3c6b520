const day = 24 * 60 * 60_000

/** Days on which the banks of the euro area settle nothing, beside weekends (TARGET calendar of the European Central Bank). */
const closedDays = ['01-01', '05-01', '12-25', '12-26']

/** Whether direct debits are settled on this day, written as 2026-11-26. */
export function isBankDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || closedDays.includes(date.slice(5))) return false
  const easter = easterSunday(Number(date.slice(0, 4)))
  return date !== dateOf(easter - 2 * day) && date !== dateOf(easter + day)
}

/** The first bank day that is at least so many days after the moment, as the members' clock has it. */
export function collectOn(signedAt: Date, days: number): string {
  return bankDayFrom(dateOf(middayInAmsterdam(signedAt) + days * day))
}

/**
 * The collection day in a file made at this moment: the day announced to the debtor, or the earliest possible one if
 * that is too soon.
 */
export function collectionDay(collectOn: string | null, filedAt: Date): string {
  const earliest = earliestCollection(filedAt)
  return collectOn && collectOn > earliest ? collectOn : earliest
}

/** Bank days within which the debtor's bank may return what it has not collected after all. */
const returnTakes = 5

/** From which day on no bank returns a collection of this day any more, as 2026-11-26. */
export const finalDay = (day: string): string => bankDaysAfter(day, returnTakes)

/** Whether no bank returns a collection of this day any more. A debtor may still have it taken back. */
export function isFinal(day: string, now: Date): boolean {
  return bankToday(now) >= finalDay(day)
}

/** The first day on which a bank that gets a file now can collect: the second bank day, so that the evening is no hurry. */
export function earliestCollection(now: Date): string {
  const today = bankToday(now)
  return bankDayFrom(nextDay(bankDayFrom(nextDay(today))))
}

/** Bank days that a transfer takes at most. */
const transferTakes = 3

/** The last day on which a transfer that was begun at this moment is to come in. */
export const transferBy = (begunAt: Date): string => bankDaysAfter(bankToday(begunAt), transferTakes)

/** The day that it is for the banks. */
export const bankToday = (now: Date): string => dateOf(middayInAmsterdam(now))

function bankDaysAfter(day: string, count: number): string {
  let last = day
  for (let days = 0; days < count; days++) last = bankDayFrom(nextDay(last))
  return last
}

function bankDayFrom(date: string): string {
  let found = date
  while (!isBankDay(found)) found = nextDay(found)
  return found
}

const nextDay = (date: string) => dateOf(Date.parse(`${date}T12:00:00Z`) + day)

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The banks' day has the clock of Central Europe. */
const middayInAmsterdam = (moment: Date) =>
  Date.parse(`${moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })}T12:00:00Z`)

/** By the anonymous Gregorian algorithm. */
function easterSunday(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1, 12)
}
