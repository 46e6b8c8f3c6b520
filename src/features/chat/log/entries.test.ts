import { expect, test } from 'bun:test'
import type { ChatMessage } from '../../../../server/features/chat/views.ts'
import type { Outgoing } from '../outbox/outbox.ts'
import { entriesOf, shownMessages } from './entries.ts'

const me = 'ruben'
const other = 'sanne'

const message = (seq: number, senderId: string, at: string): ChatMessage => ({
  conversationId: 'c',
  seq,
  senderId,
  clientId: `id-${seq}`,
  body: `message ${seq}`,
  createdAt: `2026-11-${at}:00.000Z`,
})

const outgoing = (clientId: string, traits: Partial<Outgoing> = {}): Outgoing => ({
  clientId,
  memberId: other,
  body: 'on its way',
  writtenAt: '2026-11-20T10:40:00.000Z',
  state: 'sending',
  failures: 0,
  ...traits,
})

const shown = (messages: ChatMessage[], pending: Outgoing[] = [], otherReadSeq = 0, otherDeliveredSeq = otherReadSeq) =>
  shownMessages(messages, pending, { meId: me, otherReadSeq, otherDeliveredSeq })
const facts = { hasOlder: false, news: null, dayOf: (at: string) => at.slice(0, 10) }

test('a message on its way follows those that the server has', () => {
  const list = shown([message(1, other, '20T10:00')], [outgoing('id-9')])
  expect(list.map(({ state }) => state)).toEqual(['received', 'sending'])
})

test('a message whose echo has come is shown once, in the same place', () => {
  const before = shown([], [outgoing('id-1')])
  const after = shown([message(1, me, '20T10:40')], [outgoing('id-1')])
  expect(after).toHaveLength(1)
  expect(after[0]?.key).toBe(before[0]!.key)
})

test('the other one may happen to have made the same id', () => {
  expect(shown([message(1, other, '20T10:00')], [outgoing('id-1')])).toHaveLength(2)
})

test('mine are read, and delivered, up to where the other one has read and received', () => {
  const mine = [1, 2, 3].map((seq) => message(seq, me, `20T10:0${seq}`))
  expect(shown(mine, [], 1, 2).map(({ state }) => state)).toEqual(['read', 'delivered', 'sent'])
})

test('a turn ends when the other one speaks, after a silence, and at midnight', () => {
  const list = shown([
    message(1, other, '19T23:58'),
    message(2, other, '19T23:59'),
    message(3, other, '20T00:01'),
    message(4, me, '20T00:02'),
    message(5, me, '20T00:30'),
  ])
  const entries = entriesOf(list, facts)
  expect(entries.map(({ startsTurn }) => startsTurn)).toEqual([true, false, true, true, true])
  expect(entries.map(({ endsTurn }) => endsTurn)).toEqual([false, true, true, true, true])
  expect(entries.map(({ day }) => day)).toEqual(['2026-11-19', undefined, '2026-11-20', undefined, undefined])
})

test('without a time zone there are no days yet', () => {
  const entries = entriesOf(shown([message(1, other, '19T10:00'), message(2, other, '20T10:00')]), {
    ...facts,
    dayOf: undefined,
  })
  expect(entries.every(({ day }) => day === undefined)).toBe(true)
})

test('the mark of what is new stands before the first new one of the other', () => {
  const list = shown([
    message(1, other, '20T10:00'),
    message(2, me, '20T10:01'),
    message(3, other, '20T10:02'),
    message(4, other, '20T10:03'),
  ])
  const entries = entriesOf(list, { ...facts, news: { afterSeq: 1, count: 2 } })
  expect(entries.map(({ newCount }) => newCount)).toEqual([undefined, undefined, 2, undefined])
})

test('while older messages are not here, nobody knows whether a day begins', () => {
  const list = shown([message(8, other, '19T10:00'), message(9, other, '20T10:00')])
  expect(entriesOf(list, { ...facts, hasOlder: true }).map(({ day }) => day)).toEqual([undefined, '2026-11-20'])
})

test('while older new messages are not here, nobody knows where the new ones begin', () => {
  const list = shown([message(8, other, '20T10:00'), message(9, other, '20T10:01')])
  const news = { afterSeq: 3, count: 6 }
  expect(entriesOf(list, { ...facts, hasOlder: true, news }).some(({ newCount }) => newCount)).toBe(false)
  expect(entriesOf(list, { ...facts, news })[0]?.newCount).toBe(6)
})

test('each message that went wrong stands alone, with its own words', () => {
  const list = shown([], [outgoing('1', { state: 'failed' }), outgoing('2', { state: 'failed' }), outgoing('3')])
  expect(entriesOf(list, facts).every(({ startsTurn, endsTurn }) => startsTurn && endsTurn)).toBe(true)
})

test('a message that was taken back leaves the read state under the one above it', () => {
  const takenBack = { ...message(2, me, '20T10:01'), content: { kind: 'unsent' as const } }
  const entries = entriesOf(shown([message(1, me, '20T10:00'), takenBack], [], 1), facts)
  expect(entries.map(({ state, endsTurn }) => [state, endsTurn])).toEqual([
    ['read', true],
    ['sent', true],
  ])
})
