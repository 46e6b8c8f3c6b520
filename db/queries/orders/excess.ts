import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { Currency } from '../../reference/countries/facts.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'
import { excessAcknowledgements } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'
import type { HeldOrder } from './lock.ts'

/**
 * How much more has left a payment `p` than came in, in minor units: refunds of the provider, chargebacks and manual
 * payments. A provider may count a refund that it took but could not send. The manual payment in its place then counts
 * once.
 */
const excessOfP = sql`least(2147483647, greatest(0, p.charged_back_minor - p.paid_minor + (
  select coalesce(sum(r.settled_minor) filter (where r.sent_at is null), 0)
    + greatest(p.refunded_minor, coalesce(sum(r.settled_minor) filter (where r.sent_at is not null), 0))
  from refunds r where r.payment_id = p.id)))::int`

/** An operator has acknowledged the excess in its current state. */
const isAcknowledgedP = sql`exists (select from excess_acknowledgements a
  where a.payment_id = p.id and a.facts_version = p.facts_version and a.excess_minor >= ${excessOfP})`

/** Whether more has left a payment `p` than came in, without an operator's acknowledgement. */
export const isExcessive = sql`(p.status = 'paid' and (p.refunded_minor > 0 or p.charged_back_minor > 0) and ${excessOfP} > 0
  and not ${isAcknowledgedP})`

/**
 * A payment that has paid out more than came in, with everything the operator needs to know. Name and address are null
 * once the account is gone.
 */
export interface ExcessivePayment {
  paymentId: string
  orderId: string
  memberId: string
  siteId: string
  name: string | null
  email: string | null
  provider: string
  providerPaymentId: string | null
  method: PaymentMethod
  currency: Currency
  paidMinor: number
  refundedMinor: number
  chargedBackMinor: number
  settledMinor: number
  excessMinor: number
  factsVersion: number
  /** Proof of the refunds: the provider's id of each, and when it arrived or was paid manually. */
  refunds: { minor: number; providerRefundId: string | null; at: string; how: string | null }[]
}

const selectExcess = sql`
  select p.id as "paymentId", o.id as "orderId", o.member_id as "memberId", o.site_id as "siteId", f.name, m.email,
    p.provider, p.provider_payment_id as "providerPaymentId", p.method, coalesce(p.paid_currency, p.currency) as currency,
    p.paid_minor as "paidMinor", p.refunded_minor as "refundedMinor", p.charged_back_minor as "chargedBackMinor",
    (select coalesce(sum(r.settled_minor), 0)::int from refunds r where r.payment_id = p.id) as "settledMinor",
    ${excessOfP} as "excessMinor", p.facts_version as "factsVersion",
    (select coalesce(json_agg(json_build_object('minor', coalesce(r.settled_minor, r.minor - r.revoked_minor),
        'providerRefundId', r.provider_refund_id, 'at', coalesce(r.done_at, r.settled_at, r.sent_at), 'how', r.settled_how)
        order by r.created_at, r.id), '[]')
      from refunds r where r.payment_id = p.id and r.revoked_minor < r.minor
        and (r.settled_at is not null or r.failed_at is null and r.sent_at is not null)) as refunds
  from payments p join orders o on o.id = p.order_id
    left join members m on m.id = o.member_id left join profiles f on f.member_id = o.member_id`

/** Those without acknowledgement, the oldest payment first. */
export async function listExcessive(db: Db, limit: number): Promise<ExcessivePayment[]> {
  return rowsOf(db, sql`${selectExcess} where ${isExcessive} order by p.created_at, p.id limit ${limit}::int`)
}

/** How many have no acknowledgement. */
export async function countExcessive(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from payments p where ${isExcessive}`,
  )
  return row?.count ?? 0
}

/** Undefined if the payment has no excess, or an operator has acknowledged it. */
export async function findExcessive(db: Db, paymentId: string): Promise<ExcessivePayment | undefined> {
  const [found] = await rowsOf<ExcessivePayment>(
    db,
    sql`${selectExcess} where p.id = ${paymentId}::uuid and ${isExcessive}`,
  )
  return found
}

type Acknowledgement = typeof excessAcknowledgements.$inferInsert

export async function insertAcknowledgement(
  tx: Tx,
  held: HeldOrder,
  { orderId, ...acknowledgement }: Acknowledgement & { orderId: string },
): Promise<void> {
  held.check(tx, [orderId])
  await tx.insert(excessAcknowledgements).values(acknowledgement)
}
