import type { MemberCard } from '../members/card.ts'
import type { Writing } from './rules/writing.ts'

/** A message as both sides see it. Its author made `clientId`; `seq` counts the conversation's messages from 1. */
export interface ChatMessage {
  conversationId: string
  seq: number
  senderId: string
  clientId: string
  body: string
  /** ISO 8601, UTC: the same in an answer and in a stored event. */
  createdAt: string
}

/** The last message as a list shows it. */
export interface MessagePreview {
  seq: number
  mine: boolean
  /** The first 120 code points. */
  text: string
  createdAt: string
}

/** One row of the list of conversations. */
export interface ConversationRow {
  conversationId: string
  member: MemberCard
  startedByMe: boolean
  unread: number
  /** ISO 8601; the list is sorted by this and then by the conversation's id, descending. */
  listedAt: string
  lastMessage: MessagePreview
}

export interface ConversationCursor {
  /** ISO 8601. */
  listedAt: string
  conversationId: string
}

/** A page of the list, the latest message first. `eventSeq`: it includes at least the events up to this number. */
export interface ConversationPage {
  conversations: ConversationRow[]
  nextCursor: ConversationCursor | null
  /** Over the whole list, whatever the page or the filter. */
  unreadTotal: number
  eventSeq: number
}

/** A conversation as one of the two sees it, with its latest messages. */
export interface Conversation {
  /** Null while nobody has written yet. */
  conversationId: string | null
  member: MemberCard
  /** I like them. */
  liked: boolean
  startedByMe: boolean
  writing: Writing
  unread: number
  /** The number of the last message; 0 before the first. */
  lastSeq: number
  /** What I have read and what the other one has read, up to and including this number. */
  readSeq: number
  otherReadSeq: number
  /** Older messages are hidden because I deleted the conversation before. */
  hidesOlder: boolean
  /** The oldest first. */
  messages: ChatMessage[]
  /** More messages before the first one here: see `chat.history`. */
  hasOlder: boolean
  /** Includes the events up to this number. */
  eventSeq: number
}

/** A further piece of a conversation, the oldest message first. */
export interface MessagePage {
  messages: ChatMessage[]
  /** More in the direction that was asked for. */
  hasMore: boolean
}

export interface SentMessage {
  conversationId: string
  message: ChatMessage
  /** In credits, after this message. */
  balance: number
  freeMessages: number
}
