import { sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import type { Reaction } from '../../reference/reactions.ts'
import type { MessageKey } from '../credits/returned.ts'
import type { HeldMembers } from '../locks/members.ts'
import { rowsOf } from '../rows.ts'
import { isStillThere } from '../visibility.ts'

/**
 * Notes the reaction of the one who got a message; null takes it away. `isNew` is false when it was there already.
 * Undefined when there is no such message for them.
 */
export async function setReaction(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  { conversationId, seq, reaction }: MessageKey & { reaction: Reaction | null },
): Promise<{ isNew: boolean } | undefined> {
  held.check(tx, [memberId])
  const statement = sql`
    with message as (
      select m.conversation_id, m.seq
      from participants p
      join messages m on m.conversation_id = p.conversation_id and m.sender_id = p.other_id
      where p.conversation_id = ${conversationId} and p.member_id = ${memberId} and m.seq = ${seq}::int
        and m.seq > p.deleted_seq and m.unsent_at is null and ${isStillThere(sql`p.other_id`, sql`p.member_id`)}
    ), changed as (
      update messages m set reaction = ${reaction}::text from message
      where m.conversation_id = message.conversation_id and m.seq = message.seq
        and m.reaction is distinct from ${reaction}::text
      returning 1
    )
    select exists (select 1 from changed) as "isNew" from message`
  const [row] = await rowsOf<{ isNew: boolean }>(tx, statement)
  return row
}
