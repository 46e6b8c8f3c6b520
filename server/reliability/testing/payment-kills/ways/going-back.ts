import { insertToken } from '../../../../../db/queries/mail/tokens.ts'
import { newToken } from '../../../../core/crypto/token.ts'
import type { Person } from '../../clients/people.ts'
import { bought, surplus, takenBack, withdrawn } from '../end.ts'
import { atTheBank, bringNews, clientAt, type Shop } from '../shop.ts'
import type { Way } from '../way.ts'
import { aBuyer, anOrderer, remembering, savedOf } from './buying.ts'

const refundMinor = 4799

/** As the mailed link holds it. */
async function linkOf(shop: Shop, { id: memberId, email }: Person): Promise<string> {
  const { token, hash } = newToken()
  const [createdAt, expiresAt] = [shop.now(), new Date(shop.now().getTime() + 14 * 24 * 60 * 60_000)]
  await insertToken(shop.database.db, { hash, memberId, email, purpose: 'withdraw', createdAt, expiresAt })
  return token
}

export const goingBack: Way[] = [
  {
    name: 'withdrawal',
    who: 'requests',
    async prepare(shop) {
      const { person, orderId } = await aBuyer(shop)
      const send = (at: Shop) => clientAt(at, person).withdrawals.withdraw.mutate({ orderId, refundMinor })
      return { ...{ person, orderId, send, goOn: send }, right: withdrawn }
    },
  },
  {
    name: 'withdrawal by a link',
    who: 'requests',
    async prepare(shop) {
      const { person, orderId } = await aBuyer(shop)
      const token = await linkOf(shop, person)
      const send = (at: Shop) => clientAt(at).withdrawals.withdrawByLink.mutate({ token, orderId, refundMinor })
      return { ...{ person, orderId, send, goOn: send }, right: withdrawn }
    },
  },
  {
    name: 'round of refunds',
    who: 'refunds',
    async prepare(shop) {
      const { person, orderId } = await aBuyer(shop)
      await clientAt(shop, person).withdrawals.withdraw.mutate({ orderId, refundMinor })
      return { ...{ person, orderId }, right: withdrawn }
    },
  },
  {
    name: 'webhook of what goes back',
    who: 'requests',
    async prepare(shop) {
      const { person, orderId } = await anOrderer(shop)
      await atTheBank(shop, person, 'paid_less')
      return { ...{ person, orderId, send: (at) => bringNews(at, person) }, right: surplus }
    },
  },
  {
    name: 'webhook of a charge-back',
    who: 'requests',
    async prepare(shop) {
      const { person, orderId } = await aBuyer(shop)
      await atTheBank(shop, person, 'charged_back_now')
      const send = (at: Shop) => bringNews(at, person)
      return { ...{ person, orderId, send, meanwhile: send }, right: takenBack }
    },
  },
  {
    name: 'forgetting a card',
    who: 'requests',
    async prepare(shop) {
      const { person, orderId } = await aBuyer(shop, remembering())
      const id = await savedOf(shop, person)
      const send = (at: Shop) => clientAt(at, person).savedMethods.forget.mutate({ id })
      return { ...{ person, orderId, send, goOn: send }, right: bought }
    },
  },
  {
    name: 'round of revocations',
    who: 'mandate_revocations',
    async prepare(shop) {
      const { person, orderId } = await aBuyer(shop, remembering())
      await clientAt(shop, person).savedMethods.forget.mutate({ id: await savedOf(shop, person) })
      return { ...{ person, orderId }, right: bought }
    },
  },
]
