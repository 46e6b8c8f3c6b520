import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { lookThroughBooks } from '../queries/credits/all-books.ts'
import { hasLostPremium } from '../queries/orders/premium.ts'
import { rowsOf } from '../queries/rows.ts'
import { withoutTimeLimit } from './statements.ts'

/** Everything that is wrong in the books and conversations of a database: nothing, whatever has happened before. */
export async function findFaults(db: Db): Promise<{ fault: string; id: string }[]> {
  const booked: { fault: string; id: string }[] = []
  for await (const { faults } of lookThroughBooks(db)) {
    booked.push(...faults.map(({ fault, memberId }) => ({ fault, id: memberId })))
  }
  const others = await withoutTimeLimit(db, async (tx) => [
    ...(await faultsInConversations(tx)),
    ...(await faultsOfPremium(tx)),
  ])
  return [...booked, ...others]
}

/** In the books of a running site this is none: until premium ended with its purchases, members were promised that it stays. */
const faultsOfPremium = (db: Db) =>
  rowsOf<{ fault: string; id: string }>(
    db,
    sql`select 'premium of purchases that have ended' as fault, m.id from members m where ${hasLostPremium()}`,
  )

async function faultsInConversations(db: Db): Promise<{ fault: string; id: string }[]> {
  return rowsOf(
    db,
    sql`
      select 'message numbers have gaps' as fault, c.id from conversations c
      where (c.last_seq, c.last_seq) <> (select count(*), max(seq) from messages m where m.conversation_id = c.id)
      union all
      select 'removed photo without what it cost', r.member_id
      from photo_removals r join reported_photos p on p.id = r.reported_photo_id
        join messages m on m.conversation_id = p.conversation_id and m.seq = p.seq
      where r.told_at is not null and r.outcome is distinct from 'granted' and m.paid_with <> 'none'
      union all
      select 'unread count is wrong', p.conversation_id from participants p
      where p.unread <> (
        select count(*) from messages m where m.conversation_id = p.conversation_id and m.sender_id = p.other_id
          and m.unsent_at is null and m.seq > greatest(p.read_seq, p.deleted_seq))
        -- A block takes the notice of unread messages away, and not the messages.
        and not (p.unread = 0 and exists (select 1 from blocks b
          where (b.blocker_id, b.blocked_id) in ((p.member_id, p.other_id), (p.other_id, p.member_id))))
      union all
      select 'more is delivered than was said', p.conversation_id
      from participants p join conversations c on c.id = p.conversation_id where p.delivered_seq > c.last_seq
      union all
      select 'conversation without two sides', c.id from conversations c
      where (select count(*) from participants p where p.conversation_id = c.id) <> 2`,
  )
}
