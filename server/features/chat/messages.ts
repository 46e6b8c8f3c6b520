import * as queries from '../../../db/queries/chat/messages.ts'
import type { MemberContext } from '../../core/context.ts'
import { conversationNotFound } from './refusals.ts'
import type { ChatMessage, MessagePage } from './views.ts'

/** Messages a screen shows at first, and gets with each look back. */
export const messagePage = 40
/** Messages a screen that was away catches up with at once. */
const catchUpPage = 200

/** The messages before one that the screen has. Refusals: conversation_not_found. */
export async function history(
  ctx: MemberContext,
  { conversationId, beforeSeq }: { conversationId: string; beforeSeq: number },
): Promise<MessagePage> {
  const { messages, hasMore } = await readPage(ctx, conversationId, { beforeSeq }, messagePage)
  return { messages: messages.reverse(), hasMore }
}

/** The messages after one that the screen has. Refusals: conversation_not_found. */
export async function since(
  ctx: MemberContext,
  { conversationId, afterSeq }: { conversationId: string; afterSeq: number },
): Promise<MessagePage> {
  return readPage(ctx, conversationId, { afterSeq }, catchUpPage)
}

async function readPage(
  { db, me }: MemberContext,
  conversationId: string,
  window: queries.MessageWindow,
  size: number,
): Promise<MessagePage> {
  const rows = await queries.listMessages(db, me.id, conversationId, window, size + 1)
  if (!rows) throw conversationNotFound()
  return { messages: rows.slice(0, size).map(toChatMessage), hasMore: rows.length > size }
}

export function toChatMessage({ createdAt, ...row }: queries.MessageRow): ChatMessage {
  return { ...row, createdAt: createdAt.toISOString() }
}
