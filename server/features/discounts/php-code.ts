import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { currencies } from '../../../db/reference/countries/facts.ts'
import { codeStatuses, codeValidities } from '../../../db/reference/money/discounts.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import { type Code, isOver } from './rules.ts'

/** A code by its frozen names (product §16.2). */
export const discountCodeSchema = z.strictObject({
  code: z.string(),
  country: z.enum(countryCodes).nullable().meta({ description: 'Null: in each' }),
  user_id: z.uuid().nullable().meta({ description: 'The only one for whom it holds' }),
  expires: z.iso.datetime().nullable(),
  value_percentage: z.int(),
  percentage: z.int().meta({ description: 'The same as `value_percentage`' }),
  currency: z.enum(currencies).nullable(),
  minimum_order_value: z.int().meta({ description: 'In minor units of the currency; 0 for none' }),
  status: z.enum(codeStatuses),
  validity: z.enum(codeValidities),
  expired: z.boolean(),
  paymentmethods: z.array(z.enum(paymentMethods)).nullable().meta({ description: 'Null: with each' }),
})
export type PhpDiscountCode = z.infer<typeof discountCodeSchema>

export function toPhpCode(code: Code, now: Date): PhpDiscountCode {
  const { percentage, expiresAt, country, currency, status, validity } = code
  return {
    code: code.code,
    country,
    user_id: code.memberId,
    expires: expiresAt?.toISOString() ?? null,
    value_percentage: percentage,
    percentage,
    currency,
    minimum_order_value: code.minimumMinor ?? 0,
    status,
    validity,
    expired: isOver(code, now),
    paymentmethods: code.paymentMethods,
  }
}
