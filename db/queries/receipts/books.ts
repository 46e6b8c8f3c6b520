import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import type { BookFault } from '../credits/books.ts'
import { rowsOf } from '../rows.ts'

/** What is wrong between the orders of these members, what was paid for them and their receipts (product §10.3). */
export async function findReceiptFaults(db: Db, memberIds: string[]): Promise<BookFault[]> {
  return rowsOf(
    db,
    sql`
      with ordered as materialized (
        select o.id, o.site_id, o.member_id, o.currency, o.country, o.total_minor, o.tax_rate, o.tax_minor, o.paid_at,
          p.id as payment_id, p.charged_back_minor
        from orders o left join payments p on p.order_id = o.id and p.status = 'paid' and not p.is_surplus
        where o.member_id = any(${arrayOf(memberIds)}::uuid[])
      ), issued as materialized (
        select r.*, o.member_id as owner_id, o.payment_id,
          (r.site_id, r.member_id, r.currency) <> (o.site_id, o.member_id, o.currency) as is_other_order,
          r.total_minor <> o.total_minor as is_other_total,
          r.country = o.country and (r.tax_rate, r.tax_minor) <> (o.tax_rate, o.tax_minor) as is_other_tax
        from ordered o join receipts r on r.order_id = o.id
      ), back as materialized (
        select o.id as order_id, f.id::text as reference, f.minor, f.revoked_minor
        from ordered o join refunds f on f.payment_id = o.payment_id where f.reason <> 'surplus'
      ), noted as materialized (
        select n.id, n.order_id, n.owner_id, n.number, s.total_minor, s.tax_minor,
          -sum(n.total_minor) over steps as total_back, -sum(n.tax_minor) over steps as tax_back
        from issued s join issued n on n.corrects_id = s.id where s.reason = 'sale'
        window steps as (partition by s.id order by n.year, n.number)
      )
      select 'paid order without its receipt' as fault, o.member_id as "memberId" from ordered o
      where paid_at is not null and not exists (
        select 1 from issued i where i.reason = 'sale' and i.order_id = o.id and i.reference = o.payment_id::text)
      union all
      select 'receipt without its payment', owner_id from issued i
      where reason = 'sale' and reference is distinct from payment_id::text
      union all
      select 'receipt of another buyer, site or currency than its order', owner_id from issued where is_other_order
      union all
      select 'receipt of another amount than its order', owner_id from issued where reason = 'sale' and is_other_total
      union all
      select 'tax of an order is not that of its rate', member_id from ordered
      where tax_minor <> round(total_minor::numeric * tax_rate / (10000 + tax_rate))
      union all
      select 'tax of a receipt is not that of its rate', owner_id from issued
      where reason = 'sale' and (is_other_tax
        or tax_minor <> round(total_minor::numeric * tax_rate / (10000 + tax_rate)))
      union all
      select 'credit note of no receipt, or of another place or rate', owner_id from issued n
      where reason <> 'sale' and not exists (
        select 1 from issued s where s.id = n.corrects_id and s.reason = 'sale' and s.order_id = n.order_id
          and (s.country, s.tax_rate) = (n.country, n.tax_rate))
      union all
      select 'credit note of what did not go back', owner_id from issued n
      where reason = 'refund' and not exists (
          select 1 from back b where b.order_id = n.order_id and b.reference = n.reference and b.minor >= -n.total_minor)
        or reason not in ('sale', 'refund') and split_part(reference, ':', 1) is distinct from payment_id::text
      union all
      select 'credit notes are not what went back', o.member_id from ordered o join issued s on s.order_id = o.id
      where s.reason = 'sale' and least(s.total_minor,
          o.charged_back_minor + (select coalesce(sum(minor - revoked_minor), 0) from back b where b.order_id = o.id))
        <> (select coalesce(-sum(n.total_minor), 0) from issued n where n.corrects_id = s.id)
      union all
      select 'tax of credit notes is not their share of the receipt’s', owner_id from noted
      where tax_back <> round(tax_minor::numeric * total_back / total_minor)
      union all
      select 'receipt with a number that was not given', i.owner_id from issued i
      where not exists (
        select 1 from receipt_counters c
        where c.site_id = i.site_id and c.year = i.year and i.number between 1 and c.last)
      union all
      select 'receipt with the number of another', i.owner_id from issued i
      where exists (
        select 1 from receipts r
        where r.site_id = i.site_id and r.year = i.year and r.number = i.number and r.id <> i.id)`,
  )
}
