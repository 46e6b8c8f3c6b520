import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import type { BookFault } from '../credits/books.ts'
import { rowsOf } from '../rows.ts'

/** What is wrong between the withdrawals of these members, their credits and what goes back (product §10.3). */
export async function findWithdrawalFaults(db: Db, memberIds: string[]): Promise<BookFault[]> {
  return rowsOf(
    db,
    sql`
      with withdrawn as materialized (
        select w.*, o.member_id, o.credits as ordered from orders o join withdrawals w on w.order_id = o.id
        where o.member_id = any(${arrayOf(memberIds)}::uuid[])
      ), booked as materialized (
        select member_id, reference, amount, bought from ledger_entries
        where member_id = any(${arrayOf(memberIds)}::uuid[]) and reason = 'withdrawal'
      )
      select 'withdrawal without its credits' as fault, w.member_id as "memberId" from withdrawn w
      where w.credits > w.ordered or not exists (
        select 1 from booked b where b.member_id = w.member_id and b.reference = w.order_id::text
          and b.amount = -w.credits and b.bought = -w.credits)
      union all
      select 'credits of no withdrawal', b.member_id from booked b
      where not exists (
        select 1 from withdrawn w where w.member_id = b.member_id and w.order_id::text = b.reference)
      union all
      select 'withdrawal without its money', w.member_id from withdrawn w
      where not exists (
        select 1 from refunds r join payments p on p.id = r.payment_id
        where r.id = w.refund_id and r.reason = 'withdrawal' and r.minor = w.minor and p.order_id = w.order_id)`,
  )
}
