import type { Db } from '../../../../db/client.ts'
import { withdrawals } from '../../../../db/schema/withdrawals.ts'
import { anOrder, aPayment, aRefund, asBought } from '../../../../db/testing/orders.ts'
import type { Objects } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const limit = { seconds: 60, member: 30 }

type Traits = Parameters<typeof anOrder>[2] & { paidAt: Date }

/** One of which nothing is booked: nobody has other credits for it, or is premium. */
async function aPurchase(db: Db, memberId: string, { paidAt, ...traits }: Traits) {
  const order = await anOrder(db, memberId, { ...traits, paidAt })
  return aPayment(db, order, { status: 'paid', paidCurrency: 'EUR', paidMinor: order.totalMinor, paidAt })
}

/** The purchase that a member has withdrawn from. */
const orderOf = (memberId: string) => `${memberId.slice(0, -4)}d00d`

const purchases =
  (more: object = {}): Objects =>
  ({ me, others }) => ({
    ...(me ? { 'one’s own': { orderId: orderOf(me.id), ...more } } : {}),
    'Dirk’s': { orderId: orderOf(others.dirk.id), ...more },
    'that is not there': { orderId: missing, ...more },
  })

export const matrix: Matrix = {
  fill: async (db, memberId) => {
    const paidAt = new Date('2026-02-01T00:00:00Z')
    const payment = await aPurchase(db, memberId, { id: orderOf(memberId), paidAt })
    const { orderId, minor } = payment
    const refundId = crypto.randomUUID()
    await aRefund(db, payment, { id: refundId, reason: 'withdrawal' })
    await db.insert(withdrawals).values({ orderId, credits: 60, minor, refundId, withdrawnAt: paidAt })
  },
  procedures: {
    'withdrawals.terms': purchases(),
    'withdrawals.withdraw': purchases({ refundMinor: 4799 }),
  },
  pages: {
    '/transactions/$id/withdraw': ({ me, others }) => ({
      ...(me ? { 'one’s own': orderOf(me.id) } : {}),
      'Dirk’s': orderOf(others.dirk.id),
      'that is not there': missing,
    }),
  },
  changes: {
    'withdrawals.withdraw': {
      does: async ({ db, ada, as }) => {
        // She has bought the nine credits that she has.
        const now = new Date()
        const { orderId } = await aPurchase(db, ada.id, { credits: 9, createdAt: now, paidAt: now })
        await asBought(db, ada.id)
        const { withdrawals } = await as(ada)
        await withdrawals.withdraw({ orderId, refundMinor: 4799 })
      },
      seenBy: { ada: ['spendingLimits', 'transactions'] },
    },
  },
  limits: { 'withdrawals.terms': limit, 'withdrawals.withdraw': limit },
}
