import type { Tx } from '../../../db/client.ts'
import {
  findBuyer,
  insertReceipt,
  listReceiptsOf,
  lockReceiptNumber,
  type ReceiptOrder,
  type ReceiptRow,
} from '../../../db/queries/receipts/issue.ts'
import { listPlaceEvidence } from '../../../db/queries/tax/evidence.ts'
import { dayIn } from '../../../db/reference/days.ts'
import { money } from '../../../db/reference/money/money.ts'
import { bookkeepingZone, taxOf } from '../../../db/reference/money/tax.ts'
import type { World } from '../../core/context.ts'
import type { Site } from '../../core/site/settings.ts'
import { creditOf, reversalOf } from './rules/amounts.ts'
import { placeOf } from './rules/place.ts'

type IssuingWorld = Pick<World, 'sites' | 'now'>

/** What money is given back for, or taken back by. */
export interface Credit {
  reason: 'refund' | 'charge_back'
  /** Of this refund, or this step of a charge-back: each has one credit note. */
  reference: string
  /** How much, in minor units of the order's currency, above zero. */
  minor: number
}

/**
 * Issues the receipt of a paid order, in the transaction that credits it. Call it last: numbers have no gaps because a
 * failed transaction returns its number. Repeating it returns the same receipt.
 */
export async function issueReceipt(
  world: IssuingWorld,
  tx: Tx,
  order: ReceiptOrder,
  paymentId: string,
): Promise<ReceiptRow> {
  const { known, ...issuing } = await begin(world, tx, order, { reason: 'sale', reference: paymentId })
  if (known) return known
  const { country, isProved } = placeOf(order.country, await listPlaceEvidence(tx, order.id))
  const asOrdered = country === order.country
  const total = money(order.totalMinor, order.currency)
  const tax = taxOf(country, order.createdAt, total, issuing.site.settings.taxAreas)
  return issue(tx, issuing, {
    correctsId: null,
    buyer: (await findBuyer(tx, order.memberId)) ?? '',
    country,
    isPlaceProved: isProved,
    taxRate: asOrdered ? order.taxRate : tax.rate,
    totalMinor: total.minor,
    taxMinor: asOrdered ? order.taxMinor : tax.tax.minor,
  })
}

/**
 * Issues the credit note of a refund or charge-back, in the transaction that books it, with the sale's place and rate.
 * Null if there was no receipt, or nothing of it is left.
 */
export async function issueCreditNote(
  world: IssuingWorld,
  tx: Tx,
  order: ReceiptOrder,
  { minor, ...cause }: Credit,
): Promise<ReceiptRow | null> {
  return issueCorrection(world, tx, order, cause, (sale, credited) => creditOf(sale, credited, minor))
}

/** Money that has come back, or never left, after credit notes were issued for it. */
interface Reversal {
  reason: 'refund_reversal' | 'charge_back_reversal'
  /** Of this step: each has one. */
  reference: string
  /** How much of the sale is still gone, in minor units of the order's currency. */
  goneMinor: number
}

/**
 * Issues the counter-receipt of money that has come back, in the transaction that books it. Null if there was no
 * receipt, or the credit notes do not exceed what is gone.
 */
export async function issueReversal(
  world: IssuingWorld,
  tx: Tx,
  order: ReceiptOrder,
  { goneMinor, ...cause }: Reversal,
): Promise<ReceiptRow | null> {
  return issueCorrection(world, tx, order, cause, (sale, credited) => reversalOf(sale, credited, goneMinor))
}

async function issueCorrection(
  world: IssuingWorld,
  tx: Tx,
  order: ReceiptOrder,
  cause: ReceiptCause,
  amountsOf: (sale: ReceiptRow, credited: ReceiptRow[]) => ReturnType<typeof creditOf>,
): Promise<ReceiptRow | null> {
  const { known, issued, ...issuing } = await begin(world, tx, order, cause)
  if (known) return known
  const [sale, ...credited] = issued
  const amounts = sale && amountsOf(sale, credited)
  if (!amounts) return null
  const { id: correctsId, buyer, country, isPlaceProved, taxRate } = sale
  return issue(tx, issuing, { correctsId, buyer, country, isPlaceProved, taxRate, ...amounts })
}

type ReceiptCause = Pick<ReceiptRow, 'reason' | 'reference'>

interface Issuing {
  site: Site
  order: ReceiptOrder
  cause: ReceiptCause
  year: number
  number: number
  issuedAt: Date
}

/** Holds the next number; what was issued for the order before, the sale first, and of it the receipt of this cause. */
async function begin({ sites, now }: IssuingWorld, tx: Tx, order: ReceiptOrder, cause: ReceiptCause) {
  const [site, issuedAt] = [await sites.byId(order.siteId), now()]
  const year = Number(dayIn(bookkeepingZone(site.settings.companyInfo.country), issuedAt).slice(0, 4))
  const number = await lockReceiptNumber(tx, site.id, year)
  const issued = await listReceiptsOf(tx, order.id)
  const known = issued.find(({ reason, reference }) => reason === cause.reason && reference === cause.reference)
  return { site, order, cause, year, number, issuedAt, issued, known }
}

type ReceiptContent = Pick<
  ReceiptRow,
  'correctsId' | 'buyer' | 'country' | 'isPlaceProved' | 'taxRate' | 'totalMinor' | 'taxMinor'
>

async function issue(
  tx: Tx,
  { site, order, cause, ...numbered }: Issuing,
  content: ReceiptContent,
): Promise<ReceiptRow> {
  const receipt = {
    id: crypto.randomUUID(),
    siteId: site.id,
    orderId: order.id,
    memberId: order.memberId,
    currency: order.currency,
    prefix: site.settings.receiptPrefix ?? site.id.toUpperCase(),
    year: numbered.year,
    number: numbered.number,
    issuedAt: numbered.issuedAt,
    ...cause,
    ...content,
    ...sellerOf(site),
  }
  await insertReceipt(tx, receipt)
  return receipt
}

/** As it is now, for good. */
function sellerOf({ settings: { companyInfo, name } }: Site) {
  return {
    sellerName: companyInfo.name || name,
    sellerAddress: companyInfo.address,
    sellerCity: companyInfo.city,
    sellerCountry: companyInfo.country,
    sellerKvk: companyInfo.kvk,
    sellerVatNumber: companyInfo.vatNumbers[0] ?? '',
  }
}
