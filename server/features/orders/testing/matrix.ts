import { anOrder, aPayment, aRefund } from '../../../../db/testing/orders.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const orderedAt = new Date('2026-02-01T00:00:00Z')

/** One that has expired, with a discount, and was paid with another amount, which goes back. */
export const matrix: Matrix = {
  fill: async (db, memberId) => {
    const order = await anOrder(db, memberId, {
      ...{ discountMinor: 1200, totalMinor: 3599, discountCode: 'WELKOM' },
      ...{ createdAt: orderedAt, expiresAt: orderedAt },
    })
    const payment = await aPayment(db, order, {
      ...{ status: 'paid', isSurplus: true, paidCurrency: 'EUR', paidMinor: 3600, paidAt: orderedAt },
      ...{ createdAt: orderedAt, fetchedAt: orderedAt },
    })
    await aRefund(db, payment, { reason: 'surplus', minor: 3600, createdAt: orderedAt })
  },
}
