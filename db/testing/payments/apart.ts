import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { rowsOf } from '../../queries/rows.ts'

/**
 * What of a member is not done: payments of which shop and test bank do not know the same, refunds that are not back once, and
 * mandates that are forgotten here and not there.
 */
export async function findApart(db: Db, memberId: string): Promise<string[]> {
  const rows = await rowsOf<{ apart: string }>(
    db,
    sql`
      with p as materialized (
        select p.* from payments p join orders o on o.id = p.order_id where o.member_id = ${memberId}::uuid
      )
      select 'payment: shop ' || concat_ws(' ', p.status, p.paid_minor, p.refunded_minor, p.charged_back_minor)
        || ', bank ' || coalesce(concat_ws(' ', s.status, s.paid_minor, s.refunded_minor, s.charged_back_minor), 'nothing') as apart
      from p left join sandbox_payments s on s.client_id = p.id::text
      where p.provider = 'sandbox' and case when s.id is null then p.status in ('open', 'pending', 'paid')
        else (p.provider_payment_id, p.status, p.paid_minor, p.refunded_minor, p.charged_back_minor)
          is distinct from (s.id, s.status, s.paid_minor, s.refunded_minor, s.charged_back_minor) end
      union all
      select 'debit: shop ' || p.status || ', bank ' || case when d.signed_at is null then 'unsigned' else 'signed' end
      from p left join direct_debits d on d.payment_id = p.id
      where p.provider = 'bank' and (p.status = 'paid') is distinct from (d.signed_at is not null)
      union all
      select 'refund: ' || case when r.done_at is null then 'not back' else 'back as ' || count(b.id) || ' of ' || coalesce(sum(b.minor), 0) end
      from p join refunds r on r.payment_id = p.id left join sandbox_refunds b on b.client_id = r.id::text and b.state = 'done'
      group by r.id having r.done_at is null or count(b.id) <> 1 or sum(b.minor) <> r.minor
      union all
      select 'mandate: forgotten, and not revoked' from saved_methods m left join sandbox_mandates b on b.id = m.mandate_id
      where m.member_id = ${memberId}::uuid and m.forgotten_at is not null and (m.revoked_at is null or b.forgotten_at is null)`,
  )
  return rows.map(({ apart }) => apart)
}
