import { type Money, money } from '../../../db/reference/money/money.ts'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import type { Outputs } from '../../lib/trpc.ts'
import type { Answers } from '../../testing/fake-server.ts'
import type { State } from '../../testing/stage.tsx'
import type { Checkout } from './checkout/use-checkout-price.ts'
import type { ShownOrder } from './state/facts.ts'

type Offer = Checkout['offer']
type Payment = NonNullable<ShownOrder['payment']>

const euros = (minor: number): Money => money(minor, 'EUR')
const orderedAt = new Date('2026-03-12T18:03:00Z')
const orderId = '6e1f2a9c-0b5d-4a7e-8c3f-9d2b1e4f5a60'

/** Sixty credits at their list price; `changes` are the exceptions. */
export const createOffer = (changes: Partial<Offer> = {}): Offer => ({
  packageId: 'p2',
  credits: 60,
  popular: true,
  list: euros(4799),
  price: euros(4799),
  discount: null,
  otherwise: null,
  unit: euros(80),
  lowest: euros(4799),
  ...changes,
})

/** The offer with a code that takes off so many percent, rounded down as the server does. */
export function discountedOffer(code: string, percentage: number, changes: Partial<Offer> = {}): Offer {
  const offer = createOffer(changes)
  const price = euros(Math.ceil((offer.list.minor * (100 - percentage)) / 100))
  return { ...offer, price, discount: { code, percentage, validity: 'once_per_user', endsAt: null } }
}

export const createCheckout = (offer: Offer): Checkout => ({
  offer,
  country: 'NL',
  countries: ['NL', 'BE'],
  tax: { rate: 2100, amount: euros(Math.round((offer.price.minor * 21) / 121)), name: 'btw' },
  owedCredits: 0,
  consent: '2026-01',
  refundDays: 14,
  isTest: false,
})

/** An order of sixty credits that nobody has paid yet. */
const createOrder = (changes: Partial<ShownOrder> = {}): ShownOrder => ({
  id: orderId,
  state: 'open',
  packageId: 'p2',
  credits: 60,
  total: euros(4799),
  country: 'NL',
  createdAt: orderedAt,
  expiresAt: new Date('2026-03-13T18:03:00Z'),
  paidAt: null,
  isReplaced: false,
  payment: createPayment('ideal'),
  isUnclear: false,
  canPayOtherwise: false,
  canBeCancelled: false,
  surplus: null,
  withdrawn: null,
  takenBack: null,
  receipt: null,
  collected: 0,
  balanceAfter: null,
  isFirst: false,
  onlyWith: null,
  isTest: false,
  ...changes,
})

export const createPayment = (method: PaymentMethod, changes: Partial<Payment> = {}): Payment => ({
  method,
  paidWith: null,
  collection: null,
  startedAt: orderedAt,
  checkoutUrl: null,
  saved: null,
  ...changes,
})

const offered: Outputs['orders']['methods'] = (['ideal', 'paypal', 'creditcard'] as const).map((method) => ({
  ...{ method, banks: [], canBeRemembered: false },
}))

/** What every page asks that leads to a payment, where nothing is remembered or limited. */
const paymentAnswers = {
  orders: { methods: offered, look: true, cancel: undefined },
  savedMethods: { list: { methods: [], ended: [], remember: '2026-01', nextOrderId: null, lastPackageId: null } },
  packages: { offer: createOffer() },
  spendingLimits: { view: { currency: 'EUR', limits: [] } },
} satisfies Answers

/** The page of an order. */
export const orderState = (changes: Partial<ShownOrder>) =>
  ({
    at: `/credits/${orderId}`,
    answers: { ...paymentAnswers, orders: { ...paymentAnswers.orders, get: createOrder(changes) } },
  }) satisfies State

/** The checkout of sixty credits, with what each question for the price is answered. */
export const checkoutState = (checkout: NonNullable<NonNullable<Answers['orders']>['checkout']>) =>
  ({
    at: '/credits/p2/ideal',
    me: { premium: true },
    answers: { ...paymentAnswers, orders: { ...paymentAnswers.orders, checkout } },
  }) satisfies State

const paid = { state: 'paid', paidAt: orderedAt, receipt: 'VONK-2026-17', balanceAfter: 60 } as const
const takenBack = { at: orderedAt, amount: null, givenBack: null, credits: 30, owed: 0 }

/** `/credits/{order}`: everything that can become of an order. */
export const orderStates = {
  starting: orderState({ state: 'starting' }),
  'to be paid': orderState({ payment: createPayment('ideal', { checkoutUrl: 'https://bank.example/pay' }) }),
  unclear: orderState({ state: 'pending', isUnclear: true, canPayOtherwise: true }),
  'transfer that takes too long': orderState({ state: 'pending', payment: createPayment('sct') }),
  'transfer that can be cancelled': orderState({
    state: 'pending',
    payment: createPayment('sct', { checkoutUrl: 'https://bank.example/details' }),
    canBeCancelled: true,
  }),
  paid: orderState({ ...paid, isFirst: true }),
  'paid again': orderState(paid),
  'taken back in part': orderState({ ...paid, takenBack: { ...takenBack, amount: euros(2400) } }),
  'given back': orderState({ ...paid, takenBack: { ...takenBack, givenBack: euros(4799), credits: 60 } }),
  failed: orderState({ state: 'failed' }),
  'paid with too little': orderState({ state: 'failed', surplus: euros(4699) }),
  'timed out': orderState({ state: 'timed_out', payment: createPayment('paypal') }),
  'with a code of one method': orderState({ state: 'cancelled', onlyWith: ['ideal'] }),
  expired: orderState({ state: 'expired' }),
} satisfies Record<string, State>

/** `/credits/p2`. */
export const checkoutStates = {
  'list price': checkoutState(createCheckout(createOffer())),
  discounted: checkoutState(createCheckout(discountedOffer('ZOMER', 50))),
  'better with another method': checkoutState(
    createCheckout(createOffer({ otherwise: { percentage: 30, methods: ['ideal', 'paypal'] } })),
  ),
} satisfies Record<string, State>
