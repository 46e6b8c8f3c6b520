import * as queries from '../../../db/queries/chat/messages.ts'
import type { MemberContext } from '../../core/context.ts'
import { conversationNotFound } from './refusals.ts'
import type { ChatMessage, MessageContent, MessagePage, Quotation } from './views.ts'

/** Messages a screen shows at first, and gets with each look back. */
export const messagePage = 40

export async function history(
  { db, me }: MemberContext,
  { conversationId, beforeSeq }: { conversationId: string; beforeSeq: number },
): Promise<MessagePage> {
  const rows = await queries.listMessagesBefore(db, me.id, conversationId, beforeSeq, messagePage + 1)
  if (!rows) throw conversationNotFound()
  return { messages: rows.slice(0, messagePage).map(toChatMessage).reverse(), hasMore: rows.length > messagePage }
}

export function toChatMessage(row: queries.MessageRow): ChatMessage {
  const { conversationId, seq, senderId, clientId, body, reaction, createdAt } = row
  return {
    ...{ conversationId, seq, senderId, clientId, body, createdAt: createdAt.toISOString() },
    ...contentOf(row),
    ...quotationOf(row),
    ...(reaction && { reaction }),
  }
}

function quotationOf(row: queries.MessageRow): { replyTo?: Quotation } {
  const { quotedSeq: seq, quotedSenderId: senderId, quotedText: text, quotedGift: gift, quotedUnsentAt: unsentAt } = row
  return seq && senderId ? { replyTo: { seq, senderId, text: text ?? '', ...contentOf({ gift, unsentAt }) } } : {}
}

/** For a view: a text has none. */
export function contentOf({ gift, unsentAt }: Pick<queries.MessageRow, 'gift' | 'unsentAt'>): {
  content?: MessageContent
} {
  if (unsentAt) return { content: { kind: 'unsent' } }
  return gift ? { content: { kind: 'gift', gift } } : {}
}
