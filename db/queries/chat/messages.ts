import { and, desc, eq, gt, lt, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import { messages, participants } from '../../schema/index.ts'
import { isStillThere } from '../visibility.ts'
import type { ConversationHeaderRow } from './conversation.ts'

/** How much of a message is shown where it is only mentioned, in code points. */
export const mentionLength = 120

/** The message that another one answers. */
export const quoted = alias(messages, 'quoted')

const ownColumns = {
  conversationId: messages.conversationId,
  seq: messages.seq,
  senderId: messages.senderId,
  clientId: messages.clientId,
  body: messages.body,
  gift: messages.gift,
  photoStatus: messages.photoStatus,
  photoColour: messages.photoColour,
  photoWidth: messages.photoWidth,
  photoHeight: messages.photoHeight,
  reaction: messages.reaction,
  createdAt: messages.createdAt,
  unsentAt: messages.unsentAt,
}

/** Null when a message answers none, or one that its reader is not to see. */
const quotedColumns = {
  quotedSeq: quoted.seq,
  quotedSenderId: quoted.senderId,
  quotedText: sql<string | null>`left(${quoted.body}, ${sql.raw(`${mentionLength}`)})`,
  quotedGift: quoted.gift,
  quotedPhotoStatus: quoted.photoStatus,
  quotedUnsentAt: quoted.unsentAt,
  quotedAt: quoted.createdAt,
}

export const messageColumns = { ...ownColumns, ...quotedColumns }

type OwnRow = typeof messages.$inferSelect

export interface MessageRow extends Pick<OwnRow, keyof typeof ownColumns> {
  quotedSeq: number | null
  quotedSenderId: string | null
  quotedText: string | null
  quotedGift: OwnRow['gift']
  quotedPhotoStatus: OwnRow['photoStatus']
  quotedUnsentAt: Date | null
  quotedAt: Date | null
}

/** For a join: the message that one answers, unless its reader has deleted it. */
export function isQuoted(
  { conversationId, replyToSeq }: Record<'conversationId' | 'replyToSeq', SQLWrapper>,
  deletedSeq: SQLWrapper,
) {
  return sql`${quoted.conversationId} = ${conversationId} and ${quoted.seq} = ${replyToSeq} and ${quoted.seq} > ${deletedSeq}`
}

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
    .leftJoin(quoted, isQuoted(messages, sql`${deletedSeq ?? 0}`))
    .where(and(eq(messages.conversationId, conversationId), isWithin))
    .orderBy(desc(messages.seq))
    .limit(limit)
}

const side = alias(participants, 'p')

/**
 * Messages before a number that the member has not deleted, the latest first, and how far they have read. Undefined when the conversation is not
 * theirs or the other is gone.
 */
export async function listMessagesBefore(
  db: Db,
  memberId: string,
  conversationId: string,
  beforeSeq: number,
  limit: number,
): Promise<{ messages: MessageRow[]; readSeq: number; unread: number } | undefined> {
  const page = db
    .select({ ...ownColumns, replyToSeq: messages.replyToSeq })
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
  const { replyToSeq, ...columns } = page._.selectedFields
  const rows = await db
    .select({ message: columns, readSeq: side.readSeq, unread: side.unread, ...quotedColumns })
    .from(side)
    .leftJoinLateral(page, sql`true`)
    .leftJoin(quoted, isQuoted({ conversationId: page.conversationId, replyToSeq }, side.deletedSeq))
    .where(
      and(
        eq(side.conversationId, conversationId),
        eq(side.memberId, memberId),
        isStillThere(side.otherId, side.memberId),
      ),
    )
    .orderBy(desc(page.seq))
  const [{ readSeq, unread } = {}] = rows
  if (readSeq === undefined || unread === undefined) return undefined
  const found = rows.flatMap(({ message, readSeq: _, unread: __, ...quotation }) =>
    message ? [{ ...message, ...quotation }] : [],
  )
  return { messages: found, readSeq, unread }
}
