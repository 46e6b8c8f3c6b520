import type { Collection } from '../../payments/collection.ts'

/** What has become of money that goes back: a bank can have been faster, and of a direct debit it may never have come. */
export const refundStates = ['under_way', 'done', 'by_bank', 'failed', 'not_collected'] as const
export type RefundState = (typeof refundStates)[number]

export interface Refund {
  /** In minor units of what came in. */
  minor: number
  sentAt: Date | null
  doneAt: Date | null
  failedAt: Date | null
}

/** What it goes back of; amounts in minor units of what came in. */
export interface Refunded {
  paidMinor: number
  chargedBackMinor: number
  collection: Collection | null
}

export function refundState(refund: Refund, { paidMinor, chargedBackMinor, collection }: Refunded): RefundState {
  const { minor, sentAt, doneAt, failedAt } = refund
  if (collection?.state === 'dropped') return 'not_collected'
  if (doneAt) return 'done'
  const isOvertaken = chargedBackMinor >= minor && paidMinor - chargedBackMinor < minor
  if (isOvertaken && (failedAt || !sentAt)) return 'by_bank'
  return failedAt ? 'failed' : 'under_way'
}
