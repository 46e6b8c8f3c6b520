import { m } from '~words'
import type { CodeUse } from '../../../db/queries/discounts/codes.ts'
import { conflict, invalid, missing } from '../../core/refusal.ts'

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
export const discountCodeExpired = conflict('discount_code_expired', () => m.discounts_refusal_expired())
export const discountCodeInactive = conflict('discount_code_inactive', () => m.discounts_refusal_inactive())
export const discountOrderTooSmall = invalid('discount_order_too_small', () => m.discounts_refusal_too_small())
export const discountNotInCountry = invalid('discount_not_in_country', () => m.discounts_refusal_country())
export const discountNotWithMethod = invalid('discount_not_with_method', () => m.discounts_refusal_method())

/** Why a code takes nothing off a purchase. */
export const discountRefusals = [
  discountCodeNotFound,
  discountCodeUsed,
  discountCodeExpired,
  discountCodeInactive,
  discountOrderTooSmall,
  discountNotInCountry,
  discountNotWithMethod,
]
