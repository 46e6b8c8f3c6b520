import type { Currency } from '../../../../db/reference/countries/facts.ts'
import { shareOf } from '../../../../db/reference/money/money.ts'

/** In minor units of one currency. */
interface Amounts {
  totalMinor: number
  taxMinor: number
}

interface Sale extends Amounts {
  currency: Currency
}

/**
 * What a credit note takes back of a sale of which `credited` (negative) was taken back before: what is asked for as far as
 * there is so much left, and of its tax so much that all credit notes together hold the tax of their total. Undefined where
 * nothing is left.
 */
export function creditOf(sale: Sale, credited: readonly Amounts[], wantedMinor: number): Amounts | undefined {
  const before = -sumOf(credited, 'totalMinor')
  const after = Math.min(before + wantedMinor, sale.totalMinor)
  if (after <= before) return undefined
  const tax = { minor: sale.taxMinor, currency: sale.currency }
  const taxMinor = shareOf(tax, after, sale.totalMinor).minor + sumOf(credited, 'taxMinor')
  return { totalMinor: before - after, taxMinor: taxMinor === 0 ? 0 : -taxMinor }
}

const sumOf = (all: readonly Amounts[], name: keyof Amounts) => all.reduce((sum, each) => sum + each[name], 0)
