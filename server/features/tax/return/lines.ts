import type { ReceiptSum } from '../../../../db/queries/tax/return.ts'
import { type Money, money, plus, shareOf } from '../../../../db/reference/money/money.ts'
import { isInUnion } from '../../../../db/reference/money/tax.ts'

/** A line of the return, in euro. */
export interface ReturnLine {
  part: 'supply' | 'correction'
  /** The quarter of the sale. */
  quarter: string
  country: string
  /** In hundredths of a percent; null for a correction, of which only the tax is told. */
  rate: number | null
  taxable: Money | null
  tax: Money
}

/** How many units of a currency a euro is, in millionths, for a quarter. Throws where nobody has told. */
export type RateOf = (currency: string, quarter: string) => number

/**
 * The return of the one-stop shop for a quarter: what was sold to consumers in other countries of the Union, by country and
 * rate, without what went back in the same quarter; and by quarter and country what went back of earlier sales, which is
 * told as a change of their tax. What is sold at home stands in the return at home, and what is sold without tax in none.
 */
export function linesOf(sums: readonly ReceiptSum[], quarter: string, rateOf: RateOf): ReturnLine[] {
  const lines = new Map<string, ReturnLine>()
  for (const sum of sums.filter(isOfOneStopShop)) {
    const line = toLine(sum, quarter, rateOf)
    const key = `${line.part} ${line.quarter} ${line.country} ${line.rate}`
    lines.set(key, added(lines.get(key), line))
  }
  return [...lines.values()].sort(
    (a, b) =>
      b.part.localeCompare(a.part) ||
      a.quarter.localeCompare(b.quarter) ||
      a.country.localeCompare(b.country) ||
      (a.rate ?? 0) - (b.rate ?? 0),
  )
}

export const isOfOneStopShop = ({ country, sellerCountry, taxRate }: ReceiptSum): boolean =>
  isInUnion(country) && country !== sellerCountry && taxRate > 0

function toLine(sum: ReceiptSum, quarter: string, rateOf: RateOf): ReturnLine {
  const euros = (minor: number) => toEuros(money(minor, sum.currency), sum.quarter, rateOf)
  const tax = euros(sum.taxMinor)
  const { country } = sum
  if (sum.quarter !== quarter) {
    return { part: 'correction', quarter: sum.quarter, country, rate: null, taxable: null, tax }
  }
  const taxable = euros(sum.totalMinor - sum.taxMinor)
  return { part: 'supply', quarter, country, rate: sum.taxRate, taxable, tax }
}

function toEuros(amount: Money, quarter: string, rateOf: RateOf): Money {
  if (amount.currency === 'EUR') return amount
  return { ...shareOf(amount, 1_000_000, rateOf(amount.currency, quarter)), currency: 'EUR' }
}

const added = (line: ReturnLine | undefined, { taxable, tax, ...rest }: ReturnLine): ReturnLine => ({
  ...rest,
  taxable: line?.taxable && taxable ? plus(line.taxable, taxable) : taxable,
  tax: line ? plus(line.tax, tax) : tax,
})
