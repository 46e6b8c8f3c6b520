import { z } from 'zod'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { listUndecidedOf } from '../../../../db/queries/orders/due.ts'
import { lockOrder } from '../../../../db/queries/orders/lock.ts'
import { findOwnOrder } from '../../../../db/queries/orders/orders.ts'
import type { MemberContext } from '../../../core/context.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { checkMethod } from '../../discounts/discounting.ts'
import { orderNotFound, paymentUnderWay } from '../refusals.ts'
import { checkPayable } from '../rules/paying.ts'
import { endOthers } from './ask.ts'
import { attemptSchema, beginOrLater, insertAttempt, type Paying, routeOf } from './attempt.ts'

export const paySchema = z.object({ orderId: idSchema, payment: attemptSchema })

/** Starts another payment of an order, perhaps by another method. Earlier ones are cancelled unless they are paid. */
export async function pay(ctx: MemberContext, { orderId, payment }: z.infer<typeof paySchema>): Promise<Paying> {
  const { db, me, now } = ctx
  const known = await findOwnOrder(db, me.id, orderId)
  if (!known) throw orderNotFound()
  if (known.payments.some(({ id }) => id === payment.id)) return beginOrLater(ctx, { id: payment.id, isNew: false })
  checkPayable(known.order, now())
  const attempt = await routeOf(ctx, known.order, payment)
  await checkMethod(ctx, known.order, attempt.method)
  const written = await db.transaction(async (tx) => {
    const members = await lockMembers(tx, [me.id])
    const locked = await lockOrder(tx, members, { memberId: me.id, orderId })
    if (!locked) throw orderNotFound()
    checkPayable(locked.order, now())
    // The provider may have taken the money already; the answer is not known yet.
    if ((await listUndecidedOf(tx, orderId, now())).some(({ isCharge }) => isCharge)) throw paymentUnderWay()
    return insertAttempt(ctx, tx, members, locked, attempt)
  })
  await endOthers(ctx, orderId, payment.id)
  return beginOrLater(ctx, written)
}
