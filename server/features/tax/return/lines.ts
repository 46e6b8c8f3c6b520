import type { ReceiptSum } from '../../../../db/queries/tax/return.ts'
import { type Money, money, plus, shareOf } from '../../../../db/reference/money/money.ts'
import { isInUnion } from '../../../../db/reference/money/tax.ts'

/**
 * The subject of a line. `supply`: sales to consumers in other EU countries. `correction`: what went back of earlier
 * such sales. `home` and `outside` are for other returns: sales at home and outside of the Union.
 */
const parts = ['supply', 'correction', 'home', 'outside'] as const
type ReturnPart = (typeof parts)[number]

/** A line of the return, in euro; what is for other returns is in its own currency. */
export interface ReturnLine {
  part: ReturnPart
  /** The quarter of the sale. */
  quarter: string
  country: string
  /** In hundredths of a percent; null for a correction, which has only a tax. */
  rate: number | null
  taxable: Money | null
  /** As the portal computes it of a supply: the taxable amount × the rate. */
  tax: Money
  /** What the receipts hold, each of which was rounded by itself. */
  taxOfReceipts: Money
}

/** Units of a currency for one euro, in millionths, for a quarter. Throws if the rate is not known. */
export type RateOf = (currency: string, quarter: string) => number

/**
 * The quarterly return of the one-stop shop. It lists sales to consumers in other EU countries, by country and rate,
 * less what went back in the same quarter. What went back of earlier sales follows by quarter and country, as a
 * correction of its tax. Then come the lines for the domestic return, and sales outside of the Union.
 */
export function linesOf(sums: readonly ReceiptSum[], quarter: string, rateOf: RateOf): ReturnLine[] {
  const lines = new Map<string, ReturnLine>()
  for (const sum of sums) {
    const line = isOfOneStopShop(sum) ? toLine(sum, quarter, rateOf) : otherLine(sum)
    const key = [line.part, line.quarter, line.country, line.rate, line.tax.currency].join()
    lines.set(key, added(lines.get(key), line))
  }
  return [...lines.values()]
    .map(byThePortal)
    .sort(
      (a, b) =>
        parts.indexOf(a.part) - parts.indexOf(b.part) ||
        a.quarter.localeCompare(b.quarter) ||
        a.country.localeCompare(b.country) ||
        (a.rate ?? 0) - (b.rate ?? 0) ||
        a.tax.currency.localeCompare(b.tax.currency),
    )
}

export const isOfOneStopShop = ({
  country,
  sellerCountry,
  taxRate,
}: Pick<ReceiptSum, 'country' | 'sellerCountry' | 'taxRate'>): boolean =>
  isInUnion(country) && country !== sellerCountry && taxRate > 0

function toLine(sum: ReceiptSum, quarter: string, rateOf: RateOf): ReturnLine {
  const euros = (minor: number) => toEuros(money(minor, sum.currency), sum.quarter, rateOf)
  const tax = euros(sum.taxMinor)
  const { country } = sum
  if (sum.quarter !== quarter) {
    return { part: 'correction', quarter: sum.quarter, country, rate: null, taxable: null, tax, taxOfReceipts: tax }
  }
  const taxable = euros(sum.totalMinor - sum.taxMinor)
  return { part: 'supply', quarter, country, rate: sum.taxRate, taxable, tax, taxOfReceipts: tax }
}

/** It is declared elsewhere, where other rates of exchange may hold. */
function otherLine({
  country,
  sellerCountry,
  quarter,
  taxRate,
  currency,
  totalMinor,
  taxMinor,
}: ReceiptSum): ReturnLine {
  const tax = money(taxMinor, currency)
  const part = country === sellerCountry ? 'home' : 'outside'
  return {
    part,
    quarter,
    country,
    rate: taxRate,
    taxable: money(totalMinor - taxMinor, currency),
    tax,
    taxOfReceipts: tax,
  }
}

const byThePortal = (line: ReturnLine): ReturnLine =>
  line.part === 'supply' && line.taxable && line.rate !== null ? { ...line, tax: taxAt(line.taxable, line.rate) } : line

/** Of a taxable amount, at a rate in hundredths of a percent. */
export const taxAt = (taxable: Money, rate: number): Money => shareOf(taxable, rate, 10_000)

function toEuros(amount: Money, quarter: string, rateOf: RateOf): Money {
  if (amount.currency === 'EUR') return amount
  return { ...shareOf(amount, 1_000_000, rateOf(amount.currency, quarter)), currency: 'EUR' }
}

const added = (line: ReturnLine | undefined, { taxable, tax, taxOfReceipts, ...rest }: ReturnLine): ReturnLine => ({
  ...rest,
  taxable: line?.taxable && taxable ? plus(line.taxable, taxable) : taxable,
  tax: line ? plus(line.tax, tax) : tax,
  taxOfReceipts: line ? plus(line.taxOfReceipts, taxOfReceipts) : taxOfReceipts,
})
