import type { Tx } from '../../../db/client.ts'
import { lockWallet } from '../../../db/queries/credits/wallet.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { lockOrder } from '../../../db/queries/orders/lock.ts'
import {
  type DueRefund,
  endGivenAtProvider,
  setRefundEnd,
  setRefundReturned,
} from '../../../db/queries/orders/refunds.ts'
import { listTriesBy } from '../../../db/queries/orders/tries.ts'
import type { World } from '../../core/context.ts'
import type { ProviderRefused } from '../../gateways/payments/provider.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { collectionOf } from '../payments/collection.ts'
import { refundFailedMail } from './jobs.ts'
import { type RefundState, refundState } from './rules/refund-state.ts'

/** It has arrived, it never will, or it has come back after it had arrived. */
export type RefundEnd = { doneAt: Date } | { failedAt: Date } | { returnedAt: Date }

/**
 * Logs what the operator needs to know: an error if the refund failed, a warning if a bank has returned the money
 * instead.
 */
export async function failRefund(
  world: World,
  refund: DueRefund,
  ended: Exclude<RefundEnd, { doneAt: Date }>,
  error: ProviderRefused,
): Promise<void> {
  const { id: refundId, orderId, paymentId, provider, providerPaymentId, minor, currency } = refund
  const state = await endRefund(world, refund, ended)
  if (!state) return
  const facts = { refundId, orderId, paymentId, provider, providerPaymentId, minor, currency, error }
  if (state === 'failed') world.log.error(facts, 'refund not made')
  else world.log.warn(facts, 'refund not needed')
}

const setEnd = (tx: Tx, id: string, ended: RefundEnd) =>
  'returnedAt' in ended ? setRefundReturned(tx, id, ended.returnedAt) : setRefundEnd(tx, id, ended)

/**
 * Ends a refund, updates the member's open pages, and mails them if the money has not come back another way. Returns
 * the refund's state. Null if an update or a round had ended it at the same time.
 */
export async function endRefund(world: World, refund: DueRefund, ended: RefundEnd): Promise<RefundState | null> {
  const { id: refundId, paymentId, orderId, memberId } = refund
  return changeAndTell(world, async (tx) => {
    const members = await lockMembers(tx, [memberId])
    const wallet = await lockWallet(tx, members, memberId)
    const locked = await lockOrder(tx, members, { orderId, memberId })
    if (!locked || !(await setEnd(tx, refundId, ended))) return { result: null, gapFor: [memberId] }
    await endGivenAtProvider(tx, locked.held, { orderId, paymentId, doneAt: world.now() })
    // The member's lock keeps payment updates out meanwhile, so the log and the gauge always agree.
    const [found] = await listTriesBy(tx, [paymentId])
    const row = found?.refunds.find(({ id }) => id === refundId)
    if (!found || !row) throw new Error(`refund ${refundId} is gone`)
    const collection = collectionOf(found.collecting, world.now())
    const result = refundState(row, { ...found.payment, collection })
    // If the refund was known to be impossible, the mail about it has said so already.
    const isMailed = result === 'failed' && world.payments.canRefund(refund)
    if (isMailed) await world.jobs.enqueue(tx, refundFailedMail, { orderId, refundId })
    // A deleted account has no wallet and gets no event.
    return { result, events: wallet ? [{ memberId, event: { type: 'order_changed', orderId } }] : [] }
  })
}
