import { lockWallet } from '../../../../db/queries/credits/wallet.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import {
  type DueRefund,
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
import { askOrLater } from '../buy/ask.ts'
import { refundFailedMail } from '../jobs.ts'
import { refundState } from '../rules/refund-state.ts'

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
    if (state === 'done') await end(world, refund, { doneAt: world.now() })
  })
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

/** All that whoever looks after it has to know is in the log, and its member told; of what came by a bank instead there is nothing to do. */
async function fail(world: World, refund: DueRefund, error: ProviderRefused): Promise<void> {
  const { id: refundId, orderId, paymentId, provider, providerPaymentId, minor, currency } = refund
  const failedAt = world.now()
  const [found] = await listTriesBy(world.db, [paymentId])
  const row = found?.refunds.find(({ id }) => id === refundId)
  const collection = collectionOf(found?.collecting, failedAt)
  const isOpen = !found || !row || refundState({ ...row, failedAt }, { ...found.payment, collection }) === 'failed'
  const facts = { refundId, orderId, paymentId, provider, providerPaymentId, minor, currency, error }
  if (await end(world, refund, { failedAt }, isOpen)) world.log[isOpen ? 'error' : 'warn'](facts, 'refund not made')
}

/**
 * Tells the open pages of its member, and, where nothing else has brought the money, mails them. Answers whether nobody else had
 * ended it: news and rounds may ask at the same time.
 */
async function end(
  world: World,
  { id: refundId, orderId, memberId }: DueRefund,
  ended: Parameters<typeof setRefundEnd>[2],
  isMailed = false,
): Promise<boolean> {
  return changeAndTell(world, async (tx) => {
    const wallet = await lockWallet(tx, await lockMembers(tx, [memberId]), memberId)
    if (!(await setRefundEnd(tx, refundId, ended))) return { result: false, gapFor: [memberId] }
    if (isMailed) await world.jobs.enqueue(tx, refundFailedMail, { orderId, refundId })
    // Nobody is told where the account is gone.
    return { result: true, events: wallet ? [{ memberId, event: { type: 'order_changed', orderId } }] : [] }
  })
}
