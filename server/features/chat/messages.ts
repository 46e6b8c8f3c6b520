import * as queries from '../../../db/queries/chat/messages.ts'
import type { PhotoStatus } from '../../../db/reference/photos.ts'
import type { MemberContext } from '../../core/context.ts'
import { conversationNotFound } from './refusals.ts'
import { hiddenBefore, shownOf } from './rules/hiding.ts'
import { photoStatusFor } from './rules/photos.ts'
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
  const messages = rows.slice(0, limit).map((row) => toChatMessage(row, { id: me.id, hiddenBefore: before }))
  return { messages: messages.reverse(), hasMore: rows.length > limit }
}

interface MessageReader {
  id: string
  /** No older message is quoted. */
  hiddenBefore?: Date | null
}

export function toChatMessage(row: queries.MessageRow, reader: MessageReader): ChatMessage {
  const { conversationId, seq, senderId, clientId, body, reaction, createdAt } = row
  return {
    ...{ conversationId, seq, senderId, clientId, body, createdAt: createdAt.toISOString() },
    ...(row.photoStatus ? { content: photoOf(row, row.photoStatus, reader.id) } : contentOf(row)),
    ...(isQuotationHidden(row, reader.hiddenBefore ?? null) ? {} : quotationOf(row)),
    ...(reaction && { reaction }),
  }
}

const isQuotationHidden = ({ quotedAt }: queries.MessageRow, before: Date | null) =>
  before !== null && quotedAt !== null && quotedAt < before

function quotationOf(row: queries.MessageRow): { replyTo?: Quotation } {
  const { quotedSeq: seq, quotedSenderId: senderId, quotedText: text } = row
  if (!seq || !senderId) return {}
  const { quotedGift: gift, quotedPhotoStatus: photoStatus, quotedUnsentAt: unsentAt } = row
  return { replyTo: { seq, senderId, text: text ?? '', ...contentOf({ gift, photoStatus, unsentAt }) } }
}

/** A photo in its place, as this reader sees it. */
function photoOf(row: queries.MessageRow, status: PhotoStatus, readerId: string): MessageContent {
  const { senderId, photoColour: colour, photoWidth: width, photoHeight: height } = row
  const seen = photoStatusFor(status, senderId === readerId)
  const isShown = seen === 'active' && colour && width && height
  return { kind: 'photo', status: seen, ...(isShown && { look: { colour, width, height } }) }
}

/** For a view that mentions a message: a text has none. */
export function contentOf({
  gift,
  photoStatus,
  unsentAt,
}: Pick<queries.MessageRow, 'gift' | 'photoStatus' | 'unsentAt'>): { content?: MessageContent } {
  if (unsentAt) return { content: { kind: 'unsent' } }
  if (photoStatus) return { content: { kind: 'photo' } }
  return gift ? { content: { kind: 'gift', gift } } : {}
}
