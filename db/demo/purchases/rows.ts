import { consentVersion } from '../../../server/features/orders/rules/paying.ts'
import { listPriceIn } from '../../../server/features/packages/rules.ts'
import { rememberVersion } from '../../../server/features/saved-methods/rules.ts'
import { timeToPay } from '../../reference/money/order-life.ts'
import { usualPackages } from '../../reference/money/packages.ts'
import { taxOf } from '../../reference/money/tax.ts'
import type { orders, payments, placeEvidence, refunds, savedMethods, withdrawals } from '../../schema/index.ts'
import { minute } from '../people/person.ts'
import { demoSites } from '../sites.ts'
import type { DemoOrder, DemoTry } from './plan.ts'

/** Where a site of the demo is found, as orders keep it. */
export type OriginOf = (siteId: string) => string

export const siteOf = ({ buyer }: Pick<DemoOrder, 'buyer'>) => demoSites.find(({ id }) => id === buyer.siteId)!

/** In minor units of the buyer's currency. */
export const priceOf = ({ tier, buyer }: Pick<DemoOrder, 'tier' | 'buyer'>) =>
  listPriceIn(packagesOf(siteOf({ buyer })), tier, buyer.country)

const packagesOf = ({ settings }: (typeof demoSites)[number]) =>
  'packages' in settings ? settings.packages : usualPackages

export function orderRow(order: DemoOrder, originOf: OriginOf): typeof orders.$inferInsert {
  const { id, buyer, tier, createdAt, paidAt } = order
  const price = priceOf(order)
  const { rate: taxRate, tax } = taxOf(buyer.country, createdAt, price, siteOf(order).settings.taxAreas)
  return {
    ...{ id, siteId: buyer.siteId, memberId: buyer.id, packageId: tier.id, credits: tier.credits },
    ...{ currency: price.currency, listMinor: price.minor, totalMinor: price.minor, country: buyer.country },
    ...{ taxRate, taxMinor: tax.minor, consentVersion, origin: originOf(buyer.siteId), createdAt, paidAt },
    expiresAt: new Date(createdAt.getTime() + timeToPay),
  }
}

/** A direct debit is taken by the shop's own bank. */
export const isAtTestBank = ({ method }: DemoTry) => method !== 'sdd'

/** The ids under which the provider knows the payment. */
const knownAs = (each: DemoTry) =>
  isAtTestBank(each)
    ? { provider: 'sandbox', providerPaymentId: bankId(each) }
    : { provider: 'bank', providerPaymentId: each.id }

export const bankId = ({ id }: DemoTry) => `tb_${id.slice(0, 22)}`
export const mandateId = ({ id }: DemoTry) => `md_${id.slice(0, 22)}`
const refundIdAtBank = ({ id }: DemoTry) => `rf_${id.slice(0, 22)}`

/** Of an order that has gone back: its money has arrived. */
export function refundOf(order: DemoOrder) {
  const paid = order.tries.at(-1)
  if (!order.withdrawnAt || !paid) return []
  const after = (minutes: number) => new Date(order.withdrawnAt!.getTime() + minutes * minute)
  return [
    {
      ...{ id: order.refundId, paymentId: paid.id, reason: 'withdrawal' as const, minor: priceOf(order).minor },
      ...{ providerRefundId: refundIdAtBank(paid), createdAt: order.withdrawnAt, sentAt: after(1), doneAt: after(2) },
    } satisfies typeof refunds.$inferInsert,
  ]
}

/** Asked about just `now`, so that a demo that starts does not ask about all of them. */
export function paymentRows(order: DemoOrder, now: Date): (typeof payments.$inferInsert)[] {
  const { minor, currency } = priceOf(order)
  const refundedMinor = order.withdrawnAt ? minor : 0
  return order.tries.map((each) => ({
    ...{ id: each.id, orderId: order.id, ...knownAs(each) },
    ...{ method: each.method, bank: each.bank, status: each.status, paidWith: each.paidWith, currency, minor },
    rememberVersion: each.isRemembered ? rememberVersion : null,
    ...(each.status === 'paid' && { paidAt: order.paidAt, paidCurrency: currency, paidMinor: minor, refundedMinor }),
    ...{ createdAt: each.createdAt, fetchedAt: now },
  }))
}

/** Network and bank say what the buyer has chosen. */
export function evidenceRows({ id: orderId, buyer, createdAt, paidAt }: DemoOrder) {
  const { country } = buyer
  return [
    { orderId, kind: 'network', country, createdAt },
    ...(paidAt ? [{ orderId, kind: 'bank' as const, country, createdAt: paidAt }] : []),
  ] satisfies (typeof placeEvidence.$inferInsert)[]
}

export function withdrawalRows(order: DemoOrder): (typeof withdrawals.$inferInsert)[] {
  const { id: orderId, tier, withdrawnAt } = order
  return refundOf(order).map(({ id: refundId, minor }) => ({
    ...{ orderId, credits: tier.credits, minor, refundId, withdrawnAt: withdrawnAt! },
  }))
}

export function savedMethodRows({ buyer, tries, paidAt }: DemoOrder): (typeof savedMethods.$inferInsert)[] {
  return tries.flatMap((each) => {
    if (!each.isRemembered || !paidAt) return []
    const { id, method, paidWith } = each
    const mandate = { provider: 'sandbox', mandateId: mandateId(each), method, paidWith }
    return [{ id, memberId: buyer.id, ...mandate, consentVersion: rememberVersion, createdAt: paidAt }]
  })
}
