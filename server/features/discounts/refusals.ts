import { m } from '~words'
import type { CodeUse } from '../../../db/queries/discounts/codes.ts'
import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import { countryName } from '../../../db/reference/countries/name.ts'
import { dayWords } from '../../../db/reference/days.ts'
import type { Money } from '../../../db/reference/money/money.ts'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { conflict, invalid, missing } from '../../core/refusal.ts'
import { methodName } from '../payments/rules/method-names.ts'

export const discountCodeNotFound = missing('discount_code_not_found', () => m.discounts_refusal_not_found())
/** For a first purchase alone: that was made, or is being paid. */
export type Use = CodeUse | 'bought' | 'buying'

const usedWords: Record<Use, () => string> = {
  paid: m.discounts_refusal_used_paid,
  paying: m.discounts_refusal_used_paying,
  taken: m.discounts_refusal_used_taken,
  reserved: m.discounts_refusal_used_reserved,
  bought: m.discounts_refusal_used_bought,
  buying: m.discounts_refusal_used_buying,
}
interface UsedCode {
  use: Use
  /** The order that is being paid meanwhile, where it is their own. */
  orderId?: string | undefined
}
export const discountCodeUsed = conflict('discount_code_used', ({ use }: UsedCode) => usedWords[use]())
/** `on`: the day, where it is paid. */
export const discountCodeExpired = conflict('discount_code_expired', ({ on }: { on: string }) =>
  m.discounts_refusal_expired({ date: dayWords(on, getLocale()) }),
)
export const discountCodeInactive = conflict('discount_code_inactive', () => m.discounts_refusal_inactive())
export const discountOrderTooSmall = invalid('discount_order_too_small', ({ least }: { least: Money }) =>
  m.discounts_refusal_too_small({ amount: moneyWords(least, getLocale()) }),
)
/** `only` is null for a code of another currency. */
export const discountNotInCountry = invalid('discount_not_in_country', ({ only }: { only: CountryCode | null }) =>
  only ? m.discounts_refusal_only_country({ country: countryName(only, getLocale()) }) : m.discounts_refusal_country(),
)
export const discountNotWithMethod = invalid('discount_not_with_method', ({ only }: { only: PaymentMethod[] }) =>
  m.discounts_refusal_method({
    methods: new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(only.map(methodName)),
  }),
)
/** The code holds, and what is theirs without it takes off more: that many percent. */
export const discountCodeLess = conflict(
  'discount_code_less',
  ({ code, percentage }: { code: string; percentage: number }) => m.discounts_refusal_less({ code, percentage }),
)
/** It holds and would be used up, and what is theirs without it takes off as much and is not. */
export const discountCodeEqual = conflict(
  'discount_code_equal',
  ({ code, percentage }: { code: string; percentage: number }) => m.discounts_refusal_equal({ code, percentage }),
)

/** Why a code takes nothing off a purchase. */
export const discountRefusals = [
  discountCodeNotFound,
  discountCodeUsed,
  discountCodeExpired,
  discountCodeInactive,
  discountOrderTooSmall,
  discountNotInCountry,
  discountNotWithMethod,
  discountCodeLess,
  discountCodeEqual,
]
