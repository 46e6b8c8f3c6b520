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
 * The amounts of a credit note: `wantedMinor`, but no more than is left of the sale. `credited` (negative) are the
 * earlier notes. Its tax makes all notes together hold the tax of their total. Undefined if nothing is left.
 */
export function creditOf(sale: Sale, credited: readonly Amounts[], wantedMinor: number): Amounts | undefined {
  const before = -sumOf(credited, 'totalMinor')
  return changeTo(sale, credited, Math.max(before, before + wantedMinor))
}

/**
 * The amounts of a reversal, including its tax, which bring the credit notes down to `goneMinor`. Undefined if they are
 * not above it.
 */
export function reversalOf(sale: Sale, credited: readonly Amounts[], goneMinor: number): Amounts | undefined {
  const before = -sumOf(credited, 'totalMinor')
  return changeTo(sale, credited, Math.min(before, goneMinor))
}

/** The change that brings all credit notes to `wanted`, at most to the whole sale. */
function changeTo(sale: Sale, credited: readonly Amounts[], wanted: number): Amounts | undefined {
  const before = -sumOf(credited, 'totalMinor')
  const after = Math.min(wanted, sale.totalMinor)
  if (after === before) return undefined
  const tax = { minor: sale.taxMinor, currency: sale.currency }
  const taxMinor = -sumOf(credited, 'taxMinor') - shareOf(tax, after, sale.totalMinor).minor
  return { totalMinor: before - after, taxMinor: taxMinor === 0 ? 0 : taxMinor }
}

const sumOf = (all: readonly Amounts[], name: keyof Amounts) => all.reduce((sum, each) => sum + each[name], 0)
