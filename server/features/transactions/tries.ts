import type { PaymentTry } from '../../../db/queries/orders/tries.ts'
import { type Money, money } from '../../../db/reference/money/money.ts'
import { collectionOf } from '../payments/collection.ts'
import type { PaymentTryFacts } from './rules.ts'

/** A try to pay as the rules see it. */
export function toTry({ payment, refunds, collecting }: PaymentTry, now: Date): PaymentTryFacts {
  const { status, isSurplus, paidMinor, chargedBackMinor } = payment
  return { status, isSurplus, paidMinor, chargedBackMinor, refunds, collection: collectionOf(collecting, now) }
}

/** What came in by a try to pay and brought no credits; null where nothing did. */
export const surplusOf = ({ isSurplus, paidMinor, paidCurrency, currency }: PaymentTry['payment']): Money | null =>
  isSurplus ? money(paidMinor, paidCurrency ?? currency) : null
