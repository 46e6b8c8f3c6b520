import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import { members, messages, participants, photos, profiles } from '../../schema/index.ts'
import { cardColumns, isMainPhoto } from '../members/cards.ts'
import { isStillThere } from '../visibility.ts'
import { holdsWords } from './folding.ts'

/** Where a page of messages ends: behind this one of the conversation, and behind the conversation. */
export interface FoundPlace {
  listedAt: Date
  conversationId: string
  seq: number
}

const side = alias(participants, 'p')

/** What the member's list of conversations shows. */
const isListed = (memberId: string) =>
  and(eq(side.memberId, memberId), sql`${side.listedAt} is not null`, isStillThere(side.otherId, side.memberId))

/** The member's conversations with people who have these words in their name, the latest first. */
export async function findByName(db: Db, memberId: string, words: readonly string[], limit: number) {
  return db
    .select({ ...cardColumns, conversationId: side.conversationId })
    .from(side)
    .innerJoin(profiles, eq(profiles.memberId, side.otherId))
    .innerJoin(members, eq(members.id, side.otherId))
    .leftJoin(photos, isMainPhoto)
    .where(and(isListed(memberId), holdsWords(profiles.name, words)))
    .orderBy(desc(side.listedAt), desc(side.conversationId))
    .limit(limit)
}

export interface MessagesWanted {
  words: readonly string[]
  /** Older ones are hidden (product §9.6), unless they are unread; null where a site hides none. */
  hiddenBefore: Date | null
  after: FoundPlace | undefined
  limit: number
}

/**
 * Texts with these words in the member's conversations, the latest conversation and the latest message first. It reads
 * each conversation from its end by the messages' primary key until there are enough, so at most the member's own.
 */
export async function findMessages(db: Db, memberId: string, { words, hiddenBefore, after, limit }: MessagesWanted) {
  const isBehind =
    after &&
    sql`(${side.conversationId} = ${after.conversationId}::uuid
      or (${side.listedAt}, ${side.conversationId}) < (${after.listedAt}::timestamptz, ${after.conversationId}::uuid))`
  const isBefore =
    after && sql`(${side.conversationId} <> ${after.conversationId}::uuid or ${messages.seq} < ${after.seq}::int)`
  const isShown =
    hiddenBefore === null
      ? undefined
      : sql`(${messages.createdAt} >= ${hiddenBefore}::timestamptz
      or (${side.unread} > 0 and ${messages.seq} > ${side.readSeq}))`
  const said = db
    .select({
      seq: messages.seq,
      senderId: messages.senderId,
      body: messages.body,
      sentAt: sql<Date>`${messages.createdAt}`.mapWith(messages.createdAt).as('sent_at'),
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, side.conversationId),
        sql`${messages.seq} > ${side.deletedSeq}`,
        sql`${messages.gift} is null and ${messages.unsentAt} is null`,
        isBefore,
        isShown,
        holdsWords(messages.body, words),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit)
    .as('said')
  return db
    .select({
      ...cardColumns,
      conversationId: side.conversationId,
      listedAt: sql<Date>`${side.listedAt}`.mapWith(participants.listedAt),
      seq: said.seq,
      senderId: said.senderId,
      body: said.body,
      sentAt: said.sentAt,
    })
    .from(side)
    .innerJoinLateral(said, sql`true`)
    .innerJoin(profiles, eq(profiles.memberId, side.otherId))
    .innerJoin(members, eq(members.id, side.otherId))
    .leftJoin(photos, isMainPhoto)
    .where(and(isListed(memberId), isBehind))
    .orderBy(desc(side.listedAt), desc(side.conversationId), desc(said.seq))
    .limit(limit)
}
