import type { CountryCode } from '../../reference/countries/codes.ts'
import { type Tier, usualTiers } from '../../reference/money/packages.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'
import type { PaymentStatus } from '../../reference/money/payment-statuses.ts'
import { anId, type DemoPerson, day, hour, minute } from '../people/person.ts'
import type { Random } from '../random.ts'
import { meansOf } from './means.ts'

/** A try to pay an order, the last of which is the one that counts. */
export interface DemoTry {
  id: string
  method: PaymentMethod
  bank: string | null
  paidWith: string | null
  status: PaymentStatus
  createdAt: Date
  /** The card is kept for the next time. */
  isRemembered: boolean
}

export interface DemoOrder {
  id: string
  buyer: DemoPerson
  tier: Tier
  createdAt: Date
  tries: DemoTry[]
  paidAt: Date | null
  /** When all of its credits went back, and the refund's id. */
  withdrawnAt: Date | null
  refundId: string
}

export interface DemoWallet {
  orders: DemoOrder[]
  /** In credits: what the demo gives beside what was bought, spent first. */
  given: number
}

const [small, medium] = usualTiers as [Tier, Tier, ...Tier[]]

/** As long ago as the return of the last quarter looks: orders of everybody from before would hold the start up. */
const oldest = 100 * day

/**
 * Decides where a member's credits come from. `spentAt` holds when they spend credits, in order; `left` is how many
 * remain. A premium member gets a purchase unless it lies too far back. Demo logins get a purchase history to look at.
 */
export function fillPurse(
  random: Random,
  person: DemoPerson,
  spentAt: readonly Date[],
  left: number,
  now: Date,
): DemoWallet {
  const needed = spentAt.length + left
  if (person.premiumSince === null)
    return { orders: person.isDemoLogin ? tried(random, person, now) : [], given: needed }
  const paidAt = person.premiumSince
  if (!person.isDemoLogin) {
    if (now.getTime() - paidAt.getTime() > oldest) return { orders: [], given: needed }
    const tier = largestWithin(needed)
    return { orders: [paid(random, person, tier, paidAt)], given: Math.max(0, needed - tier.credits) }
  }
  const before = needed - medium.credits - small.credits
  const first = largestWithin(before)
  // Before what was there until then is used up.
  const usedUp = spentAt[Math.max(before, first.credits)] ?? now
  const again = new Date(Math.min(now.getTime() - 6 * day - 3 * hour, usedUp.getTime() - minute))
  const orders = [
    ...[paid(random, person, first, paidAt), byCard(random, person, again), withdrawn(random, person, now)],
    byDirectDebit(random, person, now),
  ]
  return { orders, given: Math.max(0, before - first.credits) }
}

const largestWithin = (credits: number) => usualTiers.findLast((tier) => tier.credits <= credits) ?? small

/** Milliseconds from the order to the money. */
const atTheBank = 2 * minute

function paid(random: Random, buyer: DemoPerson, tier: Tier, paidAt: Date): DemoOrder {
  const createdAt = new Date(paidAt.getTime() - atTheBank)
  const tries = [aTry(random, buyer.country, { status: 'paid', createdAt })]
  return { ...anOrder(random, buyer, tier, createdAt), tries, paidAt }
}

/** At first their bank, which they left, then a card that is remembered. */
function byCard(random: Random, buyer: DemoPerson, paidAt: Date): DemoOrder {
  const order = paid(random, buyer, medium, paidAt)
  const [atBank] = order.tries as [DemoTry]
  const card = aTry(random, buyer.country, { method: 'creditcard', status: 'paid', isRemembered: true })
  const tries = [
    { ...atBank, status: 'cancelled' as const, paidWith: null },
    { ...card, createdAt: new Date(paidAt.getTime() - minute) },
  ]
  return { ...order, tries }
}

/** Thought better of within the hour. */
function withdrawn(random: Random, buyer: DemoPerson, now: Date): DemoOrder {
  const paidAt = new Date(now.getTime() - 2 * day - 7 * hour)
  return { ...paid(random, buyer, small, paidAt), withdrawnAt: new Date(paidAt.getTime() + 47 * minute) }
}

/** What nobody has spent yet, and the operator has not had collected. */
function byDirectDebit(random: Random, buyer: DemoPerson, now: Date): DemoOrder {
  const order = paid(random, buyer, small, new Date(now.getTime() - day))
  const signed = aTry(random, buyer.country, { method: 'sdd', status: 'paid', createdAt: order.createdAt })
  return { ...order, tries: [signed] }
}

/** A payment that came to nothing, and one whose money is on its way: a bank transfer takes days. */
function tried(random: Random, buyer: DemoPerson, now: Date): DemoOrder[] {
  if (!buyer.confirmed) return []
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return [
    { ...anOrder(random, buyer, small, ago(5 * day)), tries: [{ method: 'paypal', status: 'failed' } as const] },
    { ...anOrder(random, buyer, medium, ago(20 * hour)), tries: [{ method: 'sct', status: 'pending' } as const] },
  ].map((order) => ({
    ...order,
    tries: order.tries.map((each) => aTry(random, buyer.country, { ...each, createdAt: order.createdAt })),
  }))
}

function anOrder(random: Random, buyer: DemoPerson, tier: Tier, createdAt: Date): DemoOrder {
  return {
    id: anId(random),
    buyer,
    tier,
    createdAt,
    tries: [],
    paidAt: null,
    withdrawnAt: null,
    refundId: anId(random),
  }
}

function aTry(random: Random, country: CountryCode, given: Partial<DemoTry> & Pick<DemoTry, 'status'>): DemoTry {
  const { method, bank, paidWith } = meansOf(country, given.method)
  const isPaid = given.status === 'paid'
  return {
    ...{ id: anId(random), method, bank, paidWith: isPaid ? paidWith : null, createdAt: new Date(0) },
    isRemembered: false,
    ...given,
  }
}
