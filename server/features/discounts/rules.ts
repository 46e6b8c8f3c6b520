import type { findBuyer } from '../../../db/queries/discounts/buyer.ts'
import type { findCode } from '../../../db/queries/discounts/codes.ts'
import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import { dayIn } from '../../../db/reference/days.ts'
import { type Money, money } from '../../../db/reference/money/money.ts'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import type { Refusal } from '../../core/refusal.ts'
import {
  discountCodeExpired,
  discountCodeInactive,
  discountCodeUsed,
  discountNotInCountry,
  discountNotWithMethod,
  discountOrderTooSmall,
  type Use,
} from './refusals.ts'
import type { TimeBonus } from './settings.ts'

export interface Discount {
  code: string
  /** 1 to 99. */
  percentage: number
  validity: Code['validity']
  /** When it is over; null for never. */
  endsAt: Date | null
}

/** `use` is null as long as it can be used; `orderId` is the order of whoever asks that is being paid with it, or first. */
export type Code = Omit<NonNullable<Awaited<ReturnType<typeof findCode>>>, 'use'> & {
  use: Use | null
  orderId?: string
}

/** What decides about the time bonus. */
export type Newcomer = Pick<NonNullable<Awaited<ReturnType<typeof findBuyer>>>, 'signedUpAt' | 'hasBought' | 'isBuying'>

/** What is about to be ordered. */
export interface Purchase {
  /** What it costs without a discount. */
  list: Money
  /** Of the payment. */
  country: CountryCode
  /** Undefined until one is chosen. */
  method?: PaymentMethod
}

/**
 * The time bonus as a code: for a member from the sign-up on until some hours later or until they buy for the first time, for
 * a visitor as they will get it.
 */
export function bonusCode(newcomer: Newcomer | null, bonus: TimeBonus): Code {
  return {
    ...{ code: bonus.code, percentage: bonus.percentage, status: 'active', validity: 'once_per_user' },
    ...{ memberId: null, country: null, paymentMethods: null, currency: null, minimumMinor: null },
    expiresAt: newcomer && endOf(newcomer, bonus),
    use: newcomer && firstPurchaseOf(newcomer),
  }
}

/** What a member gets of it now, in percent; null for nothing. */
export function timeBonusOf(
  newcomer: Newcomer,
  bonus: TimeBonus | null,
  now: Date,
): { percentage: number; endsAt: Date } | null {
  if (!bonus || firstPurchaseOf(newcomer)) return null
  const endsAt = endOf(newcomer, bonus)
  return now < endsAt ? { percentage: bonus.percentage, endsAt } : null
}

function firstPurchaseOf({ hasBought, isBuying }: Newcomer): 'bought' | 'buying' | null {
  if (hasBought) return 'bought'
  return isBuying ? 'buying' : null
}

const endOf = ({ signedUpAt }: Newcomer, { seconds }: TimeBonus) => new Date(signedUpAt.getTime() + seconds * 1000)

/** Why a code takes nothing off a purchase; undefined where it does. */
export function objectionTo(code: Code, { list, country, method }: Purchase, now: Date): Refusal | undefined {
  const { currency, minimumMinor, paymentMethods, expiresAt } = code
  const use = usageOf(code)
  if (use) return discountCodeUsed({ ...typed, use, orderId: code.orderId })
  if (code.status === 'inactive') return discountCodeInactive(typed)
  if (expiresAt !== null && isOver(code, now))
    return discountCodeExpired({ ...typed, on: dayIn(countries[country].timeZone, expiresAt) })
  if (code.country !== null && code.country !== country) return discountNotInCountry({ ...typed, only: code.country })
  if (currency !== null && currency !== list.currency) return discountNotInCountry({ ...typed, only: null })
  if (minimumMinor !== null && list.minor < minimumMinor)
    return discountOrderTooSmall({ ...typed, least: money(minimumMinor, list.currency) })
  if (paymentMethods && method && !paymentMethods.includes(method))
    return discountNotWithMethod({ ...typed, only: paymentMethods })
  return undefined
}

const typed = { field: 'code' }

/** What a code that does not hold always was used for; null as long as it can be used. */
export const usageOf = ({ validity, use }: Code): Use | null => (validity === 'always' ? null : use)

export const isOver = ({ expiresAt }: Pick<Code, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && now >= expiresAt

export const discountBy = ({ code, percentage, validity, expiresAt: endsAt }: Code): Discount => ({
  ...{ code, percentage, validity, endsAt },
})

/** The one that takes off most; null where there is none. */
export function bestOf(discounts: readonly Discount[]): Discount | null {
  return discounts.toSorted((a, b) => b.percentage - a.percentage)[0] ?? null
}
