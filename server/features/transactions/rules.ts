import type { Movement } from '../../../db/queries/transactions/movements.ts'
import { isOrderOver } from '../../../db/reference/money/order-life.ts'
import { type PaymentStatus, paymentStatuses } from '../../../db/reference/money/payment-statuses.ts'
import { type Refunded, type RefundFacts, refundState } from '../orders/rules/refund-state.ts'
import type { CollectionView } from '../payments/collection.ts'

/**
 * What has become of money, in one word wherever it is shown. It covers payment attempts, direct debits, refunds (under
 * way, done, failed) and charge-backs. A refund or charge-back may be of a part.
 */
export const lineStatuses = [
  ...paymentStatuses,
  ...(['announced', 'collected', 'not_collected'] as const),
  ...([
    'going_back',
    'part_going_back',
    'gone_back',
    'part_gone_back',
    'not_gone_back',
    'taken_back',
    'part_taken_back',
  ] as const),
] as const
export type LineStatus = (typeof lineStatuses)[number]

/**
 * Folds movements, the newest first, into at most `most` lines. Consecutive messages to one person on one day are one
 * line. The rest goes to the next page.
 */
export function fold(
  movements: readonly Movement[],
  most: number,
  dayOf: (at: Date) => string,
): [Movement, ...Movement[]][] {
  const lines: [Movement, ...Movement[]][] = []
  for (const movement of movements) {
    const line = lines.at(-1)
    if (line && isOfOneLine(line[0], movement) && dayOf(line[0].at) === dayOf(movement.at)) line.push(movement)
    else if (lines.length < most) lines.push([movement])
    else break
  }
  return lines
}

const isOfOneLine = (one: Movement, other: Movement): boolean =>
  one.reason === 'message' && other.reason === 'message' && one.conversationId === other.conversationId

/** A try to pay, and all that has become of its money; amounts in minor units of what came in. */
export interface PaymentTryFacts extends Refunded {
  status: PaymentStatus
  isSurplus: boolean
  refunds: readonly RefundFacts[]
}

/** The status of a payment attempt, including its refunds. */
export function statusOf(paying: PaymentTryFacts): LineStatus {
  const { status, collection, chargedBackMinor, paidMinor, refunds } = paying
  if (status !== 'paid') return status
  const states = refunds.map((refund) => refundState(refund, paying))
  const isPart = refunds.reduce((sum, { minor, revokedMinor }) => sum + minor - revokedMinor, 0) < paidMinor
  if (collection?.state === 'dropped') return 'not_collected'
  if (states.includes('failed')) return 'not_gone_back'
  if (states.includes('under_way')) return isPart ? 'part_going_back' : 'going_back'
  if (chargedBackMinor > 0) return chargedBackMinor < paidMinor ? 'part_taken_back' : 'taken_back'
  if (states.includes('done') || states.includes('by_hand')) return isPart ? 'part_gone_back' : 'gone_back'
  return collectionStatus(collection)
}

function collectionStatus(collection: CollectionView | null): LineStatus {
  if (collection?.state === 'announced' || collection?.state === 'collected') return collection.state
  return collection?.state === 'returned' ? 'taken_back' : 'paid'
}

/** The payment attempt that gives an order its status. `tries` has the latest first. */
export function shownTry<One extends Pick<PaymentTryFacts, 'status' | 'isSurplus'>>(
  { paidAt }: { paidAt: Date | null },
  tries: readonly One[],
): One | undefined {
  const paid = paidAt && tries.find(({ status, isSurplus }) => status === 'paid' && !isSurplus)
  return paid || tries[0]
}

/** The status of an order. `tries` has the latest payment attempt first. */
export function orderStatus(
  order: { paidAt: Date | null; expiresAt: Date },
  tries: readonly PaymentTryFacts[],
  now: Date,
): LineStatus {
  const shown = shownTry(order, tries)
  if (shown) return statusOf(shown)
  return isOrderOver(order, now) ? 'expired' : 'open'
}

interface ReadPosition {
  /** All that a bank had taken of the payment by then. */
  upTo: number
  at: Date
}

/** One time that a bank took something of a payment back; negative where it has brought that again. */
export interface TakenBack extends ReadPosition {
  minor: number
}

/**
 * The charge-backs and their reversals, in minor units. `known` holds the booked ones, the earliest first. One that
 * moved no credits and has no credit note is not among them.
 */
export function takenBackSteps(
  known: readonly ReadPosition[],
  { chargedBackMinor, chargedBackAt }: { chargedBackMinor: number; chargedBackAt: Date | null },
): TakenBack[] {
  const isAllKnown = !chargedBackAt || (known.at(-1)?.upTo ?? 0) === chargedBackMinor
  const all = isAllKnown ? known : [...known, { upTo: chargedBackMinor, at: chargedBackAt }]
  return all.map(({ upTo, at }, i) => ({ upTo, at, minor: upTo - (all[i - 1]?.upTo ?? 0) }))
}
