import type { Movement } from '../../../db/queries/transactions/movements.ts'
import { isOrderOver } from '../../../db/reference/money/order-life.ts'
import { type PaymentStatus, paymentStatuses } from '../../../db/reference/money/payment-statuses.ts'

/** What a line says of its payment: surplus was paid, and goes back. */
export const lineStatuses = [...paymentStatuses, 'surplus'] as const
type LineStatus = (typeof lineStatuses)[number]

/**
 * Folds movements, the newest first, into at most so many lines: messages to one person in a row, on one day, are one. What
 * is left over begins the next page.
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

export const statusOf = ({ status, isSurplus }: Pick<Movement, 'status' | 'isSurplus'>): LineStatus =>
  isSurplus ? 'surplus' : (status ?? 'paid')

/** What has become of money that goes back: a bank can have been faster. */
export const refundStates = ['under_way', 'done', 'by_bank', 'failed'] as const

interface Refund {
  /** All in minor units of what came in. */
  minor: number
  paidMinor: number
  chargedBackMinor: number
  sentAt: Date | null
  doneAt: Date | null
  failedAt: Date | null
}

export function refundState(refund: Refund): (typeof refundStates)[number] {
  const { minor, paidMinor, chargedBackMinor, sentAt, doneAt, failedAt } = refund
  if (doneAt) return 'done'
  const isOvertaken = chargedBackMinor >= minor && paidMinor - chargedBackMinor < minor
  if (isOvertaken && (failedAt || !sentAt)) return 'by_bank'
  return failedAt ? 'failed' : 'under_way'
}

/** How an order stands, of which these are the tries to pay it, the latest first. */
export function orderStatus(
  order: { paidAt: Date | null; expiresAt: Date },
  tries: readonly { status: PaymentStatus; isSurplus: boolean }[],
  now: Date,
): LineStatus {
  if (order.paidAt) return 'paid'
  const [latest] = tries
  if (latest) return statusOf(latest)
  return isOrderOver(order, now) ? 'expired' : 'open'
}
