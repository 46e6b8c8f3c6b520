import * as queries from '../../../db/queries/chat/conversation.ts'
import { listLatestMessages } from '../../../db/queries/chat/messages.ts'
import type { MemberContext } from '../../core/context.ts'
import { toCard } from '../members/card.ts'
import { memberNotFound } from '../members/refusals.ts'
import { messagePage, toChatMessage } from './messages.ts'
import { conversationNotFound } from './refusals.ts'
import { hiddenBefore, shownOf } from './rules/hiding.ts'
import { checkNotSelf, freeConversations, judgeWriting } from './rules/sending.ts'
import type { Conversation } from './views.ts'

// These only read, so that a page may be loaded ahead of a click: the screen calls `markRead` once it is looked at.

export async function open(ctx: MemberContext, conversationId: string): Promise<Conversation> {
  const header = await queries.findConversation(ctx.db, ctx.me.id, conversationId, freeConversations)
  if (!header) throw conversationNotFound()
  return present(ctx, header)
}

/** Begun or not. */
export async function openWith(ctx: MemberContext, memberId: string): Promise<Conversation> {
  checkNotSelf(ctx.me.id, memberId)
  const header = await queries.findConversationWith(ctx.db, ctx.me, memberId, freeConversations)
  if (!header) throw memberNotFound()
  return present(ctx, header)
}

async function present(ctx: MemberContext, header: queries.ConversationHeaderRow): Promise<Conversation> {
  const { conversationId, balance, freeMessages, started, deletedSeq, lastSeq } = header
  const writing = judgeWriting({
    sender: ctx.me,
    recipient: header,
    hasConversation: conversationId !== null,
    started,
    wallet: { balance, freeMessages },
    messageCredits: ctx.site.settings.messageCredits,
  })
  const before = hiddenBefore(ctx.site.settings.hideMessagesAfterDays, ctx.now())
  const latest = await listLatestMessages(ctx.db, header, messagePage)
  const rows = shownOf(latest, { before, readSeq: header.readSeq ?? 0, unread: header.unread ?? 0 })
  const messages = rows.map((row) => toChatMessage(row, { id: ctx.me.id, hiddenBefore: before })).reverse()
  const firstSeq = messages[0]?.seq
  const hidesAged = before !== null && header.startedAt !== null && header.startedAt < before && firstSeq !== 1
  return {
    conversationId,
    member: toCard(ctx, header, ctx.now()),
    liked: header.liked,
    startedByMe: header.startedBy === ctx.me.id,
    writing,
    unread: header.unread ?? 0,
    lastSeq: lastSeq ?? 0,
    readSeq: header.readSeq ?? 0,
    otherReadSeq: header.otherReadSeq ?? 0,
    otherDeliveredSeq: header.otherDeliveredSeq ?? 0,
    hidesOlder: (deletedSeq ?? 0) > 0 || hidesAged,
    messages,
    hasOlder: rows.length === latest.length && firstSeq !== undefined && firstSeq > (deletedSeq ?? 0) + 1,
    eventSeq: header.eventSeq,
  }
}
