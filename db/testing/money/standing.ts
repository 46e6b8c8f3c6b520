import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { preparedSql } from '../../prepared.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'
import type { PaymentStatus } from '../../reference/money/payment-statuses.ts'

/** How a member and their money stand, in everything that an operation can change. */
export interface Standing {
  wallet: { balance: number; bought: number; freeMessages: number }
  entries: number
  /** Newest first, as all of these. Moments are milliseconds. */
  orders: StandingOrder[]
  payments: StandingPayment[]
  refunds: { id: string; isSent: boolean; isOver: boolean }[]
  debits: StandingDebit[]
  /** The last twenty. */
  said: Said[]
  /** Photos that the inspection has removed. */
  removals: { id: string; isTold: boolean }[]
  saved: { id: string; isForgotten: boolean }[]
  limits: { period: 'week' | 'month'; minor: number | null; from: number }[]
  /** Ids of who blocks, of the pair. */
  blockers: string[]
  hasLeft: boolean
}

interface StandingOrder {
  id: string
  country: string
  expiresAt: number
  isPaid: boolean
  isWithdrawn: boolean
  code: string | null
}

interface StandingPayment {
  id: string
  orderId: string
  provider: string
  method: PaymentMethod
  status: PaymentStatus
  isSurplus: boolean
  /** Paid, refunded, charged back, in minor units, and the credits that were taken for that. */
  known: number[]
  /** The same, without the credits, at the test bank; null elsewhere. */
  bank: { id: string; page: string; status: PaymentStatus; currency: string; minors: number[] } | null
}

interface StandingDebit {
  id: string
  paymentId: string
  isSigned: boolean
  isClosed: boolean
  isExported: boolean
  isReturned: boolean
}

interface Said {
  conversationId: string
  seq: number
  at: number
  isUnsent: boolean
  /** Null where it is no photo. */
  photo: string | null
}

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.identifier(column)}) * 1000)::bigint`

const standing = preparedSql<{ memberId: string; otherId: string }, { standing: Standing }>(
  ({ memberId, otherId }) => sql`
    with o as materialized (
      select o.*, exists (select 1 from withdrawals w where w.order_id = o.id) as is_withdrawn
      from orders o where o.member_id = ${memberId}::uuid
    ), p as materialized (
      select p.* from o join payments p on p.order_id = o.id
    ), said as materialized (
      select m.* from messages m where m.sender_id = ${memberId}::uuid order by m.seq desc limit 20
    )
    select json_build_object(
      'wallet', (select json_build_object('balance', balance, 'bought', bought, 'freeMessages', free_messages)
        from wallets where member_id = ${memberId}::uuid),
      'entries', (select count(*) from ledger_entries where member_id = ${memberId}::uuid),
      'orders', (select coalesce(json_agg(json_build_object('id', id, 'country', country, 'code', discount_code,
          'expiresAt', ${milliseconds('expires_at')}, 'isPaid', paid_at is not null, 'isWithdrawn', is_withdrawn)
          order by created_at desc, id), '[]') from o),
      'payments', (select coalesce(json_agg(json_build_object('id', p.id, 'orderId', p.order_id, 'provider', p.provider,
          'method', p.method, 'status', p.status, 'isSurplus', p.is_surplus,
          'known', json_build_array(p.paid_minor, p.refunded_minor, p.charged_back_minor, p.credits_taken),
          'bank', case when s.id is not null then json_build_object('id', s.id, 'page', s.page, 'status', s.status,
            'currency', s.paid_currency, 'minors', json_build_array(s.paid_minor, s.refunded_minor, s.charged_back_minor)) end)
          order by p.created_at desc, p.id), '[]')
        from p left join sandbox_payments s on s.id = p.provider_payment_id),
      'refunds', (select coalesce(json_agg(json_build_object('id', r.id, 'isSent', r.sent_at is not null,
          'isOver', coalesce(r.done_at, r.failed_at) is not null) order by r.created_at desc, r.id), '[]')
        from p join refunds r on r.payment_id = p.id),
      'debits', (select coalesce(json_agg(json_build_object('id', d.id, 'paymentId', p.id,
          'isSigned', d.signed_at is not null, 'isClosed', coalesce(d.cancelled_at, d.dropped_at) is not null,
          'isExported', d.file_id is not null, 'isReturned', d.returned_at is not null)
          order by d.created_at desc, d.id), '[]')
        from p join direct_debits d on d.payment_id = p.id),
      'said', (select coalesce(json_agg(json_build_object('conversationId', conversation_id, 'seq', seq,
          'at', ${milliseconds('created_at')}, 'isUnsent', unsent_at is not null, 'photo', photo_status)
          order by seq desc), '[]') from said),
      'removals', (select coalesce(json_agg(json_build_object('id', id, 'isTold', told_at is not null)
          order by created_at desc, id), '[]') from photo_removals where member_id = ${memberId}::uuid),
      'saved', (select coalesce(json_agg(json_build_object('id', id, 'isForgotten', forgotten_at is not null)
          order by created_at desc, id), '[]') from saved_methods where member_id = ${memberId}::uuid),
      'limits', (select coalesce(json_agg(json_build_object('period', period, 'minor', minor,
          'from', ${milliseconds('holds_from')}) order by period, holds_from desc), '[]')
        from spending_limits where member_id = ${memberId}::uuid),
      'blockers', (select coalesce(json_agg(blocker_id order by blocker_id), '[]') from blocks
        where (blocker_id, blocked_id) in ((${memberId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${memberId}::uuid))),
      'hasLeft', exists (select 1 from account_deletions where member_id = ${memberId}::uuid)
    ) as standing`,
)

/** The facts of the two who write to each other, from the first one's side. */
export async function standingOf(db: Db, memberId: string, otherId: string): Promise<Standing> {
  const [row] = await standing(db, { memberId, otherId })
  return row!.standing
}
