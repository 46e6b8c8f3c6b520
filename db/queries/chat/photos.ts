import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { prepared, type StatementSlots } from '../../prepared.ts'
import type { ReportReason } from '../../reference/report-reasons.ts'
import { members, messages, participants, sessions } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { rowsOf } from '../rows.ts'
import { isOpenSession } from '../session.ts'
import { isStillThere } from '../visibility.ts'
import { conversationBetween } from './conversation.ts'

interface MessagePhotoKey {
  conversationId: string
  seq: number
  siteId: string
  /** The hash of the session that is brought. */
  sessionId: string
}

const selectPhoto = prepared((select, { conversationId, seq, siteId, sessionId }: StatementSlots<MessagePhotoKey>) =>
  select({
    storageKey: messages.photoKey,
    createdAt: messages.createdAt,
    readSeq: participants.readSeq,
    unread: participants.unread,
  })
    .from(sessions)
    .innerJoin(members, and(eq(members.id, sessions.memberId), eq(members.siteId, siteId)))
    .innerJoin(
      participants,
      and(eq(participants.conversationId, conversationId), eq(participants.memberId, sessions.memberId)),
    )
    .innerJoin(messages, and(eq(messages.conversationId, participants.conversationId), eq(messages.seq, seq)))
    .where(
      and(
        eq(sessions.id, sessionId),
        isOpenSession,
        isShown,
        gt(messages.seq, participants.deletedSeq),
        isStillThere(participants.otherId, participants.memberId),
      ),
    ),
)

/** Who sent it goes on seeing it while it is inspected. */
const isShown = or(
  eq(messages.photoStatus, 'active'),
  and(eq(messages.photoStatus, 'under_inspection'), eq(messages.senderId, participants.memberId)),
)

/**
 * The storage key of a message's photo if this session may see it, and the values that decide whether it is too old.
 * Rights are checked in this single statement on every request, so access ends together with the right.
 */
export async function findMessagePhoto(db: Db, asked: MessagePhotoKey) {
  const [row] = await selectPhoto(db, asked)
  return row && { ...row, storageKey: row.storageKey ?? '' }
}

export interface ReportedMessage {
  reporterId: string
  reportedId: string
  seq: number
  reason: ReportReason
  now: Date
}

/**
 * Puts a photo that the one who got it has reported under inspection, from when on they see it no longer. Undefined where
 * the message is none, or is inspected already.
 */
export async function inspectMessagePhoto(
  tx: Tx,
  held: HeldMembers,
  { reporterId, reportedId, seq, reason, now }: ReportedMessage,
): Promise<{ conversationId: string } | undefined> {
  held.check(tx, [reporterId, reportedId])
  const statement = sql`
    with photo as (
      update messages set photo_status = 'under_inspection'
      where conversation_id = ${conversationBetween(reporterId, reportedId)} and seq = ${seq}::int
        and sender_id = ${reportedId}::uuid and photo_status = 'active'
      returning conversation_id, seq)
    insert into reported_photos (id, conversation_id, seq, reason, created_at)
    select ${crypto.randomUUID()}::uuid, conversation_id, seq, ${reason}, ${now}::timestamptz from photo
    on conflict (conversation_id, seq) do update set reason = excluded.reason, created_at = excluded.created_at
    returning conversation_id as "conversationId"`
  const [row] = await rowsOf<{ conversationId: string }>(tx, statement)
  return row
}
