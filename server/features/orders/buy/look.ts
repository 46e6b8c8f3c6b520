import { listUndecidedOf } from '../../../../db/queries/orders/due.ts'
import { findOwnOrder } from '../../../../db/queries/orders/orders.ts'
import type { MemberContext } from '../../../core/context.ts'
import { tryAgainLater } from '../../../core/refusals.ts'
import { orderNotFound, paymentUnderWay } from '../refusals.ts'
import { canCancel } from '../rules/order-state.ts'
import { askOrLater } from './ask.ts'

/** Looks at the providers what has become of an order, for who has come back from one. Answers whether all of them have answered. */
export async function look(ctx: MemberContext, orderId: string): Promise<boolean> {
  let isAnswered = true
  for (const payment of await undecidedOf(ctx, orderId)) {
    if ((await askOrLater(ctx, payment)) !== 'answered') isAnswered = false
  }
  return isAnswered
}

/**
 * Ends whatever is under way to pay an order, which stays. Throws `payment_under_way` where the provider can't any more, and
 * `try_again_later` where it does not answer.
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
