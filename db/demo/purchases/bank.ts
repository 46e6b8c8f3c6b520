import type { sandboxMandates, sandboxPayments, sandboxRefunds } from '../../schema/index.ts'
import type { DemoOrder } from './plan.ts'
import { bankId, isAtTestBank, mandateId, type OriginOf, priceOf, refundOf, siteOf } from './rows.ts'

/** What the test bank has of an order's payments: the same as the shop. */
export function bankPaymentRows(order: DemoOrder, originOf: OriginOf): (typeof sandboxPayments.$inferInsert)[] {
  const { buyer, tier, tries, withdrawnAt } = order
  const { minor, currency } = priceOf(order)
  const origin = originOf(buyer.siteId)
  const { name } = siteOf(order).settings
  return tries.filter(isAtTestBank).map((each) => {
    const isPaid = each.status === 'paid'
    return {
      // A random page id: the demo's seed is public, and anyone who knows the page can decide the payment.
      ...{ id: bankId(each), page: crypto.randomUUID(), clientId: each.id, method: each.method, bank: each.bank },
      ...{ currency, minor, country: buyer.country, description: `${name}: ${tier.credits} credits` },
      ...{ returnUrl: `${origin}/credits/${order.id}`, webhookUrl: `${origin}/payments/sandbox/webhook` },
      ...{ status: each.status, paidCurrency: currency, paidMinor: isPaid ? minor : 0, paidWith: each.paidWith },
      ...{ refundedMinor: withdrawnAt && isPaid ? minor : 0, bankCountry: isPaid ? buyer.country : null },
      ...(each.isRemembered && { customer: buyer.id, mandateId: mandateId(each) }),
      createdAt: each.createdAt,
    }
  })
}

export function bankMandateRows({ buyer, tries }: DemoOrder): (typeof sandboxMandates.$inferInsert)[] {
  return tries
    .filter(({ isRemembered }) => isRemembered)
    .map((each) => ({
      ...{ id: mandateId(each), customer: buyer.id, paidWith: each.paidWith ?? '', bankCountry: buyer.country },
      ...{ isChargeable: true, createdAt: each.createdAt },
    }))
}

export function bankRefundRows(order: DemoOrder): (typeof sandboxRefunds.$inferInsert)[] {
  return refundOf(order).map(({ id: clientId, paymentId, providerRefundId: id, minor, createdAt }) => ({
    ...{ id, clientId, paymentId: bankId({ ...order.tries.at(-1)!, id: paymentId }), minor, createdAt },
    state: 'done' as const,
  }))
}
