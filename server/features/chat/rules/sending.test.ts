import { describe, expect, test } from 'bun:test'
import { type ChatFacts, decideSend, judgeWriting, tidyMessage } from './sending.ts'
import { photoWritingOf, withStartsLeft, withWallet } from './writing.ts'

const refusalOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('the text of a message', () => {
  test.each([
    ['  Hoi  ', 'Hoi'],
    ['een\r\ntwee\rdrie', 'een\ntwee\ndrie'],
    ['een\ttab', 'een\ttab'],
    ['bel\u0007 en nul\u0000', 'bel en nul'],
    ['cafe\u0301', 'café'],
    ['half \ud83d', 'half'],
    ['👩‍👩‍👧 samen', '👩‍👩‍👧 samen'],
  ])('%j is sent as %j', (typed, sent) => {
    expect(tidyMessage(typed, 100)).toBe(sent)
  })

  test.each(['', '   ', '\n\t', '\u200b', '\ufeff\u2060', '\u00ad', '\u3164', '\u0000'])('%j says nothing', (typed) => {
    expect(refusalOf(() => tidyMessage(typed, 100))).toBe('message_empty')
  })

  test('may be as long as the limit, counted in code points after trimming', () => {
    expect(tidyMessage(` ${'🦊'.repeat(5)} `, 5)).toBe('🦊'.repeat(5))
    expect(refusalOf(() => tidyMessage('🦊'.repeat(6), 5))).toBe('message_too_long')
  })
})

/** Two confirmed members without a conversation; the one who writes is free and has 2 credits. */
const facts = (differences: Partial<ChatFacts> = {}): ChatFacts => ({
  sender: { id: 'ada', confirmed: true, premium: false },
  recipient: { confirmedAt: new Date(0) },
  hasConversation: false,
  started: 0,
  wallet: { balance: 2, freeMessages: 0 },
  messageCredits: 1,
  ...differences,
})
const unconfirmed = { id: 'ada', confirmed: false, premium: false }
const premium = { id: 'ada', confirmed: true, premium: true }

describe('the next message', () => {
  test.each<[string, Partial<ChatFacts>, ReturnType<typeof decideSend>]>([
    ['takes a credit', {}, { paidWith: 'credits', cost: 1 }],
    ['takes as many credits as the site asks', { messageCredits: 2 }, { paidWith: 'credits', cost: 2 }],
    ['takes a free one first', { wallet: { balance: 2, freeMessages: 1 } }, { paidWith: 'free', cost: 0 }],
    ['takes a free one without credits', { wallet: { balance: 0, freeMessages: 1 } }, { paidWith: 'free', cost: 0 }],
    ['takes nothing where messages are free', { messageCredits: 0 }, { paidWith: 'none', cost: 0 }],
  ])('%s', (_, differences, payment) => {
    expect(decideSend(facts(differences))).toEqual(payment)
  })

  test.each<[string, Partial<ChatFacts>]>([
    ['member_not_found', { recipient: null }],
    ['not_confirmed', { sender: unconfirmed, recipient: { confirmedAt: null } }],
    ['recipient_not_confirmed', { recipient: { confirmedAt: null }, started: 2 }],
    ['conversation_limit', { started: 2, wallet: { balance: 0, freeMessages: 0 } }],
    ['insufficient_credits', { messageCredits: 3 }],
  ])('is refused: %s', (code, differences) => {
    expect(refusalOf(() => decideSend(facts(differences)))).toBe(code)
  })

  test.each<[string, Partial<ChatFacts>]>([
    ['of a second conversation', { started: 1 }],
    ['of a premium member’s third conversation', { started: 2, sender: premium }],
    ['in a conversation that exists', { started: 2, hasConversation: true }],
  ])('%s is sent', (_, differences) => {
    expect(refusalOf(() => decideSend(facts(differences)))).toBeUndefined()
  })
})

describe('a screen that hears of a change judges as the server does', () => {
  const wallets = [0, 1, 2, 5].flatMap((balance) => [0, 1].map((freeMessages) => ({ balance, freeMessages })))
  const starts = [
    { started: 0 },
    { started: 2 },
    { started: 2, hasConversation: true },
    { started: 1, recipient: { confirmedAt: null } },
    { started: 1, sender: unconfirmed },
    { started: 2, sender: premium },
  ]
  const all = starts.flatMap((start) =>
    wallets.flatMap((wallet) => [0, 2].map((messageCredits) => facts({ ...start, wallet, messageCredits }))),
  )

  test('of the wallet', () => {
    for (const before of all)
      for (const wallet of wallets) {
        expect(withWallet(judgeWriting(before), wallet)).toEqual(judgeWriting({ ...before, wallet }))
      }
  })

  test('of a photo, which is judged like a text of its price', () => {
    for (const before of all)
      for (const messageCredits of [0, 2, 5])
        expect(photoWritingOf(judgeWriting(before), messageCredits)).toEqual(
          judgeWriting({ ...before, messageCredits }),
        )
  })

  test('of the conversations begun', () => {
    for (const before of all) {
      expect(withStartsLeft(judgeWriting(before), null)).toEqual(judgeWriting({ ...before, hasConversation: true }))
    }
  })
})
