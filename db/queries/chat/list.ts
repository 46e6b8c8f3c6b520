import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import { conversations, eventHeads, members, messages, participants, photos, profiles } from '../../schema/index.ts'
import { cardColumns, isMainPhoto } from '../members/cards.ts'
import { isStillThere } from '../visibility.ts'
import { mentionLength } from './messages.ts'
import { unreadTotalOf } from './unread.ts'

export interface ConversationCursor {
  listedAt: Date
  conversationId: string
}

/** The unread total, and the number of the last event that it includes. */
export async function findListHead(db: Db, memberId: string) {
  const [head] = await db
    .select({ unreadTotal: unreadTotalOf(members.id), eventSeq: sql<number>`coalesce(${eventHeads.lastSeq}, 0)` })
    .from(members)
    .leftJoin(eventHeads, eq(eventHeads.memberId, members.id))
    .where(eq(members.id, memberId))
  return head ?? { unreadTotal: 0, eventSeq: 0 }
}

const side = alias(participants, 'p')

/** A page of the member's conversations, the latest first, each with the other one's card and the last message. */
export async function listConversations(
  db: Db,
  memberId: string,
  { onlyUnread, limit, after }: { onlyUnread: boolean; limit: number; after?: ConversationCursor },
) {
  const rest =
    after &&
    sql`(${side.listedAt}, ${side.conversationId}) < (${after.listedAt}::timestamptz, ${after.conversationId}::uuid)`
  return db
    .select({
      ...cardColumns,
      conversationId: side.conversationId,
      unread: side.unread,
      readSeq: side.readSeq,
      listedAt: sql<Date>`${side.listedAt}`.mapWith(participants.listedAt),
      startedBy: conversations.startedBy,
      lastSeq: messages.seq,
      lastSenderId: messages.senderId,
      lastPreview: sql<string>`left(${messages.body}, ${mentionLength})`,
      lastGift: messages.gift,
      lastPhotoStatus: messages.photoStatus,
      lastUnsentAt: messages.unsentAt,
      lastCreatedAt: messages.createdAt,
    })
    .from(side)
    .innerJoin(conversations, eq(conversations.id, side.conversationId))
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)))
    .innerJoin(profiles, eq(profiles.memberId, side.otherId))
    .innerJoin(members, eq(members.id, side.otherId))
    .leftJoin(photos, isMainPhoto)
    .where(
      and(
        eq(side.memberId, memberId),
        sql`${side.listedAt} is not null`,
        onlyUnread ? sql`${side.unread} > 0` : undefined,
        isStillThere(side.otherId, side.memberId),
        rest,
      ),
    )
    .orderBy(desc(side.listedAt), desc(side.conversationId))
    .limit(limit)
}

export type ConversationListRow = Awaited<ReturnType<typeof listConversations>>[number]
