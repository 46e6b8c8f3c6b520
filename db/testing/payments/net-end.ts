import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { rowsOf } from '../../queries/rows.ts'

interface NetEnd {
  isPaid: boolean
  balance: number
  bought: number
  isPremium: boolean
  payments: unknown[][]
  /** With the credits that all of a reason have changed: what was taken and given again is none. */
  entries: [reason: string, amount: number][]
  /** With the total of all of a reason, credit notes without what was taken back of them. */
  receipts: unknown[][]
  /** Of all of them. */
  tax: number
  sales: number
  /** In minor units. */
  refunds: number
  confirmations: number
  places: unknown[][]
}

/** The reason of what was reversed, for its reversal as well. */
const gross = (reason: SQL, ending: string) => sql`replace(${reason}, ${ending}, '')`

/**
 * The net state of an order and of its member's wallet; the member has no other order. Entries that cancel each other
 * out are left out. Ignores the steps in between and mails about them.
 */
export async function findNetEnd(db: Db, orderId: string): Promise<NetEnd> {
  const [end] = await rowsOf<NetEnd>(
    db,
    sql`
      select o.paid_at is not null as "isPaid", w.balance, w.bought, m.premium_since is not null as "isPremium",
        (select coalesce(jsonb_agg(jsonb_build_array(status, paid_currency, paid_minor, refunded_minor, charged_back_minor, is_surplus,
          credits_taken, paid_with, can_be_cancelled, charged_back_at is not null)), '[]') from payments where order_id = o.id) as payments,
        (select coalesce(jsonb_agg(jsonb_build_array(reason, amount) order by amount desc, reason), '[]') from (
          select ${gross(sql`reason`, '_reversed')} as reason, sum(amount)::int as amount
          from ledger_entries where member_id = o.member_id group by 1 having sum(amount) <> 0) net) as entries,
        (select coalesce(jsonb_agg(jsonb_build_array(reason, total, proved) order by total desc), '[]') from (
          select ${gross(sql`reason`, '_reversal')} as reason, sum(total_minor)::int as total, bool_and(is_place_proved) as proved
          from receipts where order_id = o.id group by 1 having sum(total_minor) <> 0) net) as receipts,
        (select coalesce(sum(tax_minor), 0)::int from receipts where order_id = o.id) as tax,
        (select count(*)::int from receipts where order_id = o.id and reason = 'sale') as sales,
        (select coalesce(sum(r.minor - r.revoked_minor), 0)::int from refunds r join payments p on p.id = r.payment_id
          where p.order_id = o.id) as refunds,
        (select count(*)::int from pgboss.job where data ->> 'orderId' = o.id::text and name = 'purchase_mail') as confirmations,
        (select coalesce(jsonb_agg(jsonb_build_array(kind, country)), '[]') from place_evidence where order_id = o.id) as places
      from orders o join members m on m.id = o.member_id join wallets w on w.member_id = o.member_id
      where o.id = ${orderId}`,
  )
  if (!end) throw new Error(`there is no order ${orderId}`)
  return end
}
