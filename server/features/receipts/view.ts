import { z } from 'zod'
import { receiptReasons, type ShownReceipt } from '../../../db/queries/receipts/shown.ts'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { money, shareOf } from '../../../db/reference/money/money.ts'
import { taxNameIn, taxNames } from '../../../db/reference/money/tax.ts'
import { moneySchema } from '../../core/values/money.ts'

const line = z.string().max(200)

/** A receipt or a credit note, as a page and a PDF show it (product §17.7). */
export const receiptView = z.object({
  id: z.string(),
  number: z.string().max(60),
  reason: z.enum(receiptReasons),
  issuedAt: z.date(),
  seller: z.object({
    name: line,
    address: line,
    city: line,
    country: z.enum(countryCodes).nullable(),
    kvk: line,
    vatNumber: z.string().max(50),
  }),
  buyer: z.string().max(60),
  credits: z.int(),
  /** For one credit, without a discount; null on a credit note. */
  unit: moneySchema.nullable(),
  /** Without the discount, tax included; of a credit note its total. */
  price: moneySchema,
  /** What came off, above zero; null on a credit note. */
  discount: z.object({ code: z.string().max(100), amount: moneySchema }).nullable(),
  country: z.enum(countryCodes),
  taxName: z.enum(taxNames),
  /** In hundredths of a percent; 0 where no tax was charged. */
  taxRate: z.int(),
  net: moneySchema,
  tax: moneySchema,
  /** Negative on a credit note. */
  total: moneySchema,
  /** How many of the credits a credit note, or its reversal, is for; null on a receipt. */
  creditsBack: z.int().nullable(),
  /** For a direct debit: the earliest day of collection (2026-11-26), the account and the mandate; else null. */
  collection: z
    .object({ day: z.string().max(10), account: z.string().max(100), mandate: z.string().max(35) })
    .nullable(),
  /** A credit note over what was never collected: nothing goes back. */
  isNotCollected: z.boolean(),
  /** The evidence for the country. */
  placeBy: z.array(z.enum(['bank', 'network', 'chosen'])).max(3),
  /** The number of the receipt that a credit note is about. */
  corrects: z.string().max(60).nullable(),
})
export type ReceiptView = z.infer<typeof receiptView>

export function toReceiptView(receipt: ShownReceipt): ReceiptView {
  const { id, reason, issuedAt, buyer, credits, country, taxRate, currency, totalMinor, taxMinor, corrects } = receipt
  const total = money(totalMinor, currency)
  const price = reason === 'sale' ? money(receipt.listMinor, currency) : total
  return {
    ...{ id, reason, issuedAt, buyer, credits, country, taxRate, total },
    number: receiptNumber(receipt),
    seller: {
      name: receipt.sellerName,
      address: receipt.sellerAddress,
      city: receipt.sellerCity,
      country: receipt.sellerCountry,
      kvk: receipt.sellerKvk,
      vatNumber: receipt.sellerVatNumber,
    },
    unit: reason === 'sale' ? shareOf(price, 1, credits) : null,
    price,
    discount: reason === 'sale' ? discountOf(receipt) : null,
    taxName: taxRate > 0 ? taxNameIn(country) : 'none',
    net: money(totalMinor - taxMinor, currency),
    tax: money(taxMinor, currency),
    creditsBack: creditsBackOf(receipt),
    collection: collectionOf(receipt),
    isNotCollected: reason === 'refund' && receipt.droppedAt !== null && receipt.droppedAt <= issuedAt,
    placeBy: [...receipt.evidence, ...(receipt.chosen === country ? (['chosen'] as const) : [])],
    corrects: corrects && receiptNumber(corrects),
  }
}

/** Those that were withdrawn, else the share of what it takes back, as its credits are taken (product §17.3). */
function creditsBackOf({ reason, withdrawn, backUpTo, soldMinor, totalMinor, credits }: ShownReceipt): number | null {
  if (withdrawn !== null) return withdrawn
  if (backUpTo === null || soldMinor === null) return null
  const isByBank = reason === 'charge_back' || reason === 'charge_back_reversal'
  const whole = isByBank ? Math.round : Math.floor
  const shareBehind = (minor: number) => whole((credits * minor) / soldMinor)
  return Math.abs(shareBehind(backUpTo) - shareBehind(backUpTo + totalMinor))
}

function discountOf({ discountCode, discountMinor, currency }: ShownReceipt): ReceiptView['discount'] {
  return discountCode === null ? null : { code: discountCode, amount: money(discountMinor, currency) }
}

function collectionOf({ reason, collectOn, account, mandate }: ShownReceipt): ReceiptView['collection'] {
  if (reason !== 'sale' || collectOn === null) return null
  return { day: collectOn, account: account ?? '', mandate: mandate ?? '' }
}

/** As it is written: `VONK-2026-000481`. */
const receiptNumber = ({ prefix, year, number }: { prefix: string; year: number; number: number }): string =>
  `${prefix}-${year}-${`${number}`.padStart(6, '0')}`

/** Of the receipts of an order, the number of that of its purchase: null of one that was bought before there were any. */
export function purchaseNumber(receipts: readonly ShownReceipt[]): string | null {
  const purchase = receipts.find(({ reason }) => reason === 'sale')
  return purchase ? receiptNumber(purchase) : null
}
