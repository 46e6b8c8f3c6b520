import { expect, test } from 'bun:test'
import { orderStatus, type PaymentTryFacts, statusOf, takenBackSteps } from './rules.ts'

const at = new Date('2026-03-01T12:00:00Z')
const refund = { minor: 3679, sentAt: null, doneAt: null, failedAt: null, settledAt: null, revokedMinor: 0 }
const paid: PaymentTryFacts = {
  ...{ status: 'paid', isSurplus: false, paidMinor: 4799, chargedBackMinor: 0, collection: null, refunds: [] },
}
const collection = (state: 'announced' | 'collected' | 'dropped' | 'returned') => ({ state, day: '2026-06-08' })

const whole = { ...refund, minor: 4799 }

test.each([
  ['is paid', {}, 'paid'],
  ['has failed', { status: 'failed' }, 'failed'],
  ['is on its way back as a whole', { refunds: [whole] }, 'going_back'],
  ['is on its way back in part', { refunds: [refund] }, 'part_going_back'],
  ['is back', { refunds: [{ ...whole, doneAt: at }] }, 'gone_back'],
  ['is back in part', { refunds: [{ ...refund, doneAt: at }] }, 'part_gone_back'],
  ['could not be sent back', { refunds: [{ ...whole, failedAt: at }] }, 'not_gone_back'],
  ['was paid by hand', { refunds: [{ ...whole, failedAt: at, settledAt: at }] }, 'gone_back'],
  ['was taken back by a bank', { chargedBackMinor: 4799 }, 'taken_back'],
  ['was taken back by a bank in part', { chargedBackMinor: 2400 }, 'part_taken_back'],
  ['was taken back before it went', { chargedBackMinor: 4799, refunds: [whole] }, 'taken_back'],
  ['is announced', { collection: collection('announced') }, 'announced'],
  ['is collected', { collection: collection('collected') }, 'collected'],
  [
    'goes back in part though it is not collected yet',
    { collection: collection('announced'), refunds: [refund] },
    'part_going_back',
  ],
  [
    'will never be collected',
    { collection: collection('dropped'), refunds: [{ ...whole, doneAt: at }] },
    'not_collected',
  ],
  [
    'is paid where what was given back was called off',
    { refunds: [{ ...whole, doneAt: at, revokedMinor: 4799 }] },
    'paid',
  ],
  ['was refused by its bank', { collection: collection('returned') }, 'taken_back'],
] as const)('what was paid %s', (_, traits, status) => {
  expect(statusOf({ ...paid, ...traits })).toBe(status)
})

test('an order stands as what has paid it, else as its latest try, else as long as it can be paid', () => {
  const order = { paidAt: at, expiresAt: at }
  const surplus = { ...paid, isSurplus: true, refunds: [whole] }
  expect(orderStatus(order, [surplus, { ...paid, refunds: [refund] }], at)).toBe('part_going_back')
  expect(orderStatus({ ...order, paidAt: null }, [surplus, { ...paid, status: 'failed' }], at)).toBe('going_back')
  expect(orderStatus({ ...order, paidAt: null }, [], new Date(0))).toBe('open')
  expect(orderStatus({ ...order, paidAt: null }, [], at)).toBe('expired')
})

test('what a bank takes back and brings again is told step by step', () => {
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
  const known = [
    { upTo: 4799, at },
    { upTo: 2400, at: later(1) },
  ]
  const minors = (chargedBackMinor: number) =>
    takenBackSteps(known, { chargedBackMinor, chargedBackAt: later(2) }).map(({ minor }) => minor)
  expect([minors(2400), minors(3000)]).toEqual([
    [4799, -2399],
    [4799, -2399, 600],
  ])
})
