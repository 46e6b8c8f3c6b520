import { isOrderOver } from '../../../../db/reference/money/order-life.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { orderExpired, orderPaid, paymentMethodNotOffered } from '../refusals.ts'

/** Names the text that is ticked: another one for each change of its words. */
export const consentVersion = '2026-11'

/** Throws `order_paid` or `order_expired`. */
export function checkPayable(order: { paidAt: Date | null; expiresAt: Date }, now: Date): void {
  if (order.paidAt) throw orderPaid()
  if (isOrderOver(order, now)) throw orderExpired()
}

interface PayableMethod {
  method: PaymentMethod
  banks: readonly { id: string }[]
}

/** The offer of this method, with this bank where one is named. Throws `payment_method_not_offered`. */
export function chosen<Offer extends PayableMethod>(
  offers: readonly Offer[],
  { method, bank }: { method: PaymentMethod; bank: string | null },
): Offer {
  const offer = offers.find((candidate) => candidate.method === method)
  if (!offer || (bank !== null && !offer.banks.some(({ id }) => id === bank))) throw paymentMethodNotOffered()
  return offer
}
