import type { Currency } from '../countries/facts.ts'

/**
 * An amount of money in minor units (cents, pence, grosze: a hundred to one in every currency that we know) of a currency.
 * Credits are plain numbers, so the two never mix, and amounts of two currencies are never added.
 */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

/** Throws RangeError for what is no whole number of minor units. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no amount in minor units`)
  return { minor, currency }
}

/** Throws RangeError where the currencies differ. */
export const plus = (a: Money, b: Money): Money => money(a.minor + minorOf(b, a.currency), a.currency)

/** Throws RangeError where the currencies differ. */
export const minus = (a: Money, b: Money): Money => money(a.minor - minorOf(b, a.currency), a.currency)

export const isSame = (a: Money, b: Money): boolean => a.minor === b.minor && a.currency === b.currency

/** Below 0 where `a` is less than `b`, 0 where they are equal. Throws RangeError where the currencies differ. */
export const compareMoney = (a: Money, b: Money): number => a.minor - minorOf(b, a.currency)

/** The amount × `part` / `whole`, half a minor unit away from zero. `part` and `whole` are whole numbers, `whole` above 0. */
export function shareOf({ minor, currency }: Money, part: number, whole: number): Money {
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(whole) || whole <= 0) {
    throw new RangeError(`${part} of ${whole} is no share`)
  }
  // Products of amounts are beyond what a double holds exactly.
  const twice = 2n * BigInt(minor) * BigInt(part)
  const rounded = (abs(twice) / BigInt(whole) + 1n) / 2n
  return money(Number(twice < 0n ? -rounded : rounded), currency)
}

function minorOf({ minor, currency }: Money, expected: Currency): number {
  if (currency !== expected) throw new RangeError(`${currency} is not ${expected}`)
  return minor
}

const abs = (amount: bigint) => (amount < 0n ? -amount : amount)
