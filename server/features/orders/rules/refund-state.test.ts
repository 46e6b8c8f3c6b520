import { expect, test } from 'bun:test'
import { owedOf, refundState } from './refund-state.ts'

const at = new Date('2026-03-01T12:00:00Z')
const refund = { minor: 3679, sentAt: null, doneAt: null, failedAt: null, settledAt: null, revokedMinor: 0 }
const paid = { paidMinor: 4799, chargedBackMinor: 0, collection: null }

test.each([
  ['is under way until it is there', {}, {}, 'under_way'],
  ['is under way when it was sent before a bank took it', { sentAt: at }, { chargedBackMinor: 4799 }, 'under_way'],
  ['is done when the provider says so', { sentAt: at, doneAt: at }, { chargedBackMinor: 4799 }, 'done'],
  ['came by the bank that was faster', {}, { chargedBackMinor: 4799 }, 'by_bank'],
  ['came by the bank when the provider refuses it then', { failedAt: at }, { chargedBackMinor: 4799 }, 'by_bank'],
  ['has failed when a bank brought only a part of it', { failedAt: at }, { chargedBackMinor: 2400 }, 'failed'],
  ['has failed when its provider refuses it', { failedAt: at }, {}, 'failed'],
  ['was paid by hand when an operator says so', { failedAt: at, settledAt: at }, {}, 'by_hand'],
  [
    'stays paid by hand when a bank takes it, too',
    { failedAt: at, settledAt: at },
    { chargedBackMinor: 4799 },
    'by_hand',
  ],
  [
    'never came of a direct debit that is dropped',
    { doneAt: at },
    { collection: { state: 'dropped', day: '2026-06-08' } },
    'not_collected',
  ],
] as const)('money that goes back %s', (_, traits, paying, state) => {
  expect(refundState({ ...refund, ...traits }, { ...paid, ...paying })).toBe(state)
})

test.each([
  ['all of it', { chargedBackMinor: 0 }, [], 4799],
  ['what a bank has left', { chargedBackMinor: 2400 }, [], 2399],
  ['nothing that a bank has brought', { chargedBackMinor: 4799 }, [], 0],
  ['what others leave', {}, [{ minor: 1000, failedAt: null, settledMinor: null, revokedMinor: 0 }], 3799],
  [
    'nothing less for another one that failed as well',
    {},
    [{ minor: 1000, failedAt: at, settledMinor: null, revokedMinor: 0 }],
    4799,
  ],
  [
    'what others leave that were paid by hand',
    { chargedBackMinor: 2400 },
    [{ minor: 1000, failedAt: at, settledMinor: 900, revokedMinor: 0 }],
    1499,
  ],
  ['what was not given back at the provider since', { refundedMinor: 1200 }, [], 3599],
  [
    'what another one leaves that is back',
    { refundedMinor: 1000 },
    [{ minor: 1000, failedAt: null, settledMinor: null, revokedMinor: 0 }],
    3799,
  ],
] as const)('of a refund that failed is owed %s', (_, gone, others, owed) => {
  const failed = { id: 'a', minor: 4799, sentAt: null, failedAt: at, settledMinor: null, revokedMinor: 0 }
  const all = [failed, ...others.map((other) => ({ ...other, id: 'b', sentAt: null }))]
  const payment = { paidMinor: 4799, refundedMinor: 0, chargedBackMinor: 0, ...gone }
  expect(owedOf(failed, payment, all)).toBe(owed)
})
