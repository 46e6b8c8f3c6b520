import type { conversations, messages, participants } from '../../schema/index.ts'
import type { DemoChat, DemoMessage } from '../meetings/chats.ts'
import type { Books } from '../meetings/wallets.ts'
import type { DemoPerson } from '../people/person.ts'

export function conversationRow({ id, starter, other, messages }: DemoChat): typeof conversations.$inferInsert {
  const [lowId, highId] = [starter.id, other.id].sort() as [string, string]
  const { createdAt } = messages[0] as DemoMessage
  return { id, lowId, highId, startedBy: starter.id, lastSeq: messages.length, createdAt }
}

export function participantRows(chat: DemoChat): (typeof participants.$inferInsert)[] {
  const { id: conversationId, starter, other, messages, unread } = chat
  const last = messages.at(-1) as DemoMessage
  const sideOf = (me: DemoPerson, them: DemoPerson) => {
    const theirs = messages.flatMap(({ sender }, i) => (sender === them ? [i + 1] : []))
    const mine = last.sender === them ? unread : 0
    const readSeq = theirs[theirs.length - 1 - mine] ?? 0
    return { conversationId, memberId: me.id, otherId: them.id, unread: mine, readSeq, listedAt: last.createdAt }
  }
  return [sideOf(starter, other), sideOf(other, starter)]
}

export function messageRows({ id, messages: sent }: DemoChat, { paidWith }: Books): (typeof messages.$inferInsert)[] {
  return sent.map((message, i) => {
    const payment = paidWith.get(message) ?? 'none'
    return {
      conversationId: id,
      seq: i + 1,
      senderId: message.sender.id,
      clientId: message.clientId,
      body: message.body,
      paidWith: payment,
      cost: payment === 'credits' ? 1 : 0,
      createdAt: message.createdAt,
    }
  })
}
