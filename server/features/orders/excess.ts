import type { Tx } from '../../../db/client.ts'
import { type ExcessivePayment, findExcessive } from '../../../db/queries/orders/excess.ts'
import type { PaymentRow } from '../../../db/queries/orders/payments.ts'
import type { World } from '../../core/context.ts'
import type { Settling } from './settling.ts'

/** A payment of which more has left than came in. */
export type Excess = Pick<ExcessivePayment, 'excessMinor' | 'refundedMinor' | 'chargedBackMinor'>

/** How much more of a payment has left than came in, after money has just gone; null if no more has. */
export async function findNewExcess(tx: Tx, { payment }: Settling): Promise<Excess | null> {
  return (await findExcessive(tx, payment.id)) ?? null
}

/** An alarm with a fixed name: the money is lost unless an operator objects, which is possible for some weeks only. */
export function logExcess({ log }: Pick<World, 'log'>, payment: PaymentRow, excess: Excess | null): void {
  if (!excess) return
  const { id: paymentId, orderId, provider, providerPaymentId, currency: asked, paidCurrency, paidMinor } = payment
  const { excessMinor, refundedMinor, chargedBackMinor } = excess
  const facts = { paymentId, orderId, provider, providerPaymentId, currency: paidCurrency ?? asked, paidMinor }
  log.error({ ...facts, excessMinor, refundedMinor, chargedBackMinor }, 'more of a payment has left than came in')
}
