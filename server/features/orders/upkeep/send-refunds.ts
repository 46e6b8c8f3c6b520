import { lockWallet } from '../../../../db/queries/credits/wallet.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { lockOrder } from '../../../../db/queries/orders/lock.ts'
import {
  type DueRefund,
  endGivenAtProvider,
  listSentRefunds,
  listUnsentRefunds,
  setRefundEnd,
  setRefundSent,
} from '../../../../db/queries/orders/refunds.ts'
import { listTriesBy } from '../../../../db/queries/orders/tries.ts'
import { money } from '../../../../db/reference/money/money.ts'
import type { World } from '../../../core/context.ts'
import { type PaymentProvider, ProviderAway, ProviderRefused } from '../../../gateways/payments/provider.ts'
import { changeAndTell } from '../../live/change-and-tell.ts'
import { collectionOf } from '../../payments/collection.ts'
import { ask, askOrLater } from '../buy/ask.ts'
import { refundFailedMail } from '../jobs.ts'
import { type RefundState, refundState } from '../rules/refund-state.ts'

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

/** Asks what has become of what was sent; of one payment alone where there are news of it. */
export async function followRefunds(world: World, paymentId?: string): Promise<void> {
  for (const refund of await listSentRefunds(world.db, atOnce, paymentId)) {
    await follow(world, refund)
  }
}

/** Whether it is back, and all news of its payment are taken in. */
async function follow(world: World, refund: DueRefund): Promise<boolean> {
  let isDone = false
  await withProvider(world, refund, async (provider, paymentId) => {
    const state = await provider.refundState(paymentId, refund.providerRefundId ?? '')
    if (state === 'failed') throw new ProviderRefused('the refund failed')
    // Its payment first: what breaks off in between is done again as long as the refund is not known to be back.
    if (state !== 'done' || (await askOrLater(world, paymentOf(refund))) === 'away') return
    await end(world, refund, { doneAt: world.now() })
    isDone = true
  })
  return isDone
}

/** What is refused never comes; somebody has to look after it. While the provider is away it waits. */
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
 * All that whoever looks after it has to know is in the log, and its member told; of what came by a bank instead there is nothing to do.
 * A bank may be faster with the money than with its news, so the payment is asked about before; while that does not answer it waits.
 */
async function fail(world: World, refund: DueRefund, error: ProviderRefused): Promise<void> {
  const { id: refundId, orderId, paymentId, provider, providerPaymentId, minor, currency } = refund
  if (!(await isHeardOf(world, refund))) return
  const state = await end(world, refund, { failedAt: world.now() })
  if (!state) return
  const facts = { refundId, orderId, paymentId, provider, providerPaymentId, minor, currency, error }
  if (state === 'failed') world.log.error(facts, 'refund not made')
  else world.log.warn(facts, 'refund not needed')
}

/** Takes in what its provider says of the payment by now, as far as it says anything; false while it does not answer. */
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

/**
 * Tells the open pages of its member, and, where nothing else has brought the money, mails them. Answers what has become of it; null
 * where somebody else had ended it: news and rounds may ask at the same time.
 */
async function end(
  world: World,
  refund: DueRefund,
  ended: Parameters<typeof setRefundEnd>[2],
): Promise<RefundState | null> {
  const { id: refundId, paymentId, orderId, memberId } = refund
  return changeAndTell(world, async (tx) => {
    const members = await lockMembers(tx, [memberId])
    const wallet = await lockWallet(tx, members, memberId)
    const locked = await lockOrder(tx, members, { orderId, memberId })
    if (!locked || !(await setRefundEnd(tx, refundId, ended))) return { result: null, gapFor: [memberId] }
    await endGivenAtProvider(tx, locked.held, { orderId, paymentId, doneAt: world.now() })
    // Whoever is held has no news booked meanwhile, so that log and count never tell apart.
    const [found] = await listTriesBy(tx, [paymentId])
    const row = found?.refunds.find(({ id }) => id === refundId)
    if (!found || !row) throw new Error(`refund ${refundId} is gone`)
    const collection = collectionOf(found.collecting, world.now())
    const result = refundState(row, { ...found.payment, collection })
    // Where it was known beforehand, the mail about what was to go back has said so.
    const isMailed = result === 'failed' && world.payments.canRefund(refund)
    if (isMailed) await world.jobs.enqueue(tx, refundFailedMail, { orderId, refundId })
    // Nobody is told where the account is gone.
    return { result, events: wallet ? [{ memberId, event: { type: 'order_changed', orderId } }] : [] }
  })
}
