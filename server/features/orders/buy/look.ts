import { listUndecidedOf } from '../../../../db/queries/orders/due.ts'
import { findOwnOrder } from '../../../../db/queries/orders/orders.ts'
import type { MemberContext } from '../../../core/context.ts'
import { tryAgainLater } from '../../../core/refusals.ts'
import { orderNotFound, paymentUnderWay } from '../refusals.ts'
import { canCancel } from '../rules/order-state.ts'
import { askOrLater } from './ask.ts'

/** Polls the undecided payments of an order, for a member who is back from the provider. True if all have answered. */
export async function look(ctx: MemberContext, orderId: string): Promise<boolean> {
  let isAnswered = true
  for (const payment of await undecidedOf(ctx, orderId)) {
    if ((await askOrLater(ctx, payment)) !== 'answered') isAnswered = false
  }
  return isAnswered
}

/**
 * Cancels the payments of an order that are under way; the order stays. Throws `payment_under_way` if the provider
 * can't any more, and `try_again_later` if it does not answer.
 */
export async function cancel(ctx: MemberContext, orderId: string): Promise<void> {
  const undecided = await undecidedOf(ctx, orderId)
  if (!canCancel(undecided)) throw paymentUnderWay()
  for (const payment of undecided) {
    if ((await askOrLater(ctx, payment, ['open', 'pending'])) !== 'answered') throw tryAgainLater()
  }
  if ((await listUndecidedOf(ctx.db, orderId, ctx.now())).length > 0) throw paymentUnderWay()
}

async function undecidedOf({ db, me, now }: MemberContext, orderId: string) {
  if (!(await findOwnOrder(db, me.id, orderId))) throw orderNotFound()
  return listUndecidedOf(db, orderId, now())
}
