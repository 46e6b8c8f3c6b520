import type { findBuyer } from '../../../db/queries/discounts/buyer.ts'
import type { findCode } from '../../../db/queries/discounts/codes.ts'
import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import { dayIn } from '../../../db/reference/days.ts'
import { type Money, money } from '../../../db/reference/money/money.ts'
import { isPaidByOneOf, type PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import type { Refusal } from '../../core/refusal.ts'
import {
  discountCodeEqual,
  discountCodeExpired,
  discountCodeInactive,
  discountCodeLess,
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

/**
 * `use` is null as long as it can be used; `orderId` is the order of whoever asks that is being paid with it, or first.
 * `endsAnyhow`: by any purchase, with this code or not.
 */
export type Code = Omit<NonNullable<Awaited<ReturnType<typeof findCode>>>, 'use'> & {
  use: Use | null
  orderId?: string
  endsAnyhow?: true
}

/** What decides about the time bonus. */
export type Newcomer = Pick<NonNullable<Awaited<ReturnType<typeof findBuyer>>>, 'signedUpAt' | 'hasBought' | 'isBuying'>

/** A larger discount of a member's own that they would have by paying with one of these. */
export interface MethodDiscount {
  percentage: number
  methods: PaymentMethod[]
}

/** What is taken off a purchase, and what would be with another method; null for nothing. */
export interface AppliedDiscount {
  discount: Discount | null
  otherwise: MethodDiscount | null
}

/** What is about to be ordered. */
export interface PlannedPurchase {
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
    endsAnyhow: true,
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
export function objectionTo(code: Code, { list, country, method }: PlannedPurchase, now: Date): Refusal | undefined {
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
  if (paymentMethods && method && !isPaidByOneOf(method, paymentMethods))
    return discountNotWithMethod({ ...typed, only: paymentMethods })
  return undefined
}

/**
 * Why a typed code does not count for who has these of their own. One that takes off as much as theirs does, unless that uses it
 * up and theirs is not.
 */
export function objectionToTyped(
  code: Code,
  own: readonly Code[],
  purchase: PlannedPurchase,
  now: Date,
): Refusal | undefined {
  const objection = objectionTo(code, purchase, now)
  if (objection) return objection
  const held = bestCodeOf(own, purchase, now)
  if (!held) return undefined
  const told = { ...typed, code: code.code, percentage: held.percentage }
  if (held.percentage > code.percentage) return discountCodeLess(told)
  const isInVain = held.percentage === code.percentage && isUsedUp(code) && !isUsedUp(held)
  return isInVain ? discountCodeEqual(told) : undefined
}

const typed = { field: 'code' }

/** What a code that does not hold always was used for; null as long as it can be used. */
export const usageOf = ({ validity, use }: Code): Use | null => (validity === 'always' ? null : use)

/** Whether it is worth less once a purchase is made with it than by one that is made without. */
const isUsedUp = ({ validity, endsAnyhow }: Code): boolean => validity !== 'always' && !endsAnyhow

export const isOver = ({ expiresAt }: Pick<Code, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && now >= expiresAt

export const discountBy = ({ code, percentage, validity, expiresAt: endsAt }: Code): Discount => ({
  ...{ code, percentage, validity, endsAt },
})

/** The best that holds of what is a member's without typing: until a method is chosen, that is what holds with each. */
export function heldOf(own: readonly Code[], purchase: PlannedPurchase, now: Date): Discount | null {
  const best = bestCodeOf(own, purchase, now)
  return best && discountBy(best)
}

/** Of those that take off as much, one that is not used up. */
function bestCodeOf(own: readonly Code[], purchase: PlannedPurchase, now: Date): Code | null {
  const held = own.filter((code) => (purchase.method || !code.paymentMethods) && !objectionTo(code, purchase, now))
  return bestOf(held.toSorted((a, b) => Number(isUsedUp(a)) - Number(isUsedUp(b))))
}

/** The best of what holds with other methods alone, where it takes off more than what holds as it is paid now. */
export function otherwiseOf(
  own: readonly Code[],
  { list, country }: PlannedPurchase,
  held: Discount | null,
  now: Date,
): MethodDiscount | null {
  const beyond = own.flatMap((code) => {
    const { percentage, paymentMethods: methods } = code
    return methods && !objectionTo(code, { list, country }, now) ? [{ percentage, methods }] : []
  })
  const best = bestOf(beyond)
  return best && best.percentage > (held?.percentage ?? 0) ? best : null
}

/** The one that takes off most; null where there is none. */
export function bestOf<One extends Pick<Discount, 'percentage'>>(discounts: readonly One[]): One | null {
  return discounts.toSorted((a, b) => b.percentage - a.percentage)[0] ?? null
}
