import * as queries from '../../../db/queries/chat/messages.ts'
import type { MemberContext } from '../../core/context.ts'
import { conversationNotFound } from './refusals.ts'
import type { ChatMessage, MessageContent, MessagePage } from './views.ts'

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

export function toChatMessage({ createdAt, gift, unsentAt, ...row }: queries.MessageRow): ChatMessage {
  return { ...row, ...contentOf({ gift, unsentAt }), createdAt: createdAt.toISOString() }
}

/** For a view: a text has none. */
export function contentOf({ gift, unsentAt }: Pick<queries.MessageRow, 'gift' | 'unsentAt'>): {
  content?: MessageContent
} {
  if (unsentAt) return { content: { kind: 'unsent' } }
  return gift ? { content: { kind: 'gift', gift } } : {}
}
