import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { rowsOf } from '../queries/rows.ts'

/** Everything that is wrong in the books and conversations of a database: nothing, whatever has happened before. */
export async function findFaults(db: Db): Promise<{ fault: string; id: string }[]> {
  return rowsOf(
    db,
    sql`
      select 'balance is not the sum of the ledger' as fault, w.member_id as id from wallets w
      where w.balance <> (select coalesce(sum(amount), 0) from ledger_entries e where e.member_id = w.member_id)
      union all
      select 'bought credits are not the sum of the ledger', w.member_id from wallets w
      where w.bought <> (select coalesce(sum(bought), 0) from ledger_entries e where e.member_id = w.member_id)
      union all
      -- Entries are told apart by no order: each must begin where another ended, from zero to the balance.
      select distinct 'running balances do not follow one another', member_id from (
        select member_id, balance_after as standing, 1 as step from ledger_entries
        union all select member_id, balance_after - amount, -1 from ledger_entries
        union all select member_id, 0, 1 from wallets
        union all select member_id, balance, -1 from wallets
      ) steps group by member_id, standing having sum(step) <> 0
      union all
      select 'message numbers have gaps', c.id from conversations c
      where (c.last_seq, c.last_seq) <> (select count(*), max(seq) from messages m where m.conversation_id = c.id)
      union all
      select 'paid message without its entry', m.conversation_id from messages m
      where m.cost > 0 and not exists (
        select 1 from ledger_entries e where e.member_id = m.sender_id and e.amount = -m.cost
          and e.reference = m.conversation_id || ':' || m.seq and e.reason in (
            case when m.gift is not null then 'gift' when m.photo_status is not null then 'photo' else 'message' end,
            -- Nothing tells any more that it was a photo.
            case when m.gift is null and m.unsent_at is not null then 'photo' end))
      union all
      select 'entry without its paid message', e.member_id from ledger_entries e
      where e.reason in ('message', 'photo', 'gift') and not exists (
        select 1 from messages m where m.cost = -e.amount and e.reference = m.conversation_id || ':' || m.seq)
        and not exists (
          select 1 from ledger_entries b where b.member_id = e.member_id and b.amount = -e.amount
            and e.reason = 'photo' and b.reason = 'photo_removed' and b.reference = e.reference)
      union all
      select 'credits of a photo that was not paid, or that costs something still', e.member_id from ledger_entries e
      where e.reason = 'photo_removed' and not exists (
        select 1 from messages m join ledger_entries p on p.reference = m.conversation_id || ':' || m.seq
        where p.reference = e.reference and p.member_id = e.member_id and p.reason = 'photo' and p.amount = -e.amount
          and m.paid_with = 'none')
      union all
      select 'removed photo without what it cost', r.member_id
      from photo_removals r join reported_photos p on p.id = r.reported_photo_id
        join messages m on m.conversation_id = p.conversation_id and m.seq = p.seq
      where r.told_at is not null and r.outcome is distinct from 'granted' and m.paid_with <> 'none'
      union all
      select 'message taken back without its credits', m.conversation_id from messages m
      where m.cost > 0 and (m.unsent_at is not null) <> exists (
        select 1 from ledger_entries e where e.member_id = m.sender_id and e.amount = m.cost
          and e.reason = 'unsent' and e.reference = m.conversation_id || ':' || m.seq)
      union all
      select 'credits of a message that was not taken back', e.member_id from ledger_entries e
      where e.reason = 'unsent' and not exists (
        select 1 from messages m where m.cost = e.amount and m.unsent_at is not null
          and e.reference = m.conversation_id || ':' || m.seq)
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
