import { m } from '~words'
import { methodName } from '../../../../server/features/payments/rules/method-names.ts'
import type { Outputs } from '../../../lib/trpc.ts'

export type SavedMethod = Outputs['savedMethods']['list']['methods'][number]

/** A card's brand and last digits; undefined for what has none. */
export function digitsOf({ paidWith }: Pick<SavedMethod, 'paidWith'>): { brand: string; digits: string } | undefined {
  const [, brand, digits] = /^(.+) (\w{4})$/.exec(paidWith ?? '') ?? []
  return brand && digits ? { brand, digits } : undefined
}

/** What it is called: "Visa eindigt op 4242", or by its method where no digits are known. */
export function savedName(saved: Pick<SavedMethod, 'method' | 'paidWith'>): string {
  const digits = digitsOf(saved)
  return digits ? m.saved_methods_ends(digits) : (saved.paidWith ?? methodName(saved.method))
}
