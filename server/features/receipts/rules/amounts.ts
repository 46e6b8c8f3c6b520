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
  return changeTo(sale, credited, Math.max(before, before + wantedMinor))
}

/**
 * What a reversal gives back of credit notes, with its share of the tax, where no more than so much is gone of the sale any more. Undefined
 * where they never came to more.
 */
export function reversalOf(sale: Sale, credited: readonly Amounts[], goneMinor: number): Amounts | undefined {
  const before = -sumOf(credited, 'totalMinor')
  return changeTo(sale, credited, Math.min(before, goneMinor))
}

/** What makes all of them come to `wanted`, or to the whole sale. */
function changeTo(sale: Sale, credited: readonly Amounts[], wanted: number): Amounts | undefined {
  const before = -sumOf(credited, 'totalMinor')
  const after = Math.min(wanted, sale.totalMinor)
  if (after === before) return undefined
  const tax = { minor: sale.taxMinor, currency: sale.currency }
  const taxMinor = -sumOf(credited, 'taxMinor') - shareOf(tax, after, sale.totalMinor).minor
  return { totalMinor: before - after, taxMinor: taxMinor === 0 ? 0 : taxMinor }
}

const sumOf = (all: readonly Amounts[], name: keyof Amounts) => all.reduce((sum, each) => sum + each[name], 0)
