import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import { bookChecks } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'

export interface BookFault {
  fault: string
  memberId: string
}

/**
 * The next members with books, by id after `last`, at most `count`. The ledger and the orders outlive the account, so
 * they are read too. All other tables of the books belong to an order or a wallet.
 */
export async function membersAfter(db: Db, last: string | null, count: number): Promise<string[]> {
  const from = last ?? '00000000-0000-0000-0000-000000000000'
  // Each table for itself, so that no more of its index is read than it gives.
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
      (select id from members where id > ${from}::uuid order by id limit ${count}::int)
      union
      (select member_id from wallets where member_id > ${from}::uuid order by member_id limit ${count}::int)
      union
      (select distinct member_id from ledger_entries where member_id > ${from}::uuid order by member_id limit ${count}::int)
      union
      (select distinct member_id from orders where member_id > ${from}::uuid order by member_id limit ${count}::int)
      order by id limit ${count}::int`,
  )
  return rows.map(({ id }) => id)
}

/**
 * What is wrong in the books of these members (product §10.3). One statement sees one moment, and holds nobody up: what is
 * booked meanwhile is in all of it or in nothing.
 */
export async function findBookFaults(db: Db, memberIds: string[]): Promise<BookFault[]> {
  return rowsOf(
    db,
    sql`
      with named as materialized (
        select unnest(${arrayOf(memberIds)}::uuid[]) as member_id
      ), entries as materialized (
        select e.id, e.member_id, e.amount, e.bought, e.balance_after, e.reason, e.reference,
          -- A cast of what is no id would end the whole look.
          case when e.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9]+$'
            then split_part(e.reference, ':', 1)::uuid end as conversation_id
        from named join ledger_entries e using (member_id)
      ), w as materialized (
        -- Of an account that is gone: what its entries have left.
        select member_id, coalesce(w.balance, s.balance, 0) as balance, coalesce(w.bought, s.bought, 0) as bought
        from named left join wallets w using (member_id) left join (
          select member_id, sum(amount) as balance, sum(bought) as bought from entries group by member_id
        ) s using (member_id)
      ), paid as materialized (
        select m.conversation_id || ':' || m.seq as reference, m.sender_id, m.cost, m.gift, m.photo_status, m.unsent_at
        from w join messages m on m.sender_id = w.member_id where m.cost > 0
      )
      select 'balance is not the sum of the ledger' as fault, w.member_id as "memberId"
      from w left join entries e using (member_id) group by w.member_id, w.balance
      having w.balance <> coalesce(sum(e.amount), 0)
      union all
      select 'bought credits are not the sum of the ledger', w.member_id
      from w left join entries e using (member_id) group by w.member_id, w.bought
      having w.bought <> coalesce(sum(e.bought), 0)
      union all
      select 'bought credits are not within the balance', member_id from w where bought not between 0 and balance
      union all
      select 'member without a wallet', m.id from named n join members m on m.id = n.member_id
      where not exists (select 1 from wallets w where w.member_id = m.id)
      union all
      select 'cause that is booked twice', member_id from entries group by member_id, reason, reference having count(*) > 1
      union all
      -- Entries are told apart by no order: each must begin where another ended, from zero to the balance.
      select distinct 'running balances do not follow one another', member_id from (
        select member_id, balance_after as standing, 1 as step from entries
        union all select member_id, balance_after - amount, -1 from entries
        union all select member_id, 0, 1 from w
        union all select member_id, balance, -1 from w
      ) steps group by member_id, standing having sum(step) <> 0
      union all
      select 'paid message without its entry', m.sender_id from paid m
      where not exists (
        select 1 from entries e where e.member_id = m.sender_id and e.amount = -m.cost and e.reference = m.reference
          and e.reason in (
            case when m.gift is not null then 'gift' when m.photo_status is not null then 'photo' else 'message' end,
            -- Nothing tells any more that it was a photo.
            case when m.gift is null and m.unsent_at is not null then 'photo' end))
      union all
      select 'entry of a message that names none', member_id from entries
      where reason in ('message', 'photo', 'gift', 'unsent', 'photo_removed') and conversation_id is null
      union all
      select 'entry without its paid message', e.member_id from entries e
      where e.reason in ('message', 'photo', 'gift')
        and not exists (
          select 1 from paid m where m.sender_id = e.member_id and m.cost = -e.amount and m.reference = e.reference)
        and not exists (
          select 1 from entries b where b.member_id = e.member_id and b.amount = -e.amount
            and e.reason = 'photo' and b.reason = 'photo_removed' and b.reference = e.reference)
        -- The conversation goes with the account of either, and the books stay.
        and exists (select 1 from conversations c where c.id = e.conversation_id)
      union all
      select 'credits of a photo that was not paid, or that costs something still', e.member_id from entries e
      where e.reason = 'photo_removed' and (
        not exists (
          select 1 from entries p where p.member_id = e.member_id and p.reference = e.reference
            and p.reason = 'photo' and p.amount = -e.amount)
        or exists (select 1 from paid m where m.sender_id = e.member_id and m.reference = e.reference))
      union all
      select 'message taken back without its credits', m.sender_id from paid m
      where (m.unsent_at is not null) <> exists (
        select 1 from entries e where e.member_id = m.sender_id and e.amount = m.cost
          and e.reason = 'unsent' and e.reference = m.reference)
      union all
      select 'credits of a message that was not taken back', e.member_id from entries e
      where e.reason = 'unsent'
        and not exists (
          select 1 from paid m where m.sender_id = e.member_id and m.cost = e.amount and m.unsent_at is not null
            and m.reference = e.reference)
        and exists (select 1 from conversations c where c.id = e.conversation_id)
      union all
      select 'credits that came back as others than were spent', e.member_id
      from entries e join entries p on p.member_id = e.member_id and p.reference = e.reference
      where e.reason in ('unsent', 'photo_removed') and p.reason in ('message', 'photo', 'gift') and e.bought <> -p.bought
      union all
      select 'correction without its explanation', e.member_id from entries e
      where e.reason = 'correction'
        and not exists (select 1 from credit_corrections c where c.entry_id = e.id and c.member_id = e.member_id)
        -- It goes with the account, and the books stay.
        and exists (select 1 from members m where m.id = e.member_id)
      union all
      select 'explanation of no correction', c.member_id from w join credit_corrections c using (member_id)
      where not exists (
        select 1 from entries e where e.id = c.entry_id and e.member_id = c.member_id and e.reason = 'correction')`,
  )
}

type BookCheck = typeof bookChecks.$inferSelect

export async function insertBookCheck(db: Db, check: BookCheck): Promise<void> {
  await db.insert(bookChecks).values(check).onConflictDoNothing()
}

/** Undefined before the first. */
export async function lastBookCheck(db: Db): Promise<BookCheck | undefined> {
  const [last] = await db.select().from(bookChecks).orderBy(desc(bookChecks.checkedAt)).limit(1)
  return last
}
