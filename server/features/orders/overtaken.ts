import type { Tx } from '../../../db/client.ts'
import type { PaymentRow } from '../../../db/queries/orders/payments.ts'
import type { RefundRow } from '../../../db/queries/orders/refunds.ts'
import { listTriesBy } from '../../../db/queries/orders/tries.ts'
import type { World } from '../../core/context.ts'
import { collectionOf } from '../payments/collection.ts'
import { refundState } from './rules/refund-state.ts'

/**
 * The refunds that had failed, and whose money the bank has returned by the charge-back just written. `payment` is the
 * row before that.
 */
export async function listOvertaken(tx: Tx, payment: PaymentRow, now: Date): Promise<RefundRow[]> {
  const [found] = await listTriesBy(tx, [payment.id])
  if (!found) return []
  const collection = collectionOf(found.collecting, now)
  return found.refunds.filter(
    (refund) =>
      refundState(refund, { ...payment, collection }) === 'failed' &&
      refundState(refund, { ...found.payment, collection }) === 'by_bank',
  )
}

/** The operator may be about to pay these refunds manually, because an earlier log entry asked for it. */
export function logOvertaken({ log }: Pick<World, 'log'>, payment: PaymentRow, refunds: readonly RefundRow[]): void {
  const { id: paymentId, orderId, provider, providerPaymentId, currency: asked, paidCurrency } = payment
  for (const { id: refundId, minor } of refunds) {
    const facts = { refundId, orderId, paymentId, provider, providerPaymentId, minor, currency: paidCurrency ?? asked }
    log.warn(facts, 'refund not to be paid any more')
  }
}
