import type { CountryCode } from '../../../../../db/reference/countries/codes.ts'
import type { PaymentMethod } from '../../../../../db/reference/money/payment-methods.ts'
import type { Standing } from '../../../../../db/testing/money/standing.ts'
import { attempt, wanted } from '../../../../features/orders/testing/buyer.ts'
import { rememberVersion } from '../../../../features/saved-methods/rules.ts'
import { codesOf } from '../codes.ts'
import { type Dice, type Life, type Operation, oneOf, operation, whileThere } from '../operation.ts'

/** How is paid from where: in each of the eight currencies. */
const ways: readonly Way[] = [
  ...(['ideal', 'ideal', 'ideal', 'creditcard', 'creditcard', 'paypal'] as const).map((method) => inThe('NL', method)),
  ...[inThe('NL', 'sdd'), inThe('NL', 'sdd'), inThe('BE', 'bancontact'), inThe('BE', 'sdd'), inThe('AT', 'eps')],
  ...[inThe('PL', 'blik'), inThe('GB', 'creditcard'), inThe('CH', 'paypal'), inThe('US', 'applepay')],
  ...[inThe('CA', 'creditcard'), inThe('AU', 'creditcard'), inThe('NZ', 'creditcard')],
]

interface Way {
  country: CountryCode
  method: PaymentMethod
  bank: string | null
  canBeRemembered: boolean
}

function inThe(country: CountryCode, method: PaymentMethod): Way {
  const canBeRemembered = method === 'creditcard' || method === 'paypal'
  return { country, method, bank: method === 'ideal' ? 'maas' : null, canBeRemembered }
}

const packages = ['p0', 'p0', 'p0', 'p1', 'p1', 'p2'] as const

/** Not paid, and in time. */
const payable = ({ hasLeft, orders }: Standing, now: number) =>
  hasLeft ? [] : orders.filter(({ isPaid, expiresAt }) => !isPaid && expiresAt > now)

const ownOrders = ({ hasLeft, orders }: Standing) => (hasLeft ? [] : orders)

const ownMethods = ({ hasLeft, saved }: Standing) => (hasLeft ? [] : saved.filter(({ isForgotten }) => !isForgotten))

/** Orders with a payment that is not decided yet, as far as the shop knows. */
const beingPaid = (standing: Standing) =>
  ownOrders(standing).filter(({ id }) =>
    standing.payments.some(({ orderId, status }) => orderId === id && (status === 'open' || status === 'pending')),
  )

export const buying: Operation[] = [
  operation({ name: 'order', weight: 4, about: whileThere, act: (life, _, dice) => order(life, dice, undefined) }),
  operation({
    name: 'order with a code',
    weight: 3,
    about: whileThere,
    act: (life, _, dice) => order(life, dice, oneOf(dice, codesOf(life.ada))),
  }),
  operation({
    name: 'order with what is remembered',
    weight: 4,
    about: ownMethods,
    blindly: ({ hasLeft, saved }) => (hasLeft ? [] : saved),
    act: (life, { id }, dice) => order(life, dice, undefined, id),
  }),
  operation({
    name: 'pay again',
    weight: 1,
    about: payable,
    blindly: ownOrders,
    act: ({ browser }, { id, country }, dice) => {
      const fit = ways.filter((way) => way.country === country)
      return browser.client.orders.pay.mutate({ orderId: id, payment: tryBy(oneOf(dice, fit), dice) })
    },
  }),
  operation({
    name: 'come back',
    weight: 3,
    about: beingPaid,
    blindly: ownOrders,
    act: ({ browser }, { id }) => browser.client.orders.look.mutate({ orderId: id }),
  }),
  operation({
    name: 'cancel',
    weight: 1,
    about: beingPaid,
    blindly: ownOrders,
    act: ({ browser }, { id }) => browser.client.orders.cancel.mutate({ orderId: id }),
  }),
  operation({
    name: 'forget what is remembered',
    weight: 1,
    about: ownMethods,
    act: ({ browser }, { id }) => browser.client.savedMethods.forget.mutate({ id }),
  }),
]

/** At the price that the checkout shows, by the member's own country where what is remembered is charged. */
async function order({ browser }: Life, dice: Dice, code: string | null | undefined, savedMethodId?: string) {
  const [way, packageId] = [savedMethodId ? inThe('NL', 'creditcard') : oneOf(dice, ways), oneOf(dice, packages)]
  const { country, method } = way
  const asked = { packageId, country, ...(code !== undefined && { code }) }
  const { offer } = await browser.client.orders.checkout.query({ ...asked, method })
  const payment = savedMethodId ? attempt({ method, bank: null, savedMethodId }) : tryBy(way, dice)
  return browser.client.orders.order.mutate(wanted({ ...asked, total: offer.price, payment }))
}

const tryBy = ({ method, bank, canBeRemembered }: Way, dice: Dice) =>
  attempt({ method, bank, remember: canBeRemembered && dice(2) === 0 ? rememberVersion : null })
