import type { CollectionView } from '../../payments/collection.ts'

/**
 * The states of a refund. `by_bank`: the bank has returned the money first. `by_hand`: an operator has paid it after it
 * failed. `not_collected`: the direct debit never brought the money. `called_off`: it was cancelled at the provider.
 */
export const refundStates = [
  ...(['under_way', 'done', 'by_bank', 'failed', 'by_hand', 'not_collected', 'called_off'] as const),
] as const
export type RefundState = (typeof refundStates)[number]

export interface RefundFacts {
  /** In minor units of what came in. */
  minor: number
  sentAt: Date | null
  doneAt: Date | null
  failedAt: Date | null
  settledAt: Date | null
  /** The part that was cancelled at the provider, in minor units of what came in. */
  revokedMinor: number
}

/** What it goes back of; amounts in minor units of what came in. */
export interface Refunded {
  paidMinor: number
  chargedBackMinor: number
  collection: CollectionView | null
}

export function refundState(refund: RefundFacts, { paidMinor, chargedBackMinor, collection }: Refunded): RefundState {
  const { minor, sentAt, doneAt, failedAt, settledAt, revokedMinor } = refund
  if (revokedMinor === minor) return 'called_off'
  if (collection?.state === 'dropped') return 'not_collected'
  if (doneAt) return 'done'
  if (settledAt) return 'by_hand'
  const isOvertaken = chargedBackMinor >= minor && paidMinor - chargedBackMinor < minor
  if (isOvertaken && (failedAt || !sentAt)) return 'by_bank'
  return failedAt ? 'failed' : 'under_way'
}

interface RefundProgress {
  id: string
  minor: number
  sentAt: Date | null
  failedAt: Date | null
  settledMinor: number | null
  revokedMinor: number
}

/**
 * What is owed of a failed refund, in minor units of what came in. It is at most what is left of the payment after
 * charge-backs and other refunds. What was given back at the provider is not owed.
 */
export function owedOf<Row extends RefundProgress>(
  refund: Row,
  { paidMinor, refundedMinor, chargedBackMinor }: Pick<Refunded, 'paidMinor' | 'chargedBackMinor'> & GoneBack,
  refunds: readonly Row[],
): number {
  const others = refunds.filter(({ id }) => id !== refund.id)
  const taken = sumOf(others, ({ minor, failedAt, settledMinor, revokedMinor }) =>
    failedAt ? (settledMinor ?? 0) : minor - revokedMinor,
  )
  // A refund that the provider has accepted counts as gone back there, even if it failed later.
  const told = sumOf(refunds, ({ minor, sentAt, failedAt, revokedMinor }) =>
    failedAt && !sentAt ? 0 : minor - revokedMinor,
  )
  const given = Math.max(0, refundedMinor - told)
  return Math.max(0, Math.min(refund.minor, paidMinor - chargedBackMinor - taken) - given)
}

interface GoneBack {
  refundedMinor: number
}

const sumOf = <Row>(rows: readonly Row[], minorOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + minorOf(row), 0)
