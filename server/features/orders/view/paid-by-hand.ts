import { z } from 'zod'
import type { RefundRow } from '../../../../db/queries/orders/refunds.ts'
import type { Currency } from '../../../../db/reference/countries/facts.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { moneySchema } from '../../../core/values/money.ts'
import { longestHow } from '../rules/settled-by-hand.ts'

/** What was paid by hand of what could not be sent: the day, as 2026-11-26, and how, in the operator's words. */
export const paidByHandView = z.object({
  amount: moneySchema,
  on: z.iso.date(),
  how: z.string().max(longestHow * 2),
})

/** Null where nothing was. */
export function paidByHandOf(
  { settledMinor, settledOn: on, settledHow: how }: Pick<RefundRow, 'settledMinor' | 'settledOn' | 'settledHow'>,
  currency: Currency,
): z.infer<typeof paidByHandView> | null {
  return settledMinor === null || on === null || how === null
    ? null
    : { amount: money(settledMinor, currency), on, how }
}
