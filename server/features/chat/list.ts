import * as queries from '../../../db/queries/chat/list.ts'
import type { MemberContext } from '../../core/context.ts'
import { type Page, toPage } from '../../core/values/page.ts'
import { toCard } from '../members/card.ts'
import { contentOf } from './messages.ts'
import { hiddenBefore, isAged } from './rules/hiding.ts'
import type { ConversationRow } from './views.ts'

export type ConversationFilter = 'unread'

const pageSize = 30

export interface ConversationsFound extends Page<ConversationRow, queries.ConversationCursor> {
  unreadTotal: number
  eventSeq: number
}

/** The latest message first. Members that I can no longer reach are left out. */
export async function list(
  ctx: MemberContext,
  {
    cursor,
    filter,
    limit = pageSize,
  }: { cursor?: queries.ConversationCursor | null; filter?: ConversationFilter; limit?: number },
): Promise<ConversationsFound> {
  const { db, me } = ctx
  // Read before the rows: an event between the two reads is then sent again instead of lost.
  const head = await queries.findListHead(db, me.id)
  const rows = await queries.listConversations(db, me.id, {
    onlyUnread: filter === 'unread',
    limit: limit + 1,
    after: cursor ?? undefined,
  })
  const now = ctx.now()
  const page = toPage(rows, {
    limit,
    toItem: (row) => toRow(ctx, row, now),
    placeOf: ({ listedAt, conversationId }) => ({ listedAt, conversationId }),
  })
  return { ...page, ...head }
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
      ...lastWords(ctx, row, now),
      createdAt: row.lastCreatedAt.toISOString(),
    },
  }
}

function lastWords(ctx: MemberContext, row: queries.ConversationListRow, now: Date) {
  const before = hiddenBefore(ctx.site.settings.hideMessagesAfterDays, now)
  if (isAged({ seq: row.lastSeq, createdAt: row.lastCreatedAt }, { ...row, before })) {
    return { text: '', content: { kind: 'hidden' as const } }
  }
  const { lastPreview: text, lastGift: gift, lastPhotoStatus: photoStatus, lastUnsentAt: unsentAt } = row
  return { text, ...contentOf({ gift, photoStatus, unsentAt }) }
}
