import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import type { ValueOrSlot } from '../../prepared.ts'
import { conversations, eventHeads, members, participants, photos, profiles, wallets } from '../../schema/index.ts'
import { cardColumns, isMainPhoto } from '../members/cards.ts'
import { isStillThere, isThereFor } from '../visibility.ts'

const mine = alias(participants, 'mine')
const theirs = alias(participants, 'theirs')

export function conversationBetween(oneId: ValueOrSlot<string>, otherId: ValueOrSlot<string>): SQL<string> {
  return sql<string>`(
    select id from conversations
    where low_id = least(${oneId}::uuid, ${otherId}::uuid) and high_id = greatest(${oneId}::uuid, ${otherId}::uuid))`
}

/** How many conversations a member has begun, counted up to `limit`, with those they have deleted. */
export function conversationsStartedBy(memberId: SQLWrapper, limit: ValueOrSlot<number>): SQL<number> {
  return sql<number>`(
    select count(*)::int from (select 1 from conversations s where s.started_by = ${memberId} limit ${limit}) started)`
}

/** The header of one of the member's conversations; undefined when it is not theirs or the other is gone. */
export async function findConversation(db: Db, memberId: string, conversationId: string, startsCounted: number) {
  const otherId = sql`(
    select other_id from participants where conversation_id = ${conversationId} and member_id = ${memberId})`
  const [row] = await selectHeader(db, memberId, sql`${conversationId}::uuid`, startsCounted).where(
    and(eq(members.id, otherId), isStillThere(members.id, wallets.memberId)),
  )
  return row
}

/** The same, found by the other member, who must be there; without a conversation only that one's half is filled. */
export async function findConversationWith(
  db: Db,
  member: { id: string; siteId: string },
  otherId: string,
  startsCounted: number,
) {
  const conversationId = conversationBetween(member.id, otherId)
  const [row] = await selectHeader(db, member.id, conversationId, startsCounted).where(
    and(eq(members.id, otherId), isThereFor(member)),
  )
  return row
}

function selectHeader(db: Db, memberId: string, conversationId: SQL, startsCounted: number) {
  return db
    .select({
      ...cardColumns,
      conversationId: conversations.id,
      startedBy: conversations.startedBy,
      lastSeq: conversations.lastSeq,
      startedAt: conversations.createdAt,
      unread: mine.unread,
      readSeq: mine.readSeq,
      deletedSeq: mine.deletedSeq,
      otherReadSeq: theirs.readSeq,
      otherDeliveredSeq: sql<number | null>`greatest(${theirs.deliveredSeq}, ${theirs.readSeq})`,
      confirmedAt: members.confirmedAt,
      liked: sql<boolean>`exists (
        select 1 from likes l where l.from_id = ${wallets.memberId} and l.to_id = ${members.id})`,
      balance: wallets.balance,
      freeMessages: wallets.freeMessages,
      started: conversationsStartedBy(wallets.memberId, startsCounted),
      eventSeq: sql<number>`coalesce(${eventHeads.lastSeq}, 0)`,
    })
    .from(members)
    .innerJoin(wallets, eq(wallets.memberId, memberId))
    .innerJoin(profiles, eq(profiles.memberId, members.id))
    .leftJoin(photos, isMainPhoto)
    .leftJoin(conversations, eq(conversations.id, conversationId))
    .leftJoin(mine, and(eq(mine.conversationId, conversations.id), eq(mine.memberId, wallets.memberId)))
    .leftJoin(theirs, and(eq(theirs.conversationId, conversations.id), eq(theirs.memberId, members.id)))
    .leftJoin(eventHeads, eq(eventHeads.memberId, wallets.memberId))
    .$dynamic()
}

export type ConversationHeaderRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>

/** The conversation in which one member may reach another now; undefined when there is none. */
export async function findReachableConversation(db: Db, memberId: string, otherId: string) {
  const [row] = await db
    .select({ conversationId: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationBetween(memberId, otherId)),
        isStillThere(sql`${otherId}::uuid`, sql`${memberId}::uuid`),
      ),
    )
  return row?.conversationId
}
