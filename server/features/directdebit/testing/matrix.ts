import { noObject, type Objects } from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import { aFilledInDebit } from './filled-in.ts'
import { filledIn } from './scene.ts'

const limit = { seconds: 60, member: 60 }

/** What the member was about to pay. */
const paymentOf = (memberId: string) => `${memberId.slice(0, -4)}dd00`

const payments =
  (more: object = {}): Objects =>
  ({ me, others }) => ({
    ...(me ? { 'one’s own': { paymentId: paymentOf(me.id), ...more } } : {}),
    'Dirk’s': { paymentId: paymentOf(others.dirk.id), ...more },
    'that is not there': { paymentId: missing, ...more },
  })

const closed = 'what the matrices fill in was never signed in time'

export const matrix: Matrix = {
  fill: (db, memberId) => aFilledInDebit(db, memberId, paymentOf(memberId)),
  procedures: {
    'directDebit.show': payments(),
    'directDebit.terms': noObject,
    'directDebit.give': payments(filledIn),
    'directDebit.sendCode': payments(),
    'directDebit.sign': payments({ code: '000000' }),
  },
  ungranted: { 'directDebit.give': closed, 'directDebit.sendCode': closed, 'directDebit.sign': closed },
  changes: {
    'directDebit.give': { unseen: 'it sends a message to a phone' },
    'directDebit.sendCode': { unseen: 'it sends a message to a phone' },
    'directDebit.sign': { unseen: 'what it settles is told as news of the payment (orders)' },
  },
  limits: { 'directDebit.give': limit, 'directDebit.sendCode': limit, 'directDebit.sign': limit },
}
