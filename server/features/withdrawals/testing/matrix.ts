import type { Db } from '../../../../db/client.ts'
import { withdrawals } from '../../../../db/schema/withdrawals.ts'
import { anOrder, aPayment, aRefund, asBought } from '../../../../db/testing/orders.ts'
import type { Objects } from '../../../contract/testing/access/objects.ts'
import { form, withEmail } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const limit = { seconds: 60, member: 30 }
const byLink = { seconds: 60, network: 60 }

type Traits = Parameters<typeof anOrder>[2] & { paidAt: Date }

/** One of which nothing is booked: nobody has other credits for it, or is premium. */
async function aPurchase(db: Db, memberId: string, { paidAt, ...traits }: Traits) {
  const order = await anOrder(db, memberId, { ...traits, paidAt })
  return aPayment(db, order, { status: 'paid', paidCurrency: 'EUR', paidMinor: order.totalMinor, paidAt })
}

/** As somebody who has bought the nine credits that they have. Returns the order. */
async function buyNine(db: Db, memberId: string): Promise<string> {
  const now = new Date()
  const { orderId } = await aPurchase(db, memberId, { credits: 9, createdAt: now, paidAt: now })
  await asBought(db, memberId)
  return orderId
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
  ungranted: { 'withdrawals.withdrawByLink': 'nobody has been mailed a link' },
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
    'withdrawals.declare': withEmail,
    'withdrawals.link': () => ({ '': {} }),
    'withdrawals.withdrawByLink': purchases({ refundMinor: 4799, token: 'none' }),
  },
  web: {
    '/withdrawal': async ({ someEmail }) => ({
      'a form with Dirk’s address': form('/withdrawal', { email: someEmail }),
      'an empty form': form('/withdrawal', {}),
    }),
    '/withdrawal/do': async ({ tokenOf }) => {
      const sent = async (token: Promise<string> | string) =>
        form('/withdrawal/do', { token: await token, orderId: missing, refundMinor: '4799' })
      return {
        'a good link and a purchase that is not there': await sent(tokenOf('withdraw')),
        'a good link of somebody banned': await sent(tokenOf('withdraw', { banned: true })),
        'a good link of somebody leaving': await sent(tokenOf('withdraw', { leaving: true })),
        'a link for something else': await sent(tokenOf('enter')),
        'a link that is not there': await sent('none'),
        'an empty form': form('/withdrawal/do', {}),
      }
    },
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
        const orderId = await buyNine(db, ada.id)
        const { withdrawals } = await as(ada)
        await withdrawals.withdraw({ orderId, refundMinor: 4799 })
      },
      seenBy: { ada: ['savedMethods', 'spendingLimits', 'transactions'] },
    },
    'withdrawals.declare': { unseen: 'it sends a mail' },
    'withdrawals.withdrawByLink': {
      does: async ({ db, ada, as, linkMailedTo }) => {
        const orderId = await buyNine(db, ada.id)
        const { withdrawals } = await as(null)
        await withdrawals.declare({ email: ada.email })
        const [, token = ''] = (await linkMailedTo(ada)).split('token=')
        await withdrawals.withdrawByLink({ token, orderId, refundMinor: 4799 })
      },
      seenBy: { ada: ['savedMethods', 'spendingLimits', 'transactions'] },
    },
  },
  limits: {
    'withdrawals.terms': limit,
    'withdrawals.withdraw': limit,
    'withdrawals.declare': { seconds: 60, network: 30 },
    'withdrawals.link': byLink,
    'withdrawals.withdrawByLink': byLink,
  },
}
