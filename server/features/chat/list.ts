import * as queries from '../../../db/queries/chat/list.ts'
import type { MemberContext } from '../../core/context.ts'
import { toCard } from '../members/card.ts'
import type { ConversationCursor, ConversationPage, ConversationRow } from './views.ts'

export type ConversationFilter = 'unread'

const pageSize = 30

/** The latest message first. Whom I cannot reach any more is left out. */
export async function list(
  ctx: MemberContext,
  {
    cursor,
    filter,
    limit = pageSize,
  }: { cursor?: ConversationCursor | null; filter?: ConversationFilter; limit?: number },
): Promise<ConversationPage> {
  const { db, me } = ctx
  // Read before the rows: an event that comes between the two is then told again, and none is left out.
  const head = await queries.findListHead(db, me.id)
  const rows = await queries.listConversations(db, me.id, {
    onlyUnread: filter === 'unread',
    limit: limit + 1,
    after: cursor ? { ...cursor, listedAt: new Date(cursor.listedAt) } : undefined,
  })
  const now = ctx.now()
  const conversations = rows.slice(0, limit).map((row) => toRow(ctx, row, now))
  const last = rows.length > limit ? conversations.at(-1) : undefined
  const nextCursor = last ? { listedAt: last.listedAt, conversationId: last.conversationId } : null
  return { conversations, nextCursor, ...head }
}

function toRow(ctx: MemberContext, row: queries.ConversationListRow, now: Date): ConversationRow {
  return {
    conversationId: row.conversationId,
    member: toCard(ctx, row, now),
    startedByMe: row.startedBy === ctx.me.id,
    unread: row.unread,
    listedAt: row.listedAt.toISOString(),
    lastMessage: {
      seq: row.lastSeq,
      mine: row.lastSenderId === ctx.me.id,
      text: row.lastPreview,
      createdAt: row.lastCreatedAt.toISOString(),
    },
  }
}
