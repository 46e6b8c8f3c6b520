import { sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import type { MessageKey } from '../credits/returned.ts'
import type { HeldMembers } from '../locks/members.ts'
import { rowsOf } from '../rows.ts'
import { isInvisible } from '../visibility.ts'

/** What became of the member's side when they read: null where nothing was new to them. */
export interface ReadOutcome {
  otherId: string
  read: { readSeq: number; unread: number } | null
}

/** Undefined when the conversation is not theirs. While the member is held nobody can send to them: the count is exact. */
export async function markRead(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  conversationId: string,
  seq: number,
): Promise<ReadOutcome | undefined> {
  held.check(tx, [memberId])
  const statement = sql`
    with side as (
      select p.*, least(c.last_seq, ${seq}::int) as seen
      from participants p join conversations c on c.id = p.conversation_id
      where p.conversation_id = ${conversationId} and p.member_id = ${memberId}
    ), read as (
      update participants p set read_seq = side.seen, unread = least(p.unread, (
        select count(*) from messages m
        where m.conversation_id = side.conversation_id and m.seq > greatest(side.seen, side.deleted_seq)
          and m.sender_id = side.other_id and m.unsent_at is null))
      from side
      where p.conversation_id = side.conversation_id and p.member_id = side.member_id
        and p.unread > 0 and p.read_seq < side.seen
      returning p.read_seq, p.unread
    )
    select side.other_id as "otherId", read.read_seq as "readSeq", read.unread
    from side left join read on true`
  const [row] = await rowsOf<{ otherId: string; readSeq: number | null; unread: number | null }>(tx, statement)
  if (!row) return undefined
  const { otherId, readSeq, unread } = row
  return { otherId, read: readSeq === null || unread === null ? null : { readSeq, unread } }
}

/**
 * Notes what a device of the member has received. Answers those conversations of theirs that hold something unread, and
 * none while they are invisible: `isNew` is false where as much was noted or read before.
 */
export async function markDelivered(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  receipts: readonly MessageKey[],
): Promise<(MessageKey & { otherId: string; isNew: boolean })[]> {
  held.check(tx, [memberId])
  const statement = sql`
    with side as (
      select p.conversation_id, p.member_id, p.other_id, greatest(p.delivered_seq, p.read_seq) as known,
        least(c.last_seq, max(r.seq)) as received
      from jsonb_to_recordset(${JSON.stringify(receipts)}::text::jsonb) as r("conversationId" uuid, seq int)
      join participants p on p.conversation_id = r."conversationId" and p.member_id = ${memberId} and p.unread > 0
      join conversations c on c.id = p.conversation_id
      join profiles on profiles.member_id = p.member_id and not ${isInvisible}
      group by p.conversation_id, p.member_id, c.id
    ), noted as (
      update participants p set delivered_seq = side.received
      from side
      where p.conversation_id = side.conversation_id and p.member_id = side.member_id and side.known < side.received
    )
    select conversation_id as "conversationId", other_id as "otherId", received as seq, known < received as "isNew"
    from side`
  return rowsOf(tx, statement)
}

/**
 * Takes a conversation off the member's list and hides its messages from them. Undefined when it is not theirs;
 * `isNew` is false when there was nothing left to delete.
 */
export async function deleteSide(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  conversationId: string,
): Promise<{ isNew: boolean } | undefined> {
  held.check(tx, [memberId])
  const statement = sql`
    with side as (
      select p.conversation_id, p.member_id, c.last_seq
      from participants p join conversations c on c.id = p.conversation_id
      where p.conversation_id = ${conversationId} and p.member_id = ${memberId}
    ), gone as (
      update participants p set listed_at = null, unread = 0, deleted_seq = side.last_seq
      from side
      where p.conversation_id = side.conversation_id and p.member_id = side.member_id
        and (p.listed_at is not null or p.deleted_seq < side.last_seq)
      returning 1
    )
    select exists (select 1 from gone) as "isNew" from side`
  const [row] = await rowsOf<{ isNew: boolean }>(tx, statement)
  return row
}
