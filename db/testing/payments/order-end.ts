import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { rowsOf } from '../../queries/rows.ts'

interface OrderEnd {
  isPaid: boolean
  balance: number
  bought: number
  isPremium: boolean
  payments: unknown[][]
  /** With the credits that each changed. */
  entries: [reason: string, amount: number][]
  receipts: unknown[][]
  refunds: number
  mails: string[]
  places: unknown[][]
}

/**
 * The state of an order: everything booked or queued for it, and its member's wallet; the member has no other order.
 * Ignores times, ids, numbers, intermediate balances and live events.
 */
export async function findOrderEnd(db: Db, orderId: string): Promise<OrderEnd> {
  const [end] = await rowsOf<OrderEnd>(
    db,
    sql`
      select o.paid_at is not null as "isPaid", w.balance, w.bought, m.premium_since is not null as "isPremium",
        (select coalesce(jsonb_agg(jsonb_build_array(status, paid_currency, paid_minor, refunded_minor, charged_back_minor, is_surplus,
          credits_taken, paid_with, can_be_cancelled, charged_back_at is not null)), '[]') from payments where order_id = o.id) as payments,
        (select coalesce(jsonb_agg(jsonb_build_array(reason, amount) order by amount desc, reason), '[]')
          from ledger_entries where member_id = o.member_id) as entries,
        (select coalesce(jsonb_agg(jsonb_build_array(reason, total_minor, tax_minor, is_place_proved) order by total_minor desc), '[]')
          from receipts where order_id = o.id) as receipts,
        (select count(*)::int from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id) as refunds,
        (select coalesce(jsonb_agg(name order by name), '[]') from pgboss.job where data ->> 'orderId' = o.id::text) as mails,
        (select coalesce(jsonb_agg(jsonb_build_array(kind, country)), '[]') from place_evidence where order_id = o.id) as places
      from orders o join members m on m.id = o.member_id join wallets w on w.member_id = o.member_id
      where o.id = ${orderId}`,
  )
  if (!end) throw new Error(`there is no order ${orderId}`)
  return end
}
