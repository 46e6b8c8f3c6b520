import * as queries from '../../../db/queries/chat/messages.ts'
import type { MemberContext } from '../../core/context.ts'
import { conversationNotFound } from './refusals.ts'
import { hiddenBefore, shownOf } from './rules/hiding.ts'
import type { ChatMessage, MessageContent, MessagePage, Quotation } from './views.ts'

/** Messages a screen shows at first, and gets with each look back. */
export const messagePage = 40
/** As many at most where a screen reads back to one of long ago. */
const farPage = 400

/** The page before a message; with `fromSeq` a longer one, so that it comes to that number or nearer. */
export async function history(
  { db, me, site, now }: MemberContext,
  {
    conversationId,
    beforeSeq,
    fromSeq = beforeSeq,
  }: { conversationId: string; beforeSeq: number; fromSeq?: number | undefined },
): Promise<MessagePage> {
  const limit = Math.min(farPage, Math.max(messagePage, beforeSeq - fromSeq + messagePage / 2))
  const found = await queries.listMessagesBefore(db, me.id, conversationId, beforeSeq, limit + 1)
  if (!found) throw conversationNotFound()
  const before = hiddenBefore(site.settings.hideMessagesAfterDays, now())
  const rows = shownOf(found.messages, { ...found, before })
  const messages = rows.slice(0, limit).map((row) => toChatMessage(row, before))
  return { messages: messages.reverse(), hasMore: rows.length > limit }
}

/** `hiddenBefore`: no older message is quoted. */
export function toChatMessage(row: queries.MessageRow, hiddenBefore: Date | null = null): ChatMessage {
  const { conversationId, seq, senderId, clientId, body, reaction, createdAt } = row
  return {
    ...{ conversationId, seq, senderId, clientId, body, createdAt: createdAt.toISOString() },
    ...contentOf(row),
    ...(isQuotationHidden(row, hiddenBefore) ? {} : quotationOf(row)),
    ...(reaction && { reaction }),
  }
}

const isQuotationHidden = ({ quotedAt }: queries.MessageRow, before: Date | null) =>
  before !== null && quotedAt !== null && quotedAt < before

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
