import { expect, test } from 'bun:test'
import type { PaymentStatus } from '../../../../db/reference/money/payment-statuses.ts'
import { canCancel, isPayable, orderStates, stateOf } from './order-state.ts'

const now = new Date('2026-06-01T12:00:00Z')
const later = new Date('2026-06-01T12:00:01Z')
const known = (...statuses: PaymentStatus[]) =>
  statuses.map((status) => ({ status, providerPaymentId: 'tr_1', savedMethodId: null }))

test.each([
  ['open', known('open')],
  ['starting', [{ status: 'open' as const, providerPaymentId: null, savedMethodId: null }]],
  ['pending', known('pending')],
  ['pending', known('failed', 'pending')],
  ['failed', known('failed', 'cancelled')],
  ['cancelled', known('cancelled', 'failed')],
  ['timed_out', known('expired', 'failed')],
  // With another amount, which goes back.
  ['failed', known('paid')],
] as const)('an order is %s by its last try, or by one that is on its way', (state, tries) => {
  expect(stateOf({ paidAt: null, expiresAt: later }, tries, now)).toBe(state)
})

test('an order that nobody can begin to pay any more has expired, unless money is on its way', () => {
  expect(stateOf({ paidAt: null, expiresAt: now }, known('open'), now)).toBe('expired')
  expect(stateOf({ paidAt: null, expiresAt: now }, known('pending'), now)).toBe('pending')
})

test('a charge that no provider has told of is being asked about, however late', () => {
  const charge = { status: 'open' as const, savedMethodId: 'one' }
  expect(stateOf({ paidAt: null, expiresAt: now }, [{ ...charge, providerPaymentId: null }], now)).toBe('starting')
  expect(stateOf({ paidAt: null, expiresAt: now }, [{ ...charge, providerPaymentId: 'tr_1' }], now)).toBe('pending')
})

test('what is under way can be cancelled where whoever takes the money would end all of it, and nothing is charged', () => {
  const [open, onItsWay] = [true, false].map((canBeCancelled) => ({ canBeCancelled, isCharge: false }))
  expect(canCancel([open!])).toBe(true)
  expect(canCancel([open!, onItsWay!])).toBe(false)
  expect(canCancel([{ ...open!, isCharge: true }])).toBe(false)
})

test('a member can go on to pay where they have something to do', () => {
  const there = [{ checkoutUrl: 'https://bank.example' }]
  expect(orderStates.filter((state) => isPayable(state, there))).toEqual(['open', 'failed', 'cancelled', 'timed_out'])
  expect(isPayable('open', [{ checkoutUrl: null }])).toBe(false)
})

test('a paid order is paid, whatever became of its tries', () => {
  expect(stateOf({ paidAt: now, expiresAt: now }, known('failed', 'pending'), now)).toBe('paid')
})
