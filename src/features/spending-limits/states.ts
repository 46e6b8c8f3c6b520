import { type Money, money } from '../../../db/reference/money/money.ts'
import type { State } from '../../testing/stage.tsx'
import type { LimitPeriod, OwnLimit } from './use-set-limits.ts'

const euros = (amount: number): Money => money(amount * 100, 'EUR')

const raisedAt = new Date('2026-03-04T10:15:00Z')

/** A period of which nothing is limited nor spent; `changes` are the exceptions. */
export const createOwnLimit = (period: LimitPeriod, changes: Partial<OwnLimit> = {}): OwnLimit => ({
  period,
  limit: null,
  coming: null,
  spent: euros(0),
  pending: euros(0),
  left: null,
  until: new Date('2026-03-09T00:00:00Z'),
  ...changes,
})

const stateOf = (...limits: OwnLimit[]) =>
  ({ at: '/credits/limit', answers: { spendingLimits: { view: { currency: 'EUR', limits } } } }) satisfies State

/** `/credits/limit`. */
export const spendingLimitStates = {
  'no limit': stateOf(createOwnLimit('week'), createOwnLimit('month')),
  'partly spent': stateOf(
    createOwnLimit('week', { limit: euros(50), spent: euros(20), pending: euros(10), left: euros(20) }),
    createOwnLimit('month'),
  ),
  'a raise and a removal are planned': stateOf(
    createOwnLimit('week', {
      limit: euros(50),
      left: euros(50),
      coming: { limit: euros(75), holdsFrom: raisedAt },
    }),
    createOwnLimit('month', { limit: euros(120), left: euros(120), coming: { limit: null, holdsFrom: raisedAt } }),
  ),
} satisfies Record<string, State>
