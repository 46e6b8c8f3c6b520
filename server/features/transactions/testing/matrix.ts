import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import type { Objects } from '../../../contract/testing/access/objects.ts'
import { noObject } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const orderedAt = new Date('2026-02-02T00:00:00Z')
const limit = { seconds: 60, member: 120 }

/** The order that a member has. */
const orderOf = (memberId: string) => `${memberId.slice(0, -4)}0dde`

const orders: Objects = ({ me, others }) => ({
  ...(me ? { 'one’s own': { id: orderOf(me.id) } } : {}),
  'Dirk’s': { id: orderOf(others.dirk.id) },
  'that is not there': { id: missing },
})

const lists: Objects = () => ({
  all: { filter: 'all', timeZone: 'UTC' },
  payments: { filter: 'payments', timeZone: 'UTC' },
  credits: { filter: 'credits', timeZone: 'UTC' },
})

export const matrix: Matrix = {
  fill: async (db, memberId) => {
    const order = await anOrder(db, memberId, { id: orderOf(memberId), createdAt: orderedAt })
    await aPayment(db, order, { status: 'failed', createdAt: orderedAt })
  },
  procedures: {
    'transactions.balance': noObject,
    'transactions.list': lists,
    'transactions.get': orders,
  },
  pages: {
    '/transactions/{-$id}': ({ me, others }) => ({
      ...(me ? { 'one’s own': orderOf(me.id) } : {}),
      'Dirk’s': orderOf(others.dirk.id),
      'that is none': 'none',
    }),
  },
  limits: {
    'transactions.balance': limit,
    'transactions.list': limit,
    'transactions.get': limit,
  },
}
