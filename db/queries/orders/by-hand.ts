import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'
import { members, orders, payments, profiles, refunds } from '../../schema/index.ts'
import type { HeldOrder } from './lock.ts'

/** A refund with everything the operator needs to know. Name and address are null once the account is gone. */
export interface RefundToSettle {
  id: string
  paymentId: string
  orderId: string
  memberId: string
  siteId: string
  name: string | null
  email: string | null
  locale: string | null
  provider: string
  method: PaymentMethod
  failedAt: Date | null
}

const selectRefunds = (db: Db) =>
  db
    .select({
      ...{
        id: refunds.id,
        paymentId: payments.id,
        orderId: orders.id,
        memberId: orders.memberId,
        siteId: orders.siteId,
      },
      ...{ name: profiles.name, email: members.email, locale: members.locale },
      ...{ provider: payments.provider, method: payments.method, failedAt: refunds.failedAt },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(members, eq(members.id, orders.memberId))
    .leftJoin(profiles, eq(profiles.memberId, orders.memberId))
    .$dynamic()

/** Failed refunds that nobody has paid manually, and whose money no bank has returned to the member either. */
const isToSettle = sql`${refunds.failedAt} is not null and ${refunds.settledAt} is null
  and not (${payments.chargedBackMinor} >= ${refunds.minor}
    and ${payments.paidMinor} - ${payments.chargedBackMinor} < ${refunds.minor})`

/** Refunds that need a manual payment, the oldest failure first. */
export async function listRefundsToSettle(db: Db, limit: number): Promise<RefundToSettle[]> {
  return selectRefunds(db).where(isToSettle).orderBy(asc(refunds.failedAt), asc(refunds.id)).limit(limit)
}

/** Any refund by its id, also one that needs no manual payment. */
export async function findRefundToSettle(db: Db, id: string): Promise<RefundToSettle | undefined> {
  const [found] = await selectRefunds(db).where(eq(refunds.id, id))
  return found
}

/** How many refunds need a manual payment. */
export async function countRefundsToSettle(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isToSettle)
  return row?.count ?? 0
}

/** A bank has brought, after they were paid by hand, what they were paid for: more than came in is back. */
export async function countPaidTwice(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        isNotNull(refunds.settledAt),
        sql`${payments.chargedBackMinor} + (select sum(case when r.failed_at is null then r.minor - r.revoked_minor else coalesce(r.settled_minor, 0) end)
          from refunds r where r.payment_id = ${payments.id}) > ${payments.paidMinor}`,
      ),
    )
  return row?.count ?? 0
}

interface ManualPaymentColumns {
  settledAt: Date
  /** As 2026-11-26. */
  settledOn: string
  /** In minor units of what came in. */
  settledMinor: number
  settledHow: string
}

/** False if the refund has not failed, or was paid manually before. */
export async function setRefundSettled(
  tx: Tx,
  held: HeldOrder,
  { id, orderId }: Pick<RefundToSettle, 'id' | 'orderId'>,
  settled: ManualPaymentColumns,
): Promise<boolean> {
  held.check(tx, [orderId])
  const rows = await tx
    .update(refunds)
    .set(settled)
    .where(and(eq(refunds.id, id), isNotNull(refunds.failedAt), isNull(refunds.settledAt)))
    .returning({ id: refunds.id })
  return rows.length > 0
}
