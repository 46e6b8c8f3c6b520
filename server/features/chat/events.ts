import type { PhotoStatus } from '../../../db/reference/photos.ts'
import type { Reaction } from '../../../db/reference/reactions.ts'
import type { ChatMessage } from './views.ts'

declare module '../../core/events.ts' {
  interface Events {
    /** Of either side. */
    message: { conversationId: string; otherId: string; message: ChatMessage; unread: number; unreadTotal: number }
    /** I opened the conversation, here or on another screen. */
    read: { conversationId: string; readSeq: number; unread: number; unreadTotal: number }
    /** A device of the other one has received my messages up to `seq`. */
    delivered_to_other: { conversationId: string; seq: number }
    /** The other one has read my messages up to `seq`. */
    read_by_other: { conversationId: string; seq: number }
    /** Its sender has taken it back. `unread`: the messages that still wait for its reader; absent for its sender. */
    message_unsent: { conversationId: string; seq: number; unread?: number; unreadTotal: number }
    /** The one who got the message has answered it by one tap, or has taken that back. */
    message_reacted: { conversationId: string; seq: number; reaction: Reaction | null }
    /** What the inspection makes of a photo in the conversation: one that I have reported is shown no longer. */
    message_photo: { conversationId: string; seq: number; status: PhotoStatus }
    conversation_deleted: { conversationId: string; unreadTotal: number }
  }
  interface TransientEvents {
    typing: { conversationId: string; memberId: string }
  }
}
