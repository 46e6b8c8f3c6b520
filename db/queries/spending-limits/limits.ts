import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { Currency } from '../../reference/countries/facts.ts'
import { type Money, money } from '../../reference/money/money.ts'
import type { SpendingPeriod } from '../../reference/money/spending-periods.ts'
import { spendingLimits } from '../../schema/spending-limits.ts'
import type { HeldMembers } from '../locks/members.ts'
import { rowsOf } from '../rows.ts'

/** A limit as it was set; null takes the limit of its period away. */
export interface SetLimit {
  period: SpendingPeriod
  holdsFrom: Date
  limit: Money | null
}

/** A member's, the one that holds before the one to come. */
export async function listSpendingLimits(db: Db, memberId: string): Promise<SetLimit[]> {
  const rows = await db
    .select()
    .from(spendingLimits)
    .where(eq(spendingLimits.memberId, memberId))
    .orderBy(asc(spendingLimits.holdsFrom))
  return rows.map(({ period, holdsFrom, minor, currency }) => ({
    ...{ period, holdsFrom },
    limit: minor === null ? null : money(minor, currency),
  }))
}

/** Takes the place of the limit that was to come, and from now on that of the one that holds. */
export async function setSpendingLimit(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  { period, holdsFrom, limit, currency, now }: SetLimit & { currency: Currency; now: Date },
): Promise<void> {
  held.check(tx, [memberId])
  const own = isOwn(memberId, period)
  await tx.delete(spendingLimits).where(holdsFrom > now ? and(own, gt(spendingLimits.holdsFrom, now)) : own)
  await tx.insert(spendingLimits).values({ memberId, period, holdsFrom, minor: limit?.minor ?? null, currency })
}

/** Forgets a limit that was to come; whether there was one. */
export async function dropComingLimit(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  period: SpendingPeriod,
  now: Date,
): Promise<boolean> {
  held.check(tx, [memberId])
  const dropped = await tx
    .delete(spendingLimits)
    .where(and(isOwn(memberId, period), gt(spendingLimits.holdsFrom, now)))
    .returning({ period: spendingLimits.period })
  return dropped.length > 0
}

const isOwn = (memberId: string, period: SpendingPeriod) =>
  and(eq(spendingLimits.memberId, memberId), eq(spendingLimits.period, period))

/** What counts in each period, and how much of it, in every one, is not paid yet. */
export interface Spent extends Record<SpendingPeriod, Money> {
  pending: Money
}

interface SpendingQuery {
  memberId: string
  currency: Currency
  since: Record<SpendingPeriod, Date>
  /** An order that does not count. */
  except: string | null
  now: Date
}

/**
 * What a member has spent since each of these times in this currency: what was paid, without what went back, goes back or was
 * taken back, and what is being paid now, or may be on its way however late it comes.
 */
export async function findSpent(db: Db, { memberId, currency, since, except, now }: SpendingQuery): Promise<Spent> {
  const [spent] = await rowsOf<Record<SpendingPeriod | 'pending', number>>(
    db,
    sql`
      with spent as (
        select o.paid_at, greatest(0, o.total_minor - coalesce(sum(${notKept}) filter (where not p.is_surplus), 0)) as minor
        from orders o left join payments p on p.order_id = o.id
        where o.member_id = ${memberId} and o.currency = ${currency} and o.id is distinct from ${except}::uuid
        group by o.id
        having o.paid_at is not null or bool_or(${isOnItsWay})
          or (o.expires_at > ${now}::timestamptz and bool_or(p.status = 'open'))
      )
      select ${sumSince(since.week)} as week, ${sumSince(since.month)} as month,
        coalesce(sum(minor) filter (where paid_at is null), 0)::int as pending
      from spent`,
  )
  const { week, month, pending } = spent!
  return { week: money(week, currency), month: money(month, currency), pending: money(pending, currency) }
}

const sumSince = (start: Date) =>
  sql`coalesce(sum(minor) filter (where paid_at is null or paid_at >= ${start}::timestamptz), 0)::int`

/** Of a payment. What its provider says went back may be of a refund that is not known here. */
const notKept = sql`(p.charged_back_minor + greatest(p.refunded_minor, coalesce((
    select sum(r.minor - r.revoked_minor) from refunds r where r.payment_id = p.id and r.failed_at is null), 0))
  + coalesce((select sum(r.settled_minor) from refunds r where r.payment_id = p.id), 0))`

/** The member has completed the payment, or a saved method is being charged without them. */
const isOnItsWay = sql`(p.status = 'pending' or (p.status = 'open' and p.saved_method_id is not null))`

/** An order that its member has begun to pay, of which no money can be on its way. */
interface OpenOrder {
  id: string
  amount: Money
}

/** A member's, the last one first. */
export async function listOpenOrders(tx: Tx, held: HeldMembers, memberId: string, now: Date): Promise<OpenOrder[]> {
  held.check(tx, [memberId])
  const rows = await rowsOf<{ id: string; minor: number; currency: Currency }>(
    tx,
    sql`
      select o.id, o.total_minor as minor, o.currency
      from orders o join payments p on p.order_id = o.id
      where o.member_id = ${memberId} and o.paid_at is null and o.expires_at > ${now}::timestamptz
      group by o.id
      having bool_or(p.status = 'open') and not bool_or(${isOnItsWay})
      order by o.created_at desc, o.id desc`,
  )
  return rows.map(({ id, minor, currency }) => ({ id, amount: money(minor, currency) }))
}
