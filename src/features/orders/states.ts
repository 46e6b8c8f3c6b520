import { type Money, money } from '../../../db/reference/money/money.ts'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import {
  discountCodeLess,
  discountCodeNotFound,
  discountNotWithMethod,
} from '../../../server/features/discounts/refusals.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { type Answers, offline, pending, serverError } from '../../testing/fake-server.ts'
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

/** Ways to pay, none of which can be remembered. */
export const createMethods = (...methods: PaymentMethod[]): Outputs['orders']['methods'] =>
  methods.map((method) => ({ method, banks: [], canBeRemembered: false }))

/** What is remembered of somebody who has never paid. */
export const noneSaved: Outputs['savedMethods']['list'] = {
  ...{ methods: [], ended: [], remember: '2026-01', nextOrderId: null, lastPackageId: null },
}

export const savedCard = { id: orderId, method: 'creditcard', paidWith: 'Visa 4242' } as const

/** A limit of 20 euros, half of which is spent. */
export const exceededLimit: Outputs['spendingLimits']['view']['limits'][number] = {
  ...{ period: 'week', limit: euros(2000), spent: euros(1000), pending: euros(0), left: euros(1000) },
  ...{ coming: null, until: new Date('2026-03-16T00:00:00Z') },
}

/** What every page asks that leads to a payment, where nothing is remembered or limited. */
const paymentAnswers = {
  orders: { methods: createMethods('ideal', 'paypal', 'creditcard'), look: true, cancel: undefined },
  savedMethods: { list: noneSaved },
  packages: {
    offer: createOffer(),
    shop: { offers: [createOffer()], country: 'NL', taxRate: 2100, refundDays: 14, isTest: false },
  },
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

/** The same where the server says something else of orders. */
export function withOrders(state: State, orders: NonNullable<Answers['orders']>): State {
  return { ...state, answers: { ...state.answers, orders: { ...state.answers?.orders, ...orders } } }
}

/** Opens the field for a discount code, types one and applies it. */
const typeCode =
  (code: string): NonNullable<State['act']> =>
  async ({ user, screen }) => {
    const field = await screen.findByLabelText<HTMLInputElement>('Kortingscode')
    if (!field.closest('details')?.open) await user.click(screen.getByText('Kortingscode invullen'))
    await user.type(field, `${code}{Enter}`)
  }

const paid = { state: 'paid', paidAt: orderedAt, receipt: 'VONK-2026-17', balanceAfter: 60 } as const
const takenBack = { at: orderedAt, amount: null, givenBack: null, credits: 30, owed: 0 }

const withdrawn = { at: orderedAt, credits: 60, amount: euros(4799), byHand: null }
const announced = createPayment('sdd', { collection: { state: 'announced', day: '2026-03-20' } })

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
  'without a connection to the bank': withOrders(orderState({}), { look: offline }),
  'while the bank is asked': withOrders(orderState({ payment: createPayment('ideal', { checkoutUrl: '/bank' }) }), {
    look: pending,
  }),
  'direct debit on its way': orderState({ state: 'pending', payment: announced }),
  'paid by direct debit': orderState({ ...paid, payment: announced }),
  'paid with less for what was owed': orderState({ ...paid, collected: 12, balanceAfter: 48 }),
  'taken back with credits that were spent': orderState({
    ...paid,
    takenBack: { ...takenBack, amount: euros(4799), credits: 20, owed: 40 },
  }),
  'withdrawn from': orderState({ ...paid, withdrawn: { ...withdrawn, refund: 'under_way' } }),
  'withdrawn and sent back': orderState({ ...paid, withdrawn: { ...withdrawn, refund: 'done' } }),
  'withdrawn and not sent back': orderState({ ...paid, withdrawn: { ...withdrawn, refund: 'failed' } }),
  'failed with a saved card': orderState({
    state: 'failed',
    payment: createPayment('creditcard', { saved: { ...savedCard, isThere: true, hasEnded: false } }),
  }),
} satisfies Record<string, State>

const listPrice = checkoutState(createCheckout(createOffer()))

/** `/credits/p2`. */
export const checkoutStates = {
  'list price': listPrice,
  discounted: checkoutState(createCheckout(discountedOffer('ZOMER', 50))),
  'better with another method': checkoutState(
    createCheckout(createOffer({ otherwise: { percentage: 30, methods: ['ideal', 'paypal'] } })),
  ),
  'a long code counts': {
    ...checkoutState(({ code }) =>
      createCheckout(code ? discountedOffer('HEELVEELKORTING8A2D43C1', 50) : createOffer()),
    ),
    act: typeCode('HEELVEELKORTING8A2D43C1'),
  },
  'a code that nobody knows': {
    ...checkoutState(({ code }) => (code ? discountCodeNotFound() : createCheckout(createOffer()))),
    act: typeCode('BESTAATNIET'),
  },
  'a code that holds with another method': {
    ...checkoutState(({ code }) =>
      code ? discountNotWithMethod({ only: ['paypal'] }) : createCheckout(createOffer()),
    ),
    act: typeCode('PAYPAL'),
  },
  'a code that takes off less': {
    ...checkoutState(({ code }) => {
      if (code) return discountCodeLess({ code, percentage: 20 })
      return createCheckout(code === null ? createOffer() : discountedOffer('LEVENLANG', 20))
    }),
    act: async (acts) => {
      await acts.user.click(await acts.screen.findByRole('button', { name: 'LEVENLANG verwijderen' }))
      await typeCode('TIEN')(acts)
    },
  },
  'with owed credits': checkoutState({ ...createCheckout(createOffer()), owedCredits: 12 }),
  'as a test': checkoutState({ ...createCheckout(createOffer()), isTest: true }),
  unconfirmed: { ...listPrice, me: { status: 'not_confirmed', profileStatus: 'disabled' } },
  'methods are loading': withOrders(listPrice, { methods: pending }),
  'no method': withOrders(listPrice, { methods: [] }),
  'methods fail to load': withOrders(listPrice, { methods: serverError }),
  'with a saved card': {
    ...listPrice,
    answers: { ...listPrice.answers, savedMethods: { list: { ...noneSaved, methods: [savedCard] } } },
  },
  'beyond the own limit': {
    ...listPrice,
    answers: { ...listPrice.answers, spendingLimits: { view: { currency: 'EUR', limits: [exceededLimit] } } },
  },
} satisfies Record<string, State>
