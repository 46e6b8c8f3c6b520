import { anAcknowledgement, anOrder, aPayment, aRefund } from '../../../../db/testing/orders.ts'
import { form, noObject, type Objects } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import { attempt, wanted } from './buyer.ts'

const orderedAt = new Date('2026-02-01T00:00:00Z')

/** The order that a member has. */
const orderOf = (memberId: string) => `${memberId.slice(0, -4)}0bde`

const payment = attempt({ id: '7d0a7c7e-3f5b-4a1c-9d38-2f2c6c1f9b20' })

const orders =
  (more: object = {}): Objects =>
  ({ me, others }) => ({
    ...(me ? { 'one’s own': { orderId: orderOf(me.id), ...more } } : {}),
    'Dirk’s': { orderId: orderOf(others.dirk.id), ...more },
    'that is not there': { orderId: missing, ...more },
  })

const ownPage = {
  unseen: 'what is not paid stands on the page of its order alone, which a journey looks at in two tabs',
}

const askingLimit = { seconds: 60, member: 60 }
const payingLimit = { seconds: 3600, member: 60 }

export const matrix: Matrix = {
  // An expired order with a discount. Another amount was paid, its refund failed and was paid manually, and the excess
  // was acknowledged.
  fill: async (db, memberId) => {
    const order = await anOrder(db, memberId, {
      ...{ id: orderOf(memberId), discountMinor: 1200, totalMinor: 3599, discountCode: 'WELKOM' },
      ...{ createdAt: orderedAt, expiresAt: orderedAt },
    })
    const surplus = await aPayment(db, order, {
      ...{ status: 'paid', isSurplus: true, paidCurrency: 'EUR', paidMinor: 3600, paidAt: orderedAt },
      ...{ createdAt: orderedAt, fetchedAt: orderedAt },
    })
    await aRefund(db, surplus, {
      ...{ reason: 'surplus', minor: 3600, createdAt: orderedAt, failedAt: orderedAt },
      ...{ settledAt: orderedAt, settledOn: '2026-02-02', settledMinor: 3600, settledHow: 'per bank' },
    })
    await anAcknowledgement(db, surplus)
  },
  procedures: {
    'orders.checkout': () => ({
      'of a package': { packageId: 'p2', country: null },
      'in another country': { packageId: 'p0', country: 'BE' },
    }),
    'orders.methods': () => ({ 'of a country': { country: 'NL' } }),
    'orders.owed': noObject,
    'orders.order': ({ others, me }) => ({
      'that is new': wanted({
        id: me ? `${me.id.slice(0, -4)}0bdf` : missing,
        payment: attempt({ id: me?.id ?? missing }),
      }),
      'with the id of Dirk’s': wanted({ id: orderOf(others.dirk.id), payment }),
    }),
    'orders.pay': orders({ payment }),
    'orders.cancel': orders(),
    'orders.look': orders(),
    'orders.get': orders(),
  },
  pages: {
    '/credits/$id/{-$paymentmethod}': ({ me, others }) => ({
      ...(me ? { 'one’s own order': orderOf(me.id) } : {}),
      'Dirk’s order': orderOf(others.dirk.id),
      'an order that is not there': missing,
      'a package': 'p2',
    }),
  },
  web: {
    '/payments/:provider/webhook': async () => ({
      'of nobody': { path: '/payments/nobody/webhook', method: 'POST', body: {} },
      'of a payment that is not there': {
        path: '/payments/sandbox/webhook',
        method: 'POST',
        body: { payment: 'tb_x', status: 'paid' },
      },
    }),
  },
  changes: {
    'orders.order': ownPage,
    'orders.pay': ownPage,
    'orders.cancel': ownPage,
    'orders.look': {
      does: async ({ ada, as, ask }) => {
        const asked = wanted()
        const { orders } = await as(ada)
        const { checkoutUrl } = await orders.order(asked)
        await ask(form(new URL(checkoutUrl ?? '').pathname, { outcome: 'paid' }))
        await orders.look({ orderId: asked.id })
      },
      seenBy: {
        ada: ['chats', 'me', 'photos', 'profiles', 'savedMethods', 'search', 'spendingLimits', 'talks', 'transactions'],
      },
    },
  },
  ungranted: {
    'orders.order': 'nothing is sold at another price than was shown',
    'orders.pay': 'the order that everybody has is over',
  },
  limits: {
    'orders.checkout': askingLimit,
    'orders.methods': askingLimit,
    'orders.order': payingLimit,
    'orders.pay': payingLimit,
    'orders.cancel': askingLimit,
    'orders.look': askingLimit,
  },
}
