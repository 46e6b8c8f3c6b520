import { withStartsLeft, withWallet } from '../../../server/features/chat/rules/writing.ts'
import type { ChatMessage, Conversation } from '../../../server/features/chat/views.ts'
import type { LiveEvent } from '../../lib/live/events.ts'
import type { Numbered, Stale } from '../../lib/live/reduce-me.ts'

type MessageEvent = Extract<LiveEvent, { type: 'message' }>

/**
 * A conversation after an event, with its messages in order; `stale` when the event does not hold what is needed. It
 * may hold more messages than `chat.open` answered: older ones put before them stay.
 */
export function applyToMessages(view: Conversation, { seq, event }: Numbered, myId: string): Conversation | Stale {
  if (seq <= view.eventSeq) return view
  const next = applyEvent(view, event, myId)
  return next === 'stale' ? 'stale' : { ...next, eventSeq: seq }
}

function applyEvent(view: Conversation, event: LiveEvent, myId: string): Conversation | Stale {
  switch (event.type) {
    case 'message':
      return event.otherId === view.member.id
        ? applyOwnMessage(view, event, myId)
        : applyMessageElsewhere(view, event, myId)
    case 'read':
      return isHere(view, event) ? { ...view, readSeq: event.readSeq, unread: event.unread } : view
    case 'read_by_other':
      return isHere(view, event) ? { ...view, otherReadSeq: event.seq } : view
    case 'conversation_deleted':
      return isHere(view, event) ? { ...view, messages: [], unread: 0, hidesOlder: true, hasOlder: false } : view
    case 'wallet':
      return { ...view, writing: withWallet(view.writing, event) }
    case 'like_given':
      return event.memberId === view.member.id ? { ...view, liked: true } : view
    case 'like_taken_back':
      return event.memberId === view.member.id ? { ...view, liked: false } : view
    case 'member_gone':
      return event.memberId === view.member.id ? 'stale' : view
    case 'account':
    case 'reset':
      return 'stale'
    default:
      return view
  }
}

const isHere = (view: Conversation, event: { conversationId: string }) => event.conversationId === view.conversationId

function applyOwnMessage(view: Conversation, { message, unread }: MessageEvent, myId: string): Conversation | Stale {
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

/** The first message of another conversation takes one of those that a free member may begin. */
function applyMessageElsewhere(view: Conversation, { message }: MessageEvent, myId: string): Conversation {
  const { startsLeft } = view.writing
  if (message.seq !== 1 || message.senderId !== myId || startsLeft === null) return view
  return { ...view, writing: withStartsLeft(view.writing, Math.max(0, startsLeft - 1)) }
}
