import { expect, test } from 'bun:test'
import { refundState } from './refund-state.ts'

const at = new Date('2026-03-01T12:00:00Z')
const refund = { minor: 3679, sentAt: null, doneAt: null, failedAt: null }
const paid = { paidMinor: 4799, chargedBackMinor: 0, collection: null }

test.each([
  ['is under way until it is there', {}, {}, 'under_way'],
  ['is under way when it was sent before a bank took it', { sentAt: at }, { chargedBackMinor: 4799 }, 'under_way'],
  ['is done when the provider says so', { sentAt: at, doneAt: at }, { chargedBackMinor: 4799 }, 'done'],
  ['came by the bank that was faster', {}, { chargedBackMinor: 4799 }, 'by_bank'],
  ['came by the bank when the provider refuses it then', { failedAt: at }, { chargedBackMinor: 4799 }, 'by_bank'],
  ['has failed when a bank brought only a part of it', { failedAt: at }, { chargedBackMinor: 2400 }, 'failed'],
  ['has failed when its provider refuses it', { failedAt: at }, {}, 'failed'],
  [
    'never came of a direct debit that is dropped',
    { doneAt: at },
    { collection: { state: 'dropped', day: '2026-06-08' } },
    'not_collected',
  ],
] as const)('money that goes back %s', (_, traits, paying, state) => {
  expect(refundState({ ...refund, ...traits }, { ...paid, ...paying })).toBe(state)
})
