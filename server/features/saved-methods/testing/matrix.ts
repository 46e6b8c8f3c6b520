import { aPaymentCustomer, aSavedMethod } from '../../../../db/testing/orders.ts'
import { form, noObject } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import { attempt, wanted } from '../../orders/testing/buyer.ts'
import { rememberVersion } from '../rules.ts'

const limit = { seconds: 60, member: 120 }

/** The card that a member has had remembered. */
const cardOf = (memberId: string) => `${memberId.slice(0, -4)}ca4d`

export const matrix: Matrix = {
  fill: async (db, memberId) => {
    await aSavedMethod(db, memberId, { id: cardOf(memberId) })
    await aPaymentCustomer(db, memberId)
  },
  procedures: {
    'savedMethods.list': noObject,
    'savedMethods.forget': ({ me, others }) => ({
      ...(me ? { 'one’s own': { id: cardOf(me.id) } } : {}),
      'Dirk’s': { id: cardOf(others.dirk.id) },
      'that is not there': { id: missing },
    }),
  },
  changes: {
    'savedMethods.forget': {
      does: async ({ ada, as, ask }) => {
        const { orders, savedMethods } = await as(ada)
        const payment = attempt({ method: 'creditcard', bank: null, remember: rememberVersion })
        const asked = wanted({ payment })
        const { checkoutUrl } = await orders.order(asked)
        await ask(form(new URL(checkoutUrl ?? '').pathname, { outcome: 'paid' }))
        await orders.look({ orderId: asked.id })
        const [card] = (await savedMethods.list()).methods
        await savedMethods.forget({ id: card?.id ?? '' })
      },
      seenBy: {
        ada: ['chats', 'me', 'photos', 'profiles', 'savedMethods', 'search', 'spendingLimits', 'talks', 'transactions'],
      },
    },
  },
  limits: { 'savedMethods.list': limit, 'savedMethods.forget': limit },
}
