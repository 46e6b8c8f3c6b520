import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import { rowsOf } from '../rows.ts'

/** A time that a bank took something of a payment back, or brought it again. */
export interface ChargeBack {
  paymentId: string
  /** All that it had taken by then, in minor units. */
  upTo: number
  at: Date
}

/** Those of these payments that moved credits or have a credit note, the earliest first. */
export async function listChargeBacks(db: Db, paymentIds: string[]): Promise<ChargeBack[]> {
  if (paymentIds.length === 0) return []
  return rowsOf<ChargeBack>(
    db,
    sql`
      with taken as (
        select e.reference, e.created_at as at from ledger_entries e
        where e.reason in ('charge_back', 'charge_back_reversed') and e.member_id in (
          select o.member_id from orders o join payments p on p.order_id = o.id where p.id = any(${arrayOf(paymentIds)}::uuid[]))
        union all
        select r.reference, r.issued_at from receipts r
        where r.reason in ('charge_back', 'charge_back_reversal') and r.order_id in (
          select p.order_id from payments p where p.id = any(${arrayOf(paymentIds)}::uuid[]))
      )
      select split_part(t.reference, ':', 1)::uuid as "paymentId", split_part(split_part(t.reference, ':', 2), '.', 1)::int as "upTo", min(t.at) as at
      from taken t
      where t.reference ~ '^[^:]+:[0-9]+([.][0-9]+)?$' and split_part(t.reference, ':', 1) = any(${arrayOf(paymentIds)}::text[])
      group by t.reference order by 1, 3, 2`,
  )
}
