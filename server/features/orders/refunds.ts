import type { Tx } from '../../../db/client.ts'
import type { HeldOrder } from '../../../db/queries/orders/lock.ts'
import { findRefundable, insertRefund, type NewRefund } from '../../../db/queries/orders/refunds.ts'
import { dropUncollected } from '../../../db/queries/payments/collections.ts'

/**
 * Refunds money at the provider that it came by, soon after the commit; `minor` is in the currency that came in. A
 * direct debit that was not yet sent to its bank, and is refunded as a whole, is never collected. Returns the refund's
 * id. Throws RangeError if that is more than is left of the payment.
 */
export async function requestRefund(
  tx: Tx,
  held: HeldOrder,
  { now, ...wanted }: Pick<NewRefund, 'orderId' | 'paymentId' | 'reason' | 'minor'> & { now: Date },
): Promise<string> {
  const left = await findRefundable(tx, held, wanted)
  if (wanted.minor > left)
    throw new RangeError(`${wanted.minor} of payment ${wanted.paymentId}, of which ${left} is left`)
  const id = crypto.randomUUID()
  await insertRefund(tx, held, { ...wanted, id, createdAt: now })
  if (wanted.minor === left) await dropUncollected(tx, held, { ...wanted, now })
  return id
}
