import { listArrivedRefunds } from '../../../db/queries/orders/refunds.ts'
import type { World } from '../../core/context.ts'
import { type PaymentProvider, ProviderRefused } from '../../gateways/payments/provider.ts'
import { failRefund } from './refund-end.ts'

/** More are not asked for of one payment. */
const limit = 50

/**
 * Polls the provider for each completed refund. A bank may return one, for example because the account is closed. Such
 * a refund then counts as failed, and the operator pays it manually. Throws `ProviderAway`.
 */
export async function checkArrivedRefunds(
  world: World,
  { paymentId, provider, known }: { paymentId: string; provider: PaymentProvider; known: string },
): Promise<void> {
  for (const refund of await listArrivedRefunds(world.db, paymentId, limit)) {
    if ((await provider.refundState(known, refund.providerRefundId ?? '')) !== 'failed') continue
    await failRefund(world, refund, { returnedAt: world.now() }, new ProviderRefused('the refund has come back'))
  }
}
