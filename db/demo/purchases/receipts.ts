import { dayIn } from '../../reference/days.ts'
import { bookkeepingZone, taxOf } from '../../reference/money/tax.ts'
import type { receiptCounters, receipts } from '../../schema/index.ts'
import { anId } from '../people/person.ts'
import type { Random } from '../random.ts'
import type { DemoOrder } from './plan.ts'
import { priceOf, refundOf, siteOf } from './rows.ts'

interface Receipts {
  receipts: (typeof receipts.$inferInsert)[]
  receiptCounters: (typeof receiptCounters.$inferInsert)[]
}

type ReceiptLine = Receipts['receipts'][number]
type Unnumbered = Omit<ReceiptLine, 'year' | 'number'>

/** A receipt for whatever was paid and a credit note for what went back, numbered on each site and in each year as they were issued. */
export function issueReceipts(random: Random, orders: readonly DemoOrder[]): Receipts {
  const last = new Map<string, Receipts['receiptCounters'][number]>()
  const unnumbered = orders.flatMap((order) => receiptsOf(random, order))
  const inTime = unnumbered.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
  const numbered = inTime.map((receipt) => {
    const { siteId, sellerCountry, issuedAt } = receipt
    const year = Number(dayIn(bookkeepingZone(sellerCountry ?? null), issuedAt).slice(0, 4))
    const counter = last.get(`${siteId} ${year}`) ?? { siteId, year, last: 0 }
    counter.last += 1
    last.set(`${siteId} ${year}`, counter)
    return { ...receipt, year, number: counter.last }
  })
  return { receipts: numbered, receiptCounters: [...last.values()] }
}

function receiptsOf(random: Random, order: DemoOrder): Unnumbered[] {
  const { buyer, createdAt, paidAt, tries, withdrawnAt } = order
  const payment = tries.at(-1)
  if (!paidAt || !payment) return []
  const { settings } = siteOf(order)
  const { companyInfo: seller } = settings
  const price = priceOf(order)
  const { rate: taxRate, tax } = taxOf(buyer.country, createdAt, price, settings.taxAreas)
  const sale: Unnumbered = {
    ...{ id: anId(random), siteId: buyer.siteId, prefix: buyer.siteId.toUpperCase(), orderId: order.id },
    ...{ reason: 'sale', reference: payment.id, memberId: buyer.id, buyer: buyer.name, country: buyer.country },
    ...{ isPlaceProved: true, taxRate, currency: price.currency, totalMinor: price.minor, taxMinor: tax.minor },
    ...{ sellerName: seller.name, sellerAddress: seller.address, sellerCity: seller.city },
    ...{ sellerCountry: seller.country, sellerKvk: seller.kvk, sellerVatNumber: seller.vatNumbers[0] },
    issuedAt: paidAt,
  }
  const notes = refundOf(order).map(({ id: reference }) => ({
    ...{ ...sale, id: anId(random), reason: 'refund' as const, reference, correctsId: sale.id },
    ...{ totalMinor: -price.minor, taxMinor: tax.minor === 0 ? 0 : -tax.minor, issuedAt: withdrawnAt! },
  }))
  return [sale, ...notes]
}
