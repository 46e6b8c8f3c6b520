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
  // Before its payment is asked about, of whose news open pages are told.
  await follow(world, { ...refund, providerRefundId })
  await askOrLater(world, { ...refund, id: refund.paymentId })
}

/** Asks what has become of what was sent; of one payment alone where there are news of it. */
export async function followRefunds(world: World, paymentId?: string): Promise<void> {
  for (const refund of await listSentRefunds(world.db, atOnce, paymentId)) {
    await follow(world, refund)
  }
}

async function follow(world: World, refund: DueRefund): Promise<void> {
  await withProvider(world, refund, async (provider, paymentId) => {
    const state = await provider.refundState(paymentId, refund.providerRefundId ?? '')
    if (state === 'failed') throw new ProviderRefused('the refund failed')
    if (state === 'done') await setRefundEnd(world.db, refund.id, { doneAt: world.now() })
  })
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
    const isOver = error instanceof ProviderRefused
    // Many may hear of it at once; it is told once.
    if (isOver && !(await setRefundEnd(db, id, { failedAt: now() }))) return
    log[isOver ? 'error' : 'warn']({ refundId: id, error }, 'refund not made')
  }
}
