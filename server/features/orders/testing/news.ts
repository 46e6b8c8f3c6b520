import { money } from '../../../../db/reference/money/money.ts'
import type { PaymentFacts, PaymentNews } from '../rules/settlement.ts'

/** A payment without any update yet. */
export const untouched: PaymentFacts = {
  ...{ status: 'open', paidCurrency: null, paidMinor: 0, refundedMinor: 0, chargedBackMinor: 0, paidWith: null },
}

const nothing = money(0, 'EUR')

/** All that is asked for an order of € 47.99 has come in. */
export const paid: PaymentNews = {
  ...{ status: 'paid', canBeCancelled: false, paid: money(4799, 'EUR'), refunded: nothing, chargedBack: nothing },
  ...{ paidWith: 'Visa 4242', bankCountry: 'NL', mandateId: null },
}

export const said = (status: Exclude<PaymentNews['status'], 'paid'>): PaymentNews => ({
  ...{
    status,
    canBeCancelled: status === 'open',
    paid: nothing,
    refunded: nothing,
    chargedBack: nothing,
    paidWith: null,
    bankCountry: null,
    mandateId: null,
  },
})

/** It was paid, and the bank has taken so many cents back. */
export const taken = (minor: number): PaymentNews => ({ ...paid, chargedBack: money(minor, 'EUR') })

/** It was paid, and so many cents have gone back. */
export const refunded = (minor: number): PaymentNews => ({ ...paid, refunded: money(minor, 'EUR') })

/**
 * All updates of one payment in its life, the latest last. It is begun, given up and paid all the same. Then a quarter
 * is given back, a bank charges all of it back while that is cancelled, and half of this is won again.
 */
export const eightNews: readonly PaymentNews[] = [
  ...[said('open'), said('pending'), said('failed'), paid],
  ...[refunded(1200), { ...taken(3599), refunded: money(1200, 'EUR') }, taken(4799), taken(2400)],
]

/** All orders of some things; of `n` things n! of them. */
export function* permutations<Thing>(things: readonly Thing[]): Generator<Thing[]> {
  if (things.length === 0) yield []
  for (const [n, thing] of things.entries()) {
    for (const others of permutations(things.toSpliced(n, 1))) yield [thing, ...others]
  }
}
