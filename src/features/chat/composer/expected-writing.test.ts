import { expect, test } from 'bun:test'
import { withWallet, writingOf } from '../../../../server/features/chat/rules/writing.ts'
import { expectedWriting } from './expected-writing.ts'

const writing = (wallet: { balance: number; freeMessages: number }) =>
  writingOf({ isConfirmed: true, isRecipientConfirmed: true, startsLeft: null, messageCredits: 2, wallet })

test('messages on their way use up the free ones first, then credits', () => {
  const next = expectedWriting(writing({ balance: 6, freeMessages: 1 }), 2)
  expect(next).toMatchObject({ freeMessages: 0, credits: 4, paidWith: 'credits', refusal: null })
})

test('what is on its way can leave too little for the next', () => {
  expect(expectedWriting(writing({ balance: 3, freeMessages: 0 }), 1).refusal).toBe('insufficient_credits')
})

test('when it has arrived, the wallet says the same', () => {
  const before = writing({ balance: 6, freeMessages: 0 })
  const arrived = withWallet(before, { balance: 4, freeMessages: 0 })
  expect(expectedWriting(before, 1)).toEqual(expectedWriting(arrived, 0))
})
