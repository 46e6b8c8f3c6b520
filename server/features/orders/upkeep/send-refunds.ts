import {
  type DueRefund,
  listSentRefunds,
  listUnsentRefunds,
  setRefundSent,
} from '../../../../db/queries/orders/refunds.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { eachAlone } from '../../../core/concurrency/each-alone.ts'
import type { World } from '../../../core/context.ts'
import { type PaymentProvider, ProviderAway, ProviderRefused } from '../../../gateways/payments/provider.ts'
import { ask, askOrLater } from '../buy/ask.ts'
import { endRefund, failRefund } from '../refund-end.ts'

/** In one round: more come with the next. */
const atOnce = 100

/** Sends what is to go back to the providers that it came by. Sent again, it goes back once. */
export async function sendRefunds(world: World): Promise<void> {
  await eachAlone(await listUnsentRefunds(world.db, atOnce), (refund) =>
    withProvider(world, refund, (provider, paymentId) => send(world, refund, provider, paymentId)),
  )
}

async function send(world: World, refund: DueRefund, provider: PaymentProvider, paymentId: string): Promise<void> {
  const { db, now, sites } = world
  const { id, minor, currency, left, method } = refund
  // A bank was faster.
  if (minor > left) throw new ProviderRefused(`${left} is left of the payment`)
  if (!provider.canRefund(method)) throw new ProviderRefused(`what was paid by ${method} cannot be sent back`)
  const { name } = (await sites.byId(refund.siteId)).settings
  const asked = { id, amount: money(minor, currency), description: name }
  const { providerRefundId } = await provider.refund(paymentId, asked)
  await setRefundSent(db, id, { providerRefundId, sentAt: now() })
  const sent = { ...refund, providerRefundId }
  if (!(await follow(world, sent))) await askOrLater(world, paymentOf(sent))
}

const paymentOf = (refund: DueRefund) => ({ ...refund, id: refund.paymentId })

/** Polls the refunds that were sent; only those of `paymentId` if that has an update. */
export async function followRefunds(world: World, paymentId?: string): Promise<void> {
  await eachAlone(await listSentRefunds(world.db, atOnce, paymentId), (refund) => follow(world, refund))
}

/** Whether the refund has arrived and its payment is settled. */
async function follow(world: World, refund: DueRefund): Promise<boolean> {
  let isDone = false
  await withProvider(world, refund, async (provider, paymentId) => {
    const state = await provider.refundState(paymentId, refund.providerRefundId ?? '')
    if (state === 'failed') throw new ProviderRefused('the refund failed')
    // Its payment first: what breaks off in between is done again as long as the refund is not known to be back.
    if (state !== 'done') return
    const asking = await askOrLater(world, paymentOf(refund))
    if (asking === 'away' || asking === 'failed') return
    await endRefund(world, refund, { doneAt: world.now() })
    isDone = true
  })
  return isDone
}

/** A refused refund never arrives, so an operator has to deal with it. While the provider is away, the refund waits. */
async function withProvider(
  world: World,
  refund: DueRefund,
  work: (provider: PaymentProvider, paymentId: string) => Promise<void>,
): Promise<void> {
  const { id: refundId, provider, providerPaymentId } = refund
  try {
    await work(world.payments.provider(provider), providerPaymentId ?? '')
  } catch (error) {
    if (error instanceof ProviderAway) world.log.warn({ refundId, error }, 'refund not made')
    else if (error instanceof ProviderRefused) await fail(world, refund, error)
    else throw error
  }
}

/**
 * Polls the payment before the refund fails: a bank may have returned the money before its update arrived. While the
 * provider does not answer, the refund waits.
 */
async function fail(world: World, refund: DueRefund, error: ProviderRefused): Promise<void> {
  if (!(await isHeardOf(world, refund))) return
  await failRefund(world, refund, { failedAt: world.now() }, error)
}

/** Polls the provider for the payment. False while it is away; a refusal counts as an answer. */
async function isHeardOf(world: World, { id: refundId, paymentId, provider, providerPaymentId }: DueRefund) {
  try {
    await ask(world, { id: paymentId, provider, providerPaymentId })
  } catch (error) {
    if (error instanceof ProviderAway) world.log.warn({ refundId, error }, 'refund not made')
    else if (!(error instanceof ProviderRefused)) throw error
    return error instanceof ProviderRefused
  }
  return true
}
