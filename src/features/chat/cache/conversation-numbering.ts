import type { PhotoStatus } from '../../../../db/reference/photos.ts'
import type { Reaction } from '../../../../db/reference/reactions.ts'
import { withStartsLeft, withWallet } from '../../../../server/features/chat/rules/writing.ts'
import type { ChatMessage, Conversation } from '../../../../server/features/chat/views.ts'
import type { ChatMessageEvent } from '../../../lib/live/events.ts'
import type { Numbering, Stale } from '../../../lib/live/numbered.ts'

/**
 * A conversation with its messages in order. It may hold more of them than `chat.open` answered: older ones put before
 * them stay.
 */
export const conversationNumbering: Numbering<Conversation> = {
  seqOf: ({ eventSeq }) => eventSeq,
  withSeq: (view, eventSeq) => ({ ...view, eventSeq }),
  on: {
    message: (event, view, { myId }) =>
      event.otherId === view.member.id ? withOwnMessage(view, event, myId) : withMessageElsewhere(view, event, myId),
    message_unsent: (event, view) =>
      isHere(view, event) ? { ...withUnsent(view, event.seq), unread: event.unread ?? view.unread } : view,
    message_reacted: (event, view) => (isHere(view, event) ? withReaction(view, event.seq, event.reaction) : view),
    message_photo: (event, view) => (isHere(view, event) ? withPhoto(view, event) : view),
    read: (event, view) => (isHere(view, event) ? { ...view, readSeq: event.readSeq, unread: event.unread } : view),
    delivered_to_other: (event, view) => (isHere(view, event) ? { ...view, otherDeliveredSeq: event.seq } : view),
    read_by_other: (event, view) => (isHere(view, event) ? withRead(view, event.seq) : view),
    conversation_deleted: (event, view) =>
      isHere(view, event) ? { ...view, messages: [], unread: 0, hidesOlder: true, hasOlder: false } : view,
    wallet: (event, view) => ({ ...view, writing: withWallet(view.writing, event) }),
    like_given: ({ memberId }, view) => (memberId === view.member.id ? { ...view, liked: true } : view),
    like_taken_back: ({ memberId }, view) => (memberId === view.member.id ? { ...view, liked: false } : view),
    member_gone: ({ memberId }, view) => (memberId === view.member.id ? 'stale' : view),
    profile_changed: ({ memberId, onCard }, view) => (onCard && memberId === view.member.id ? 'stale' : view),
    account: () => 'stale',
  },
}

const isHere = (view: Conversation, event: { conversationId: string }) => event.conversationId === view.conversationId

/** What the other one has read has arrived as well. */
const withRead = (view: Conversation, seq: number) => ({
  ...view,
  otherReadSeq: seq,
  otherDeliveredSeq: Math.max(seq, view.otherDeliveredSeq),
})

function withOwnMessage(view: Conversation, { message, unread }: ChatMessageEvent, myId: string): Conversation | Stale {
  const next = withMessage(view, message, myId)
  return next === 'stale' ? 'stale' : { ...next, unread }
}

/**
 * The conversation with a message at its end: what an event brings, or what sending answered. One that is there already
 * changes nothing; `stale` when messages before it are missing.
 */
export function withMessage(view: Conversation, message: ChatMessage, myId: string): Conversation | Stale {
  if (message.seq <= view.lastSeq) return view
  if (message.seq > view.lastSeq + 1) return 'stale'
  const isFirst = view.conversationId === null
  return {
    ...view,
    conversationId: message.conversationId,
    startedByMe: isFirst ? message.senderId === myId : view.startedByMe,
    writing: isFirst ? withStartsLeft(view.writing, null) : view.writing,
    lastSeq: message.seq,
    messages: [...view.messages, message],
  }
}

/** The conversation without the text of a message that was taken back. */
export function withUnsent(view: Conversation, seq: number): Conversation {
  const content = { kind: 'unsent' as const }
  const unsent = ({ reaction: _, ...message }: ChatMessage) => ({ ...message, body: '', content })
  const unquoted = (message: ChatMessage) =>
    message.replyTo?.seq === seq ? { ...message, replyTo: { ...message.replyTo, text: '', content } } : message
  return {
    ...view,
    messages: view.messages.map((message) => (message.seq === seq ? unsent(message) : unquoted(message))),
  }
}

/** The conversation with what the inspection makes of a photo; one that is shown again is asked for. */
function withPhoto(view: Conversation, { seq, status }: { seq: number; status: PhotoStatus }): Conversation | Stale {
  if (status === 'active') return 'stale'
  const content = { kind: 'photo' as const, status }
  return {
    ...view,
    messages: view.messages.map((message) => (message.seq === seq ? { ...message, content } : message)),
  }
}

/** The conversation with the reaction of the one who got a message. */
export function withReaction(view: Conversation, seq: number, reaction: Reaction | null): Conversation {
  const reacted = ({ reaction: _, ...message }: ChatMessage) => (reaction ? { ...message, reaction } : message)
  return { ...view, messages: view.messages.map((message) => (message.seq === seq ? reacted(message) : message)) }
}

/** The first message of another conversation takes one of those that a free member may begin. */
function withMessageElsewhere(view: Conversation, { message }: ChatMessageEvent, myId: string): Conversation {
  const { startsLeft } = view.writing
  if (message.seq !== 1 || message.senderId !== myId || startsLeft === null) return view
  return { ...view, writing: withStartsLeft(view.writing, Math.max(0, startsLeft - 1)) }
}
