import { expect, test } from 'bun:test'
import { withWallet, writingOf } from '../../../../server/features/chat/rules/writing.ts'
import type { Outgoing } from '../outbox/outbox.ts'
import { expectedWriting } from './expected-writing.ts'

const writing = (wallet: { balance: number; freeMessages: number }, messageCredits = 2) =>
  writingOf({ isConfirmed: true, isRecipientConfirmed: true, startsLeft: null, messageCredits, wallet })

const aText = (state: Outgoing['state'] = 'waiting'): Outgoing => ({
  ...{ clientId: '1', memberId: 'sanne', body: 'Hoi', writtenAt: '2026-11-20T10:00:00.000Z', failures: 0 },
  state,
})
const aGift = (price: number): Outgoing => ({ ...aText('sending'), price, content: { kind: 'gift', gift: 'rose' } })
const aPhoto = (price: number): Outgoing => ({ ...aText('sending'), price, content: { kind: 'photo' } })

test('messages on their way use up the free ones first, then credits', () => {
  const next = expectedWriting(writing({ balance: 6, freeMessages: 1 }), [aText('sending'), aText()])
  expect(next).toMatchObject({ freeMessages: 0, credits: 4, paidWith: 'credits', refusal: null })
})

test('gifts on their way take their price and no free message, also where messages are free', () => {
  const outbox = [aGift(6), aText()]
  expect(expectedWriting(writing({ balance: 9, freeMessages: 1 }), outbox)).toMatchObject({
    freeMessages: 0,
    credits: 3,
  })
  expect(expectedWriting(writing({ balance: 9, freeMessages: 0 }, 0), outbox)).toMatchObject({ credits: 3 })
})

test('photos on their way take a free message where there is one, else their own price', () => {
  const outbox = [aPhoto(3), aPhoto(3), aText()]
  expect(expectedWriting(writing({ balance: 9, freeMessages: 1 }), outbox)).toMatchObject({
    freeMessages: 0,
    credits: 4,
  })
  expect(expectedWriting(writing({ balance: 9, freeMessages: 1 }), [aPhoto(0)])).toMatchObject({ freeMessages: 1 })
})

test('what has failed or was refused takes nothing', () => {
  const before = writing({ balance: 3, freeMessages: 0 })
  expect(expectedWriting(before, [aText('failed'), aText('refused')])).toEqual(before)
})

test('what is on its way can leave too little for the next', () => {
  expect(expectedWriting(writing({ balance: 3, freeMessages: 0 }), [aText()]).refusal).toBe('insufficient_credits')
})

test('when it has arrived, the wallet says the same', () => {
  const before = writing({ balance: 6, freeMessages: 0 })
  const arrived = withWallet(before, { balance: 4, freeMessages: 0 })
  expect(expectedWriting(before, [aText()])).toEqual(expectedWriting(arrived, []))
})
