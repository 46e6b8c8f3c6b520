import { createElement } from 'react'
import type { FactsProps } from '@/ui/text/Facts.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import { dayWords } from '../../../../db/reference/days.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { methodName } from '../../../../server/features/payments/rules/method-names.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { savedName } from '../method/saved-words.ts'

export type ShownOrder = Outputs['orders']['get']

export const amountWords = ({ total }: Pick<ShownOrder, 'total'>): string => moneyWords(total, getLocale())

/** What it was paid with, as exactly as that is known. */
export function meansWords({ payment }: Pick<ShownOrder, 'payment'>): string | undefined {
  if (!payment) return undefined
  if (payment.saved) return savedName(payment.saved)
  const method = methodName(payment.method)
  return payment.paidWith && payment.paidWith !== method ? `${method}, ${payment.paidWith}` : method
}

export const orderFacts = (order: ShownOrder) =>
  [
    [m.orders_fact_order(), m.orders_credits({ credits: order.credits })],
    [m.orders_fact_amount(), amountWords(order)],
  ] as const

/** Of what is paid: how, and how far a direct debit is, which brings its credits before the bank is asked for the money. */
export function paidFacts(order: ShownOrder): NonNullable<FactsProps['facts']> {
  const collection = order.payment?.collection
  return [
    [collection ? collectionLabels[collection.state]() : m.orders_fact_paid(), amountWords(order)],
    collection?.state === 'announced' && [
      m.orders_fact_when(),
      m.orders_fact_on_or_after({ date: dayWords(collection.day, getLocale()) }),
    ],
    [m.orders_fact_method(), meansWords(order) ?? ''],
    order.receipt !== null && [m.orders_fact_receipt(), createElement(Verbatim, null, order.receipt)],
  ]
}

/** What goes back of an order that was withdrawn from, called by what has become of it. Of what is not collected, or came by a bank, other lines tell. */
export function withdrawnFact({ withdrawn }: ShownOrder): NonNullable<FactsProps['facts']>[number] {
  if (!withdrawn || withdrawn.refund === 'not_collected' || withdrawn.refund === 'by_bank') return false
  const { byHand } = withdrawn
  const amount = moneyWords(byHand?.amount ?? withdrawn.amount, getLocale())
  const words = byHand
    ? m.orders_fact_by_hand({ amount, date: dayWords(byHand.on, getLocale()), how: byHand.how })
    : amount
  return [refundLabels[withdrawn.refund](), words]
}

/** What was given back of it at the provider. */
export const givenBackFact = ({ takenBack }: ShownOrder): NonNullable<FactsProps['facts']>[number] =>
  takenBack?.givenBack != null && [m.orders_fact_given_back(), moneyWords(takenBack.givenBack, getLocale())]

const refundLabels = {
  under_way: m.orders_fact_withdrawn,
  done: m.withdrawals_refunded,
  failed: m.withdrawals_not_sent_back,
  by_hand: m.withdrawals_refunded,
  called_off: m.withdrawals_not_sent_back,
}

const collectionLabels = {
  announced: m.orders_fact_collected,
  collected: m.orders_fact_was_collected,
  dropped: m.orders_fact_not_collected,
  returned: m.orders_fact_returned,
}
