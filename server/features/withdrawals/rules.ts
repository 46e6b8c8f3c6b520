import type { Declaration } from '../../../db/queries/withdrawals/declarations.ts'
import { type Money, shareOf } from '../../../db/reference/money/money.ts'
import { refundTakes } from '../../../db/reference/money/withdrawal-days.ts'

/** What was bought in one order, and how much of it nobody has taken back, in credits. */
interface OrderRemainder {
  orderId: string
  left: number
}

/**
 * The unused credits of an order. The oldest credits are spent first, so the `bought` credits that are left belong to
 * the newest purchases. `purchases` has the newest first.
 */
export function unusedOf(orderId: string, purchases: readonly OrderRemainder[], bought: number): number {
  let there = bought
  for (const purchase of purchases) {
    const unused = Math.min(Math.max(0, purchase.left), there)
    if (purchase.orderId === orderId) return unused
    there -= unused
  }
  return 0
}

/** Price × unused ÷ bought, and never more than what can still go back. */
export function refundOf(
  price: Money,
  { unused, credits }: { unused: number; credits: number },
  refundable: number,
): Money {
  const share = shareOf(price, unused, credits)
  return { ...share, minor: Math.min(share.minor, Math.max(0, refundable)) }
}

export const hindrances = ['over', 'taken_back', 'given_back', 'used_up'] as const
export type Hindrance = (typeof hindrances)[number]

interface Withdrawable {
  isOver: boolean
  /** In credits. */
  unused: number
  /** In minor units, as is what is left of what was paid, without what went back and what a bank took back. */
  refund: number
  refundable: number
  /** A bank has taken something of it back. */
  isByBank: boolean
}

/**
 * Why a purchase cannot be withdrawn from now: its days are over, all of its money has gone back, or nothing is unused.
 */
export function hindranceOf({ isOver, unused, refund, refundable, isByBank }: Withdrawable): Hindrance | null {
  if (isOver) return 'over'
  if (refundable <= 0) return isByBank ? 'taken_back' : 'given_back'
  return unused === 0 || refund === 0 ? 'used_up' : null
}

/**
 * Normalises a typed receipt number, such as `vonk 2026 000481`, for comparison. Undefined for any other text, which is
 * not stored.
 */
export function receiptKey(typed: string): string | undefined {
  const key = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return key.length <= 60 && /\d{10}$/.test(key) ? key : undefined
}

/** How long a declaration can be confirmed, in milliseconds: until the money would have to be back. */
export const declarationLife = refundTakes * 24 * 60 * 60_000

/** What was declared by then can be confirmed no more. */
export const declarationsEndedAt = (now: Date): Date => new Date(now.getTime() - declarationLife)

/**
 * The time of a withdrawal: the first declaration since the purchase (`declared`, oldest first), even if confirmed
 * later; else now.
 */
export function withdrawnAtOf(
  purchase: { orderId: string; boughtAt: Date },
  declared: readonly Declaration[],
  now: Date,
): Date {
  const isOfIt = ({ orderId, declaredAt }: Declaration) =>
    declaredAt >= purchase.boughtAt && (orderId === null || orderId === purchase.orderId)
  return declared.find(isOfIt)?.declaredAt ?? now
}
