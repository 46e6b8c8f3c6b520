import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { rowsOf } from '../../queries/rows.ts'
import { withoutTimeLimit } from '../statements.ts'

/**
 * What must hold of money whatever was done, asked in another way than `check:money` asks it (product §10.3): of amounts and
 * receipts where that asks of entries and their causes. Nothing, where it holds.
 */
export async function brokenInvariants(db: Db): Promise<{ fault: string; id: string }[]> {
  return withoutTimeLimit(db, (tx) => rowsOf(tx, invariants))
}

const invariants = sql`
  with credited as materialized (
    select p.*, o.member_id, o.credits from payments p join orders o on o.id = p.order_id
    where p.status = 'paid' and not p.is_surplus
  ), bank as materialized (
    select p.id, p.paid_minor, p.refunded_minor, p.charged_back_minor, s.paid_minor as bank_paid,
      s.refunded_minor as bank_refunded, s.charged_back_minor as bank_charged_back
    from payments p join sandbox_payments s on s.id = p.provider_payment_id where p.provider = 'sandbox'
  )
  select 'money came in that no receipt tells of' as fault, c.id::text as id from credited c
  where (select count(*) from receipts r where r.reason = 'sale' and r.order_id = c.order_id
    and r.currency = c.paid_currency and r.total_minor = c.paid_minor) <> 1
  union all
  select 'receipt of no money', r.id::text from receipts r
  where r.reason = 'sale' and not exists (select 1 from credited c where c.order_id = r.order_id)
  union all
  select 'receipts and money that came in come to different sums', member_id::text from (
    select member_id, paid_currency as currency, paid_minor as minor from credited
    union all select member_id, currency, -total_minor from receipts where reason = 'sale'
  ) sums group by member_id, currency having sum(minor) <> 0
  union all
  select 'credit notes of more than was sold', order_id::text from receipts group by order_id having sum(total_minor) < 0
  union all
  select 'tax of credit notes is more than that of the sale', order_id::text from receipts
  group by order_id having sum(tax_minor) < 0
  union all
  select 'money went back that no credit note tells of', c.id::text from credited c
  where least(c.paid_minor, c.refunded_minor + c.charged_back_minor) > (
    select coalesce(-sum(r.total_minor), 0) from receipts r where r.order_id = c.order_id and r.reason <> 'sale')
  union all
  select 'money has come back, and credit notes tell of more that went', c.id::text from credited c
  where (select coalesce(-sum(r.total_minor), 0) from receipts r where r.order_id = c.order_id and r.reason <> 'sale')
    > c.charged_back_minor + (select coalesce(sum(r.minor - r.revoked_minor), 0) from refunds r where r.payment_id = c.id)
  union all
  select 'credits are gone of what nothing has gone back of', c.id::text from credited c
  where c.credits_taken > 0 and c.charged_back_minor = 0 and not exists (
    select 1 from refunds r where r.payment_id = c.id and r.reason = 'at_provider' and r.revoked_minor < r.minor)
    and exists (select from wallets w where w.member_id = c.member_id)
  union all
  select 'credits are left of what all went back of', c.id::text from credited c
  where c.refunded_minor + c.charged_back_minor >= c.paid_minor and not exists (
      select from ledger_entries e where e.member_id = c.member_id and e.bought < 0 and e.reason in ('message', 'photo', 'gift', 'correction'))
    and c.credits <> c.credits_taken + coalesce((select x.credits from withdrawals x where x.order_id = c.order_id), 0)
  union all
  select 'more went back, or was taken back, than was paid', id::text from payments
  where greatest(refunded_minor, charged_back_minor) > paid_minor or refunded_minor + charged_back_minor > paid_minor
    -- A bank may still return a direct debit of which a part was sent back.
    and not exists (
      select from direct_debits d join direct_debit_refunds r on r.direct_debit_id = d.id
      where d.payment_id = payments.id and r.file_id is not null)
    and not exists (
      select from excess_acknowledgements a where a.payment_id = payments.id and a.facts_version = payments.facts_version)
  union all
  select 'more is to go back than was paid', p.id::text from payments p join refunds r on r.payment_id = p.id
  where r.failed_at is null or r.settled_at is not null
  group by p.id, p.paid_minor having sum(coalesce(r.settled_minor, r.minor - r.revoked_minor)) > p.paid_minor
    and not exists (select from excess_acknowledgements a where a.payment_id = p.id)
  union all
  select 'paid by hand without the log of the staff, or another amount than it tells', r.id::text from refunds r
  where r.settled_at is not null and not exists (
    select 1 from audit_entries a where a.action = 'refund_settled' and a.subject_id = r.id
      and (a.details ->> 'minor')::int = r.settled_minor)
  union all
  select 'the shop knows of more money than its bank', id::text from bank
  where paid_minor > bank_paid
  union all
  select 'a balance below zero', member_id::text from wallets where least(balance, bought, free_messages) < 0 or bought > balance
  union all
  select 'more bought credits than were paid for or corrected', w.member_id::text from wallets w
  where w.bought > (select coalesce(sum(c.credits), 0) from credited c where c.member_id = w.member_id)
    + (select coalesce(sum(e.bought), 0) from ledger_entries e where e.member_id = w.member_id and e.reason = 'correction'
      and e.bought > 0)
  union all
  select 'spent, taken, withdrawn, corrected and left are not what was bought', w.member_id::text from wallets w
  where w.bought <> (select coalesce(sum(c.credits - c.credits_taken), 0) from credited c where c.member_id = w.member_id)
    - (select coalesce(sum(x.credits), 0) from withdrawals x join orders o on o.id = x.order_id where o.member_id = w.member_id)
    + (select coalesce(sum(e.bought), 0) from ledger_entries e where e.member_id = w.member_id
      and e.reason in ('message', 'photo', 'gift', 'unsent', 'photo_removed', 'correction'))
  union all
  select 'an order was credited more than once', order_id::text from credited group by order_id having count(*) > 1
  union all
  select 'a code for one was paid with by several', site_id || ' ' || discount_code from orders
  where paid_at is not null and discount_validity = 'once' group by site_id, discount_code having count(*) > 1
  union all
  select 'a code for once was paid with again', member_id::text from orders
  where paid_at is not null and discount_validity = 'once_per_user' group by member_id, discount_code having count(*) > 1
  union all
  select 'a discount of another size than its code', o.id::text from orders o
    join discount_codes d on d.site_id = o.site_id and d.code = o.discount_code
  where abs(o.discount_minor * 100 - o.list_minor * d.percentage) > 50`
