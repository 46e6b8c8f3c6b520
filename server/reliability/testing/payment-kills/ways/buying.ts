import { attempt, wanted } from '../../../../features/orders/testing/buyer.ts'
import { rememberVersion } from '../../../../features/saved-methods/rules.ts'
import { aPerson, type Person } from '../../clients/people.ts'
import { bought, boughtAgain } from '../end.ts'
import { atTheBank, bringNews, clientAt, type Shop } from '../shop.ts'
import type { Begun, Way } from '../way.ts'

/** Somebody new who has ordered and was sent to the bank. */
export async function anOrderer(shop: Shop, payment = attempt()): Promise<{ person: Person; orderId: string }> {
  const person = await aPerson(shop)
  const asked = wanted({ payment })
  await clientAt(shop, person).orders.order.mutate(asked)
  return { person, orderId: asked.id }
}

/** Somebody who has paid at the bank. The shop has had no update about it yet. */
async function aPayer(shop: Shop, payment = attempt()): Promise<{ person: Person; orderId: string }> {
  const orderer = await anOrderer(shop, payment)
  await atTheBank(shop, orderer.person, 'paid')
  return orderer
}

export async function aBuyer(shop: Shop, payment = attempt()): Promise<{ person: Person; orderId: string }> {
  const payer = await aPayer(shop, payment)
  await lookAt(shop, payer)
  return payer
}

const lookAt = (shop: Shop, { person, orderId }: Pick<Begun, 'person' | 'orderId'>) =>
  clientAt(shop, person).orders.look.mutate({ orderId })

const byCard = { method: 'creditcard', bank: null } as const
export const remembering = () => attempt({ ...byCard, remember: rememberVersion })

export const savedOf = async (shop: Shop, person: Person) => {
  const [saved] = (await clientAt(shop, person).savedMethods.list.query()).methods
  if (!saved) throw new Error('no card is remembered')
  return saved.id
}

async function payAndLook(shop: Shop, begun: Pick<Begun, 'person' | 'orderId'>): Promise<void> {
  await atTheBank(shop, begun.person, 'paid')
  await lookAt(shop, begun)
}

export const buying: Way[] = [
  {
    name: 'order',
    who: 'requests',
    async prepare(shop) {
      const [person, asked] = [await aPerson(shop), wanted()]
      const send = (at: Shop) => clientAt(at, person).orders.order.mutate(asked)
      const goOn = async (at: Shop) => {
        await send(at)
        await payAndLook(at, { person, orderId: asked.id })
      }
      return { ...{ person, orderId: asked.id, send, goOn }, right: bought }
    },
  },
  {
    name: 'pay again',
    who: 'requests',
    async prepare(shop) {
      const { person, orderId } = await anOrderer(shop)
      const payment = attempt()
      const send = (at: Shop) => clientAt(at, person).orders.pay.mutate({ orderId, payment })
      const goOn = async (at: Shop) => {
        await send(at)
        await payAndLook(at, { person, orderId })
      }
      return { ...{ person, orderId, send, goOn }, right: bought }
    },
  },
  {
    name: 'come back',
    who: 'requests',
    async prepare(shop) {
      const payer = await aPayer(shop)
      return { ...payer, send: (at) => lookAt(at, payer), right: bought }
    },
  },
  {
    name: 'webhook of a payment',
    who: 'requests',
    async prepare(shop) {
      const payer = await aPayer(shop)
      return { ...payer, send: (at) => bringNews(at, payer.person), right: bought }
    },
  },
  {
    name: 'round of payments',
    who: 'payment_reconciliation',
    prepare: async (shop) => ({ ...(await aPayer(shop)), right: bought }),
  },
  {
    name: 'charge of a remembered card',
    who: 'requests',
    async prepare(shop) {
      const { person } = await aBuyer(shop, remembering())
      const charging = async () => attempt({ ...byCard, savedMethodId: await savedOf(shop, person) })
      const asked = wanted({ payment: await charging() })
      const send = (at: Shop) => clientAt(at, person).orders.order.mutate(asked)
      const goOn = async (at: Shop) => {
        await send(at)
        // What was never charged was given up, and is charged by another press.
        const { state } = await clientAt(at, person).orders.get.query({ orderId: asked.id })
        const payment = attempt({ ...byCard, savedMethodId: asked.payment.savedMethodId })
        if (state !== 'paid') await clientAt(at, person).orders.pay.mutate({ orderId: asked.id, payment })
      }
      return { ...{ person, orderId: asked.id, send, goOn }, right: boughtAgain }
    },
  },
]
