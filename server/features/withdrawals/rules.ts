import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import { type Money, shareOf } from '../../../db/reference/money/money.ts'

/** What was bought in one order, and how much of it nobody has taken back, in credits. */
interface Purchase {
  orderId: string
  left: number
}

/**
 * The unused credits of an order: what was bought first is spent first, so that the `bought` credits that are there are those
 * of the newest purchases, which stand first.
 */
export function unusedOf(orderId: string, purchases: readonly Purchase[], bought: number): number {
  let there = bought
  for (const purchase of purchases) {
    const unused = Math.min(purchase.left, there)
    if (purchase.orderId === orderId) return unused
    there -= unused
  }
  return 0
}

/** Price × unused ÷ bought, and never more than what can still go back. */
export function refundOf(
  price: Money,
  { unused, credits }: { unused: number; credits: number },
  refundable: number,
): Money {
  const share = shareOf(price, unused, credits)
  return { ...share, minor: Math.min(share.minor, Math.max(0, refundable)) }
}

/** The end of the last day on which one can withdraw, by the clock of the buyer's country. */
export function withdrawableUntil(paidAt: Date, country: CountryCode, refundDays: number): Date {
  return endOfDayAfter(paidAt, country, refundDays)
}

/**
 * When a member has withdrawn from a purchase: as they first declared it since they bought it (`declaredAt`, oldest first), though
 * they confirm it later; else now.
 */
export function withdrawnAtOf(boughtAt: Date, declaredAt: readonly Date[], now: Date): Date {
  return declaredAt.find((at) => at >= boughtAt) ?? now
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
