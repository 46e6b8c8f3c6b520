import type { ChatMessage } from '../chat/views.ts'

/**
 * What a member's open screens are told, in order and without gaps. Totals are absolute, so that telling twice does no
 * harm and `state before + events = state fetched afresh`.
 */
export type LiveEvent =
  /** A message of either side arrived in one of my conversations. */
  | {
      type: 'message'
      conversationId: string
      otherId: string
      message: ChatMessage
      unread: number
      unreadTotal: number
    }
  /** I opened the conversation, here or on another screen. */
  | { type: 'read'; conversationId: string; readSeq: number; unread: number; unreadTotal: number }
  /** The other one has read my messages up to `seq`. */
  | { type: 'read_by_other'; conversationId: string; seq: number }
  | { type: 'conversation_deleted'; conversationId: string; unreadTotal: number }
  | { type: 'wallet'; balance: number; freeMessages: number }
  /** Somebody likes me; `matched` when I liked them before. */
  | { type: 'like_received'; memberId: string; matched: boolean; newLikes: number }
  | { type: 'like_withdrawn'; memberId: string; newLikes: number }
  /** I gave or took back a like, here or on another screen. */
  | { type: 'like_given'; memberId: string; matched: boolean }
  | { type: 'like_taken_back'; memberId: string }
  | { type: 'like_seen'; memberId: string; newLikes: number }
  /** One of us blocked the other: they are gone from every list. */
  | { type: 'member_gone'; memberId: string; unreadTotal: number; newLikes: number }
  /** My own account changed (address confirmed, premium, name): read `me` again. */
  | { type: 'account' }
  /**
   * Fetch everything afresh: somebody whom I know is there again with all that we share, or events older than we keep are
   * missing.
   */
  | { type: 'reset' }

/** Told only to who looks now; nothing is lost when it is. */
export type TransientEvent = { type: 'typing'; conversationId: string; memberId: string }
