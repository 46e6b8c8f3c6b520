import { anOrder, aReceipt } from '../../../../db/testing/orders.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const paidAt = new Date('2026-02-03T00:00:00Z')

/** The receipt that a member has. */
const receiptOf = (memberId: string) => `${memberId.slice(0, -4)}bead`

export const matrix: Matrix = {
  fill: async (db, memberId) => {
    const order = await anOrder(db, memberId, { createdAt: paidAt, paidAt })
    await aReceipt(db, order, { id: receiptOf(memberId) })
  },
  web: {
    '/receipts/:file': async ({ me, dirk }) => ({
      ...(me ? { 'one’s own': { path: `/receipts/${receiptOf(me.id)}.pdf` } } : {}),
      ...(me ? { 'the way to one’s own': { path: `/receipts/${receiptOf(me.id)}` } } : {}),
      'Dirk’s': { path: `/receipts/${receiptOf(dirk.id)}.pdf` },
      'the way to Dirk’s': { path: `/receipts/${receiptOf(dirk.id)}` },
      'one that is not there': { path: `/receipts/${missing}.pdf` },
      'what is no receipt': { path: '/receipts/none.pdf' },
    }),
  },
}
