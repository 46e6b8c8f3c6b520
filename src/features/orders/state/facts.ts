import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import type { Outputs } from '../../../lib/trpc.ts'
import { methodName } from '../method/method-words.ts'
import { savedName } from '../method/saved-words.ts'

export type Order = Outputs['orders']['get']

export const amountWords = ({ total }: Pick<Order, 'total'>): string => moneyWords(total, getLocale())

/** What it was paid with, as exactly as that is known. */
export function meansWords({ payment }: Pick<Order, 'payment'>): string | undefined {
  if (!payment) return undefined
  if (payment.saved) return savedName(payment.saved)
  const method = methodName(payment.method)
  return payment.paidWith && payment.paidWith !== method ? `${method}, ${payment.paidWith}` : method
}

export const orderFacts = (order: Order) =>
  [
    [m.orders_fact_order(), m.orders_credits({ credits: order.credits })],
    [m.orders_fact_amount(), amountWords(order)],
  ] as const
