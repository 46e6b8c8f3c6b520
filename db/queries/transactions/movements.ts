import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { Currency } from '../../reference/countries/facts.ts'
import type { Gift } from '../../reference/gifts.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'
import { ledgerReasons } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'

export const movementFilters = ['all', 'payments', 'credits'] as const
export type MovementFilter = (typeof movementFilters)[number]

/** What a line of movements can be: why credits were moved, a try to pay that brought none, or money that goes back. */
export const movementKinds = [...ledgerReasons, 'payment', 'refund'] as const

/** What a movement is; of two at one moment the later of these is the newer: a withdrawal's refund follows its credits. */
export const movementSources = ['entry', 'payment', 'refund'] as const
type MovementSource = (typeof movementSources)[number]

/** Where a page of movements ends: behind this one. */
export interface MovementPlace {
  at: Date
  kind: MovementSource
  id: string
}

/** A change of a wallet, a try to pay that brought no credits, or money that goes back. */
export interface Movement extends MovementPlace {
  kind: MovementSource
  /** Of an entry. */
  reason: (typeof ledgerReasons)[number] | null
  /** In credits, with its sign; 0 where there are none. */
  amount: number
  /** The balance then. */
  balance: number
  /** Where a message, photo or gift was sent. */
  conversationId: string | null
  /** What was sent that came back: an entry's reason. */
  returned: 'message' | 'photo' | 'gift' | null
  gift: Gift | null
  orderId: string | null
  /** Why an operator has corrected the credits. */
  explanation: string | null
  /** Of the order. */
  credits: number | null
  /** What was asked for, or what goes back; null where no order is behind it. */
  minor: number | null
  currency: Currency | null
  method: PaymentMethod | null
  paidWith: string | null
  /** What was paid by, or goes back of. */
  paymentId: string | null
  /** Of money that a bank takes back, or brings again: all that it had taken of the payment by then, in minor units. */
  takenUpTo: number | null
}

/**
 * A member's movements, the newest first. Each part is read from its index no further than the page goes; what somebody has
 * ordered is few.
 */
export async function listMovements(
  db: Db,
  memberId: string,
  { filter, after, limit }: { filter: MovementFilter; after: MovementPlace | undefined; limit: number },
): Promise<Movement[]> {
  const page = (kind: MovementSource, at: string, id: string) => sql`
    ${after ? isBehind(after, kind, at, id) : sql``}
    order by ${sql.raw(at)} desc, ${sql.raw(id)} desc limit ${limit}::int`
  const paidReasons =
    filter === 'payments' ? sql`and e.reason in ('purchase', 'charge_back', 'charge_back_reversed')` : sql``
  const parts = [
    sql`(select 'entry' as kind, 0 as kind_rank, e.id, e.created_at as at, e.reason, e.amount, e.balance_after as balance, e.reference,
      null::uuid as order_id, null::uuid as payment_id, null::int as minor
      from ledger_entries e where e.member_id = ${memberId} ${paidReasons} ${page('entry', 'e.created_at', 'e.id')})`,
    ...(filter === 'credits'
      ? []
      : [
          sql`(select 'payment', 1, p.id, p.created_at, null, 0, null, null, o.id, p.id, p.minor
            from orders o join payments p on p.order_id = o.id
            where o.member_id = ${memberId} and (p.status <> 'paid' or p.is_surplus) ${page('payment', 'p.created_at', 'p.id')})`,
          sql`(select 'refund', 2, r.id, r.created_at, null, 0, null, null, o.id, p.id, coalesce(r.settled_minor, nullif(r.minor - r.revoked_minor, 0), r.minor)
            from orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
            where o.member_id = ${memberId} ${page('refund', 'r.created_at', 'r.id')})`,
        ]),
  ]
  return rowsOf(
    db,
    sql`
      with line as (
        select * from (${sql.join(parts, sql` union all `)}) parts order by at desc, kind_rank desc, id desc limit ${limit}::int
      ), placed as (
        select l.*,
          case when l.reason in ('message', 'photo', 'gift', 'unsent', 'photo_removed')
            then split_part(l.reference, ':', 1)::uuid end as conversation_id,
          case when l.reason in ('gift', 'unsent') then split_part(l.reference, ':', 2)::int end as seq,
          case when l.reason in ('purchase', 'withdrawal') then l.reference::uuid else l.order_id end as ordered_id,
          case when l.reason in ('charge_back', 'given_back', 'charge_back_reversed', 'given_back_reversed') then split_part(l.reference, ':', 1)::uuid else l.payment_id end as tried_id
        from line l
      )
      select l.kind, l.id, l.at, l.reason, l.amount,
        coalesce(l.balance, (
          select e.balance_after from ledger_entries e where e.member_id = ${memberId} and e.created_at <= l.at
          order by e.created_at desc, e.id desc limit 1), 0) as balance,
        l.conversation_id as "conversationId",
        case when l.reason in ('unsent', 'photo_removed') then (
          select e.reason from ledger_entries e where e.member_id = ${memberId} and e.reference = l.reference
            and e.reason in ('message', 'photo', 'gift')) end as returned,
        (select m.gift from messages m where m.conversation_id = l.conversation_id and m.seq = l.seq) as gift,
        case when l.reason = 'correction' then (
          select c.explanation from credit_corrections c where c.entry_id = l.id) end as explanation,
        o.id as "orderId", o.credits, p.method, p.paid_with as "paidWith", p.id as "paymentId",
        case when l.reason in ('charge_back', 'charge_back_reversed') and l.reference ~ '^[^:]+:[0-9]+([.][0-9]+)?$'
          then split_part(split_part(l.reference, ':', 2), '.', 1)::int end as "takenUpTo",
        case when o.id is null then null else coalesce(l.minor, o.total_minor) end as minor,
        coalesce(case when l.kind = 'refund' then p.paid_currency end, p.currency, o.currency) as currency
      from placed l
      left join payments tried on tried.id = l.tried_id
      left join orders o on o.id = coalesce(l.ordered_id, tried.order_id)
      left join payments p on p.id = coalesce(l.tried_id, (
        select c.id from payments c where c.order_id = o.id and c.status = 'paid' and not c.is_surplus))
      order by l.at desc, l.kind_rank desc, l.id desc`,
  )
}

/** The kind is the same for a whole part, so that the index of its time and id is used. */
function isBehind(after: MovementPlace, kind: MovementSource, at: string, id: string) {
  const [mine, theirs] = [movementSources.indexOf(kind), movementSources.indexOf(after.kind)]
  const column = sql.raw(at)
  if (mine === theirs) return sql`and (${column}, ${sql.raw(id)}) < (${after.at}::timestamptz, ${after.id}::uuid)`
  return mine < theirs ? sql`and ${column} <= ${after.at}::timestamptz` : sql`and ${column} < ${after.at}::timestamptz`
}
