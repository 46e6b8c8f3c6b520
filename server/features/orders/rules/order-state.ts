import { isOrderOver } from '../../../../db/reference/money/order-life.ts'
import type { PaymentStatus } from '../../../../db/reference/money/payment-statuses.ts'

export const orderStates = [
  'starting',
  'open',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'timed_out',
  'expired',
] as const

/**
 * The state of an order for its member: `starting` until its provider answers, `open` until they pay, `pending` while
 * money may be on its way. After `failed`, `cancelled` and `timed_out` (at the provider) they can try again.
 */
export type OrderState = (typeof orderStates)[number]

interface OrderFacts {
  paidAt: Date | null
  expiresAt: Date
}

interface PaymentStatusFacts {
  status: PaymentStatus
  providerPaymentId: string | null
  /** Of what is charged without the member at the provider. */
  savedMethodId: string | null
}

/**
 * Whether a member can cancel their undecided payments. A charge cannot be cancelled: its money may be gone already.
 */
export const canCancel = (undecided: readonly { isCharge: boolean; canBeCancelled: boolean }[]): boolean =>
  undecided.every(({ isCharge, canBeCancelled }) => canBeCancelled && !isCharge)

/** Whether a member can act to pay: go on at the provider, or try again. `tries` has the latest first. */
export const isPayable = (state: OrderState, [last]: readonly { checkoutUrl: string | null }[]): boolean =>
  canTryAgain.has(state) || (state === 'open' && last?.checkoutUrl != null)

const canTryAgain = new Set<OrderState>(['failed', 'cancelled', 'timed_out'])

/** `tries`: the last one first. */
export function stateOf(order: OrderFacts, tries: readonly PaymentStatusFacts[], now: Date): OrderState {
  if (order.paidAt) return 'paid'
  if (tries.some(({ status }) => status === 'pending')) return 'pending'
  const charge = tries.find(({ status, savedMethodId }) => status === 'open' && savedMethodId !== null)
  // Whether it has taken the money is known once its provider answers, however late.
  if (charge) return charge.providerPaymentId === null ? 'starting' : 'pending'
  if (isOrderOver(order, now)) return 'expired'
  const [last] = tries
  if (last?.status === 'open') return last.providerPaymentId === null ? 'starting' : 'open'
  if (last?.status === 'expired') return 'timed_out'
  return last?.status === 'failed' || last?.status === 'paid' ? 'failed' : 'cancelled'
}
