import { expect, test } from 'bun:test'
import type { ChatMessage, Conversation, ConversationPage } from '../../../../server/features/chat/views.ts'
import { newestConversation, newestPages } from './newest.ts'
import type { ConversationPages } from './rows.ts'

const message = (seq: number) => ({ seq }) as ChatMessage
const conversation = (seqs: number[], traits: Partial<Conversation> = {}) =>
  ({
    member: { id: 'sanne' },
    messages: seqs.map(message),
    hasOlder: true,
    eventSeq: 1,
    ...traits,
  }) as Conversation
const seqs = ({ messages }: Conversation) => messages.map(({ seq }) => seq)

test('older messages that were read back to stay when the conversation is fetched again', () => {
  const before = conversation([1, 2, 3, 4], { hasOlder: false })
  const after = newestConversation(before, conversation([3, 4, 5]))
  expect(seqs(after)).toEqual([1, 2, 3, 4, 5])
  expect(after.hasOlder).toBe(false)
})

test('what is not joined to the answer would leave a hole, so it goes', () => {
  const after = newestConversation(conversation([1, 2]), conversation([7, 8]))
  expect(seqs(after)).toEqual([7, 8])
  expect(after.hasOlder).toBe(true)
})

test('an answer older than the last event changes nothing', () => {
  const before = conversation([1, 2], { eventSeq: 5 })
  expect(newestConversation(before, conversation([1], { eventSeq: 4 }))).toBe(before)
})

test('what was deleted does not come back', () => {
  const before = conversation([1, 2, 3])
  expect(seqs(newestConversation(before, conversation([], { hasOlder: false })))).toEqual([])
  expect(seqs(newestConversation(before, conversation([4], { hasOlder: false })))).toEqual([4])
})

const page = (eventSeq: number, ids: string[]) =>
  ({ eventSeq, items: ids.map((conversationId) => ({ conversationId })) }) as ConversationPage
const pages = (...each: ConversationPage[]) => ({ pages: each, pageParams: each.map(() => null) })

test('a further page of the list is kept though events came while it was fetched', () => {
  const merged = newestPages(pages(page(5, ['b', 'a'])), pages(page(4, ['a', 'b']), page(4, ['c'])))
  expect(merged.pages.map(({ items }) => items.map(({ conversationId }) => conversationId))).toEqual([
    ['b', 'a'],
    ['c'],
  ])
})

test('an answer older than the last event does not move the rows back', () => {
  const before = pages(page(5, ['b', 'a']))
  expect(newestPages(before, pages(page(4, ['a', 'b'])))).toBe(before)
})

test('the conversation on the screen stays among the unread ones until it is left', () => {
  const row = (id: string, listedAt: string, unread: number) => ({
    conversationId: id,
    member: { id: `member of ${id}` },
    listedAt,
    unread,
  })
  const list = (eventSeq: number, ...rows: object[]) =>
    ({ pages: [{ items: rows, eventSeq }], pageParams: [null] }) as unknown as ConversationPages
  const before = list(1, row('ben', '2026-01-02', 1))
  const after = list(2, row('cleo', '2026-01-03', 1), row('dirk', '2026-01-01', 1))
  const shown = (openId?: string) =>
    newestPages(before, after, openId).pages.flatMap(({ items }) =>
      items.map(({ conversationId, unread }) => [conversationId, unread]),
    )
  expect(shown('ben')).toEqual([
    ['cleo', 1],
    ['ben', 0],
    ['dirk', 1],
  ])
  expect(shown('member of ben')).toEqual(shown('ben'))
  expect(shown('cleo')).toEqual(shown())
})
