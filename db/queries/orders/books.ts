import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import type { BookFault } from '../credits/books.ts'
import { rowsOf } from '../rows.ts'
import { isExcessive } from './excess.ts'
import { isStandingPurchase } from './premium.ts'

/** What is wrong between the payments and the credits of these members (product §10.3), in one statement as well. */
export async function findPaymentFaults(db: Db, memberIds: string[]): Promise<BookFault[]> {
  return rowsOf(
    db,
    sql`
      with ordered as materialized (
        select id, id::text as reference, member_id, credits, currency, total_minor, paid_at
        from orders where member_id = any(${arrayOf(memberIds)}::uuid[])
      ), tried as materialized (
        select p.*, o.member_id, o.reference, o.paid_at as order_paid_at,
          o.credits, coalesce(w.credits, 0) as withdrawn,
          g.given_back_minor,
          -- What comes back of the money of who is gone brings no credits any more.
          exists (select from wallets w where w.member_id = o.member_id) as has_wallet,
          case when p.is_surplus or p.charged_back_minor + g.given_back_minor = 0 then 0
            when p.charged_back_minor + g.given_back_minor >= p.paid_minor then o.credits
            else round(o.credits::numeric * p.charged_back_minor / p.paid_minor)
              + floor(o.credits::numeric * g.given_back_minor / p.paid_minor) end as credits_behind,
          p.currency <> o.currency or p.minor <> o.total_minor as is_other_price,
          p.paid_currency is distinct from p.currency or p.paid_minor <> p.minor as is_other_amount
        from ordered o join payments p on p.order_id = o.id left join withdrawals w on w.order_id = o.id
          cross join lateral (
            select coalesce(sum(r.minor - r.revoked_minor), 0) as given_back_minor from refunds r
            where r.payment_id = p.id and r.reason = 'at_provider') g
      ), booked as materialized (
        select member_id, reason, reference, amount, bought from ledger_entries
        where member_id = any(${arrayOf(memberIds)}::uuid[]) and reason in ('purchase', 'charge_back', 'given_back', 'charge_back_reversed', 'given_back_reversed')
      )
      select 'paid order without its credits' as fault, member_id as "memberId" from ordered o
      where paid_at is not null and not exists (
        select 1 from booked b where b.reason = 'purchase' and b.member_id = o.member_id and b.reference = o.reference
          and b.amount = o.credits and b.bought = o.credits)
      union all
      select 'purchase without its payment', member_id from booked b
      where reason = 'purchase' and not exists (
        select 1 from tried p where p.member_id = b.member_id and p.reference = b.reference
          and p.status = 'paid' and not p.is_surplus)
      union all
      select 'payment that was not credited and does not go back', member_id from tried p
      where status = 'paid' and case
        when is_surplus then paid_minor > charged_back_minor + greatest(refunded_minor, (
          select coalesce(sum(r.minor - r.revoked_minor), 0) from refunds r where r.payment_id = p.id))
        else order_paid_at is null or is_other_amount end
      union all
      select 'payment of another price than its order', member_id from tried where is_other_price
      union all
      select 'direct debit of another amount than its payment', p.member_id
      from tried p join direct_debits d on d.payment_id = p.id where d.minor <> p.minor
      union all
      select 'more of a payment has left than came in', p.member_id from tried p where ${isExcessive}
      union all
      select 'more goes back than came in', p.member_id from tried p join refunds r on r.payment_id = p.id
      where r.reason <> 'at_provider'
      group by p.member_id, p.id, p.paid_minor
      having sum(case when r.failed_at is null then r.minor else coalesce(r.settled_minor, 0) end) > p.paid_minor
      union all
      select 'more has gone back than refunds tell of', p.member_id from tried p
      where p.refunded_minor > (select coalesce(sum(r.minor - r.revoked_minor), 0) from refunds r where r.payment_id = p.id)
      union all
      select 'what a bank has taken back counts as sent back as well', p.member_id from tried p
      where p.provider = 'bank' and p.refunded_minor + p.charged_back_minor > p.paid_minor and p.refunded_minor > (
        select coalesce(sum(r.minor), 0) from refunds r where r.payment_id = p.id and r.failed_at is null)
      union all
      select 'charge-back and its credits differ', p.member_id from tried p
      where p.credits_taken <> (
        select coalesce(-sum(b.amount), 0) from booked b
        where b.reason <> 'purchase' and b.member_id = p.member_id and split_part(b.reference, ':', 1) = p.id::text)
        or p.credits_taken > 0 and p.charged_back_minor + p.given_back_minor = 0 and has_wallet
      union all
      select 'charge-back has taken more than its share', member_id from tried p
      where credits_taken > 0 and credits_taken > least(credits - withdrawn, credits_behind) and has_wallet
      union all
      select distinct 'charge-back has left what came back', p.member_id from tried p
        join ledger_entries r on r.member_id = p.member_id and r.reason in ('unsent', 'photo_removed') and r.bought > 0
          -- In the same millisecond it may have come back before, and have been there to be taken.
          and r.created_at > p.charged_back_at
        join ledger_entries s on s.member_id = r.member_id and s.reference = r.reference
          and s.reason in ('message', 'photo', 'gift') and s.created_at <= p.charged_back_at
      where p.credits_taken < least(p.credits - p.withdrawn, p.credits_behind) and r.bought > (
        select coalesce(-sum(b.amount), 0) from booked b
        where b.reason <> 'purchase' and b.member_id = r.member_id
          and substr(b.reference, strpos(b.reference, ':') + 1) = r.reference)
      union all
      select 'credits of no charge-back', b.member_id from booked b
      where b.reason <> 'purchase' and not exists (
        select 1 from tried p where p.member_id = b.member_id and p.id::text = split_part(b.reference, ':', 1))
      union all
      select 'has bought and is not premium', o.member_id from ordered o join members m on m.id = o.member_id
      where m.premium_since is null and ${isStandingPurchase}`,
  )
}
