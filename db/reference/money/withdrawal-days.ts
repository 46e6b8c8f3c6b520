import type { CountryCode } from '../countries/codes.ts'
import { countries } from '../countries/facts.ts'

/** The end of the last day on which one can withdraw, by the clock of the buyer's country. */
export function withdrawableUntil(paidAt: Date, country: CountryCode, refundDays: number): Date {
  return endOfDayAfter(paidAt, country, refundDays)
}

/** Days within which the money is to be there, by law; as long as a declaration waits to be confirmed. */
export const refundTakes = 14

/** The end of the day on which the money is there at the latest. */
export function refundedBy(withdrawnAt: Date, country: CountryCode): Date {
  return endOfDayAfter(withdrawnAt, country, refundTakes)
}

function endOfDayAfter(at: Date, country: CountryCode, days: number): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(countries[country].timeZone)
  return new Date(there.startOfDay().add({ days: days + 1 }).epochMilliseconds - 1)
}
