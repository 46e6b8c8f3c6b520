import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { members } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { rowsOf } from '../rows.ts'

/** What is about to go back of an order, in minor units. */
interface PendingRefundAmount {
  orderId: string
  minor: number
}

/**
 * Whether something of what was paid for the order `o` is left: neither gone back nor withdrawn, nor taken back by a bank. What
 * goes back counts as soon as it is to, though its money is on its way, could not be sent or was never collected.
 */
const stands = (goingBack?: PendingRefundAmount): SQL => {
  const more = goingBack
    ? sql`case when o.id = ${goingBack.orderId}::uuid then ${goingBack.minor}::int else 0 end`
    : sql`0`
  return sql`exists (
    select from payments p
    where p.order_id = o.id and p.status = 'paid' and not p.is_surplus
      and p.paid_minor > p.charged_back_minor + ${more} + greatest(p.refunded_minor, coalesce((
        select sum(r.minor - r.revoked_minor) from refunds r where r.payment_id = p.id), 0)))`
}

/** Whether an order `o` is credited and in force: a member with one such order is premium (product §1.5). */
export const isStandingPurchase: SQL = sql`o.paid_at is not null and ${stands()}`

/** Whether a member has ever bought, whatever has become of it, or is premium without. */
export const hasBought: SQL<boolean> = sql<boolean>`(${members.premiumSince} is not null
  or exists (select from orders o where o.member_id = ${members.id} and o.paid_at is not null))`

/**
 * Whether a member `m` is premium by purchases of which none is in force any more. A member who was premium before
 * their first purchase never loses it this way.
 */
export const hasLostPremium = (goingBack?: PendingRefundAmount): SQL => sql`(
  exists (select from orders o where o.member_id = m.id and o.paid_at <= m.premium_since)
  and not exists (select from orders o where o.member_id = m.id and o.paid_at is not null and ${stands(goingBack)}))`

/** Whether a member's premium would end when so much went back. */
export async function wouldEndPremium(db: Db, memberId: string, goingBack: PendingRefundAmount): Promise<boolean> {
  const rows = await rowsOf(db, sql`select from members m where m.id = ${memberId} and ${hasLostPremium(goingBack)}`)
  return rows.length > 0
}

/**
 * Ends a locked member's premium if none of their purchases is in force any more. Call it in the refunding transaction,
 * after its writes. Returns whether premium has ended now.
 */
export async function endPremium(tx: Tx, held: HeldMembers, memberId: string): Promise<boolean> {
  held.check(tx, [memberId])
  const ended = await rowsOf(
    tx,
    sql`update members m set premium_since = null where m.id = ${memberId} and ${hasLostPremium()} returning m.id`,
  )
  return ended.length > 0
}

/**
 * Gives a held member the premium back that their purchases bring: what was gone of one has come back. Asked in the transaction in which it
 * does, behind what is written of it. Whether they are premium again.
 */
export async function restorePremium(tx: Tx, held: HeldMembers, memberId: string): Promise<boolean> {
  held.check(tx, [memberId])
  const restored = await rowsOf(
    tx,
    sql`update members m set premium_since = s.since
      from (select min(o.paid_at) as since from orders o where o.member_id = ${memberId} and ${isStandingPurchase}) s
      where m.id = ${memberId} and m.premium_since is null and s.since is not null returning m.id`,
  )
  return restored.length > 0
}
