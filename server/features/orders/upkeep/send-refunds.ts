import {
  type DueRefund,
  listSentRefunds,
  listUnsentRefunds,
  setRefundEnd,
  setRefundSent,
} from '../../../../db/queries/orders/refunds.ts'
import { money } from '../../../../db/reference/money/money.ts'
import type { World } from '../../../core/context.ts'
import { type PaymentProvider, ProviderAway, ProviderRefused } from '../../../gateways/payments/provider.ts'
import { askOrLater } from '../buy/ask.ts'

/** In one round: more come with the next. */
const atOnce = 100

/** Sends what is to go back to the providers that it came by. Sent again, it goes back once. */
export async function sendRefunds(world: World): Promise<void> {
  for (const refund of await listUnsentRefunds(world.db, atOnce)) {
    await withProvider(world, refund, (provider, paymentId) => send(world, refund, provider, paymentId))
  }
}

async function send(world: World, refund: DueRefund, provider: PaymentProvider, paymentId: string): Promise<void> {
  const { db, now, sites } = world
  const { id, minor, currency, left } = refund
  // A bank was faster.
  if (minor > left) throw new ProviderRefused(`${left} is left of the payment`)
  const { name } = (await sites.byId(refund.siteId)).settings
  const asked = { id, amount: money(minor, currency), description: name }
  const { providerRefundId } = await provider.refund(paymentId, asked)
  await setRefundSent(db, id, { providerRefundId, sentAt: now() })
  await askOrLater(world, { ...refund, id: refund.paymentId })
  await follow(world, { ...refund, providerRefundId }, provider, paymentId)
}

/** Asks what has become of what was sent; of one payment alone where there are news of it. */
export async function followRefunds(world: World, paymentId?: string): Promise<void> {
  for (const refund of await listSentRefunds(world.db, atOnce, paymentId)) {
    await withProvider(world, refund, (provider, providerPaymentId) =>
      follow(world, refund, provider, providerPaymentId),
    )
  }
}

async function follow(world: World, refund: DueRefund, provider: PaymentProvider, paymentId: string): Promise<void> {
  const state = await provider.refundState(paymentId, refund.providerRefundId ?? '')
  if (state === 'failed') throw new ProviderRefused('the refund failed')
  if (state === 'done') await setRefundEnd(world.db, refund.id, { doneAt: world.now() })
}

/** What is refused never comes; somebody has to look after it. While the provider is away it waits. */
async function withProvider(
  { db, now, log, payments }: World,
  { id, provider, providerPaymentId }: DueRefund,
  work: (provider: PaymentProvider, paymentId: string) => Promise<void>,
): Promise<void> {
  try {
    await work(payments.provider(provider), providerPaymentId ?? '')
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    log[error instanceof ProviderRefused ? 'error' : 'warn']({ refundId: id, error }, 'refund not made')
    if (error instanceof ProviderRefused) await setRefundEnd(db, id, { failedAt: now() })
  }
}
