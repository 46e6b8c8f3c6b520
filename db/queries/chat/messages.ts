import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import { messages, participants } from '../../schema/index.ts'
import { isStillThere } from '../visibility.ts'
import type { ConversationHeaderRow } from './conversation.ts'

export const messageColumns = {
  conversationId: messages.conversationId,
  seq: messages.seq,
  senderId: messages.senderId,
  clientId: messages.clientId,
  body: messages.body,
  gift: messages.gift,
  unsentAt: messages.unsentAt,
  createdAt: messages.createdAt,
}

export type MessageRow = Pick<typeof messages.$inferSelect, keyof typeof messageColumns>

/** The latest first, up to the last one of the header that was found: so that the two are of one moment. */
export async function listLatestMessages(
  db: Db,
  { conversationId, deletedSeq, lastSeq }: ConversationHeaderRow,
  limit: number,
): Promise<MessageRow[]> {
  if (!conversationId) return []
  const isWithin = and(gt(messages.seq, deletedSeq ?? 0), lte(messages.seq, lastSeq ?? 0))
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isWithin))
    .orderBy(desc(messages.seq))
    .limit(limit)
}

const side = alias(participants, 'p')

/**
 * Messages before a number that the member has not deleted, the latest first. Undefined when the conversation is not
 * theirs or the other is gone.
 */
export async function listMessagesBefore(
  db: Db,
  memberId: string,
  conversationId: string,
  beforeSeq: number,
  limit: number,
): Promise<MessageRow[] | undefined> {
  const page = db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, side.conversationId),
        gt(messages.seq, side.deletedSeq),
        lt(messages.seq, beforeSeq),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit)
    .as('page')
  const rows = await db
    .select({
      message: {
        conversationId: page.conversationId,
        seq: page.seq,
        senderId: page.senderId,
        clientId: page.clientId,
        body: page.body,
        gift: page.gift,
        unsentAt: page.unsentAt,
        createdAt: page.createdAt,
      },
    })
    .from(side)
    .leftJoinLateral(page, sql`true`)
    .where(
      and(
        eq(side.conversationId, conversationId),
        eq(side.memberId, memberId),
        isStillThere(side.otherId, side.memberId),
      ),
    )
    .orderBy(desc(page.seq))
  if (rows.length === 0) return undefined
  return rows.flatMap(({ message }) => (message ? [message] : []))
}
