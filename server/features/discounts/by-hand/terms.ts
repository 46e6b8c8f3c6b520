import { type CountryCode, countryCodes } from '../../../../db/reference/countries/codes.ts'
import { type Currency, currencies } from '../../../../db/reference/countries/facts.ts'
import { endedMethods, type PaymentMethod, paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { codeIn } from '../discounting.ts'

// What is typed of a code (product §17.10). Each throws `NotDone`, which says what can be typed.

/** One of these names, whatever its capitals. */
export function nameTyped<Name extends string>(names: readonly Name[], typed: string): Name {
  const found = names.find((name) => name.toLowerCase() === typed.trim().toLowerCase())
  if (!found) throw new NotDone(`"${typed.trim()}" is none of: ${names.join(', ')}.`)
  return found
}

/** As it is kept. */
export function codeTyped(typed: string): string {
  const code = codeIn(typed)
  if (!code) throw new NotDone('A code has 3 to 32 letters, digits and dashes.')
  return code
}

export function percentageTyped(typed: string): number {
  const percentage = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  if (percentage < 1) throw new NotDone('A code takes 1 to 99 percent off: type a whole number.')
  return percentage
}

export const countryTyped = (typed: string): CountryCode | null =>
  typed.trim() ? nameTyped(countryCodes, typed) : null

/** That a code can hold with: not those that nobody pays by any more. */
export const usableMethods = paymentMethods.filter((method) => !endedMethods.includes(method))

/** In the order in which they are offered, each once. */
export function methodsTyped(typed: string): PaymentMethod[] | null {
  const names = typed.split(',').filter((name) => name.trim())
  const wanted = new Set(names.map((name) => nameTyped(usableMethods, name)))
  return wanted.size > 0 ? usableMethods.filter((method) => wanted.has(method)) : null
}

export interface Least {
  currency: Currency | null
  minimumMinor: number | null
}

export function leastTyped(typed: string): Least {
  if (!typed.trim()) return { currency: null, minimumMinor: null }
  const [, whole, cents = '00', currency = ''] = /^(\d{1,6})(?:[.,](\d{2}))? *([a-z]{3})$/i.exec(typed.trim()) ?? []
  const minimumMinor = Number(`${whole}${cents}`)
  if (!(minimumMinor > 0)) throw new NotDone('Type an amount and its currency, such as 40.00 EUR.')
  return { currency: nameTyped(currencies, currency), minimumMinor }
}

/** The end of the day that was typed, by the clock of a time zone; it must not be over. */
export function endTyped(typed: string, timeZone: string, now: Date): Date | null {
  if (!typed.trim()) return null
  const end = new Date(dayTyped(typed.trim()).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds - 1)
  if (end <= now) throw new NotDone('This day is over.')
  return end
}

function dayTyped(typed: string): Temporal.PlainDate {
  try {
    if (/^20\d\d-\d\d-\d\d$/.test(typed)) return Temporal.PlainDate.from(typed)
  } catch {}
  throw new NotDone('Type a day as 2026-12-31.')
}
