import { z } from 'zod'
import type { Collecting } from '../../../db/queries/payments/collections.ts'
import { bankToday, collectionDay } from '../../../db/reference/money/collection-days.ts'

/**
 * The progress of a direct debit, whose credits come before its money. It is announced to the debtor, then collected.
 * It is dropped if all of it would go back, or returned by the debtor's bank.
 */
const collectionStates = ['announced', 'collected', 'dropped', 'returned'] as const

export const collectionView = z.object({
  state: z.enum(collectionStates),
  /** On which day or after it, as 2026-11-26. */
  day: z.string().max(10),
})
export type CollectionView = z.infer<typeof collectionView>

/** Null if it is no direct debit, or is not signed. */
export function collectionOf(collecting: Collecting | undefined, now: Date): CollectionView | null {
  if (!collecting?.collectOn) return null
  const { collectOn, filedAt, refusedAt, droppedAt, returnedAt } = collecting
  const day = filedAt ? collectionDay(collectOn, filedAt) : collectOn
  if (droppedAt) return { state: 'dropped', day }
  if (returnedAt) return { state: 'returned', day }
  return { state: filedAt && !refusedAt && bankToday(now) > day ? 'collected' : 'announced', day }
}
