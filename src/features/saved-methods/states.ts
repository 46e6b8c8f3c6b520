import type { Answers } from '../../testing/fake-server.ts'
import type { State } from '../../testing/stage.tsx'
import { createOffer, discountedOffer, exceededLimit, noneSaved, savedCard } from '../orders/states.ts'

type Shop = NonNullable<NonNullable<Answers['packages']>['shop']>

const eur = (minor: number) => ({ minor, currency: 'EUR' }) as const
const small = {
  packageId: 'p0',
  credits: 10,
  popular: false,
  list: eur(999),
  price: eur(999),
  lowest: eur(999),
} as const
const offers = (make: typeof createOffer) => [make(small), make({})]

const shopOf = (changes: Partial<Extract<Shop, { offers: unknown }>> = {}) => ({
  ...{ offers: offers(createOffer), country: 'NL' as const, taxRate: 2100, refundDays: 14, isTest: false },
  ...changes,
})

/** `/credits`. */
const shopState = (answers: Answers = {}, me: State['me'] = {}): State => ({
  at: '/credits',
  me,
  answers: {
    packages: { shop: shopOf() },
    spendingLimits: { view: { currency: 'EUR', limits: [] } },
    orders: { owed: 0 },
    savedMethods: { list: noneSaved },
    ...answers,
  },
})

export const shopStates = {
  shop: shopState(),
  'with a discount': shopState({
    packages: { shop: shopOf({ offers: offers((changes) => discountedOffer('TROUW20', 20, changes)) }) },
  }),
  'with the discount of a new member': shopState(
    { packages: { shop: shopOf({ offers: offers((changes) => discountedOffer('TIMEBONUS25', 25, changes)) }) } },
    { timeBonus: { percentage: 25, endsAt: new Date(Date.now() + 3 * 3_600_000) } },
  ),
  'with a saved card': shopState({ savedMethods: { list: { ...noneSaved, methods: [savedCard] } } }),
  'with owed credits': shopState({ orders: { owed: 12 } }),
  'partly beyond the own limit': shopState({
    spendingLimits: { view: { currency: 'EUR', limits: [exceededLimit] } },
  }),
  'beyond the own limit': shopState({
    spendingLimits: { view: { currency: 'EUR', limits: [{ ...exceededLimit, left: eur(500) }] } },
  }),
  unconfirmed: shopState({}, { status: 'not_confirmed', profileStatus: 'disabled' }),
  'as a test': shopState({ packages: { shop: shopOf({ isTest: true }) } }),
} satisfies Record<string, State>
