import { and, eq, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { timeToPay } from '../../reference/money/order-life.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'
import { discountCodes } from '../../schema/index.ts'
import { isPending } from './buyer.ts'

/** The person who asks for codes: a member, or null for a visitor. */
export interface CodeSeeker {
  siteId: string
  memberId: string | null
  now: Date
}

/** The codes of a site that are for this member alone, and the typed one (in capitals), for any member. */
export async function listCodesOf(db: Db, seeker: CodeSeeker & { memberId: string }, typed?: string) {
  const isTyped = typed === undefined ? undefined : eq(discountCodes.code, typed)
  return selectCodes(db, seeker).where(
    and(eq(discountCodes.siteId, seeker.siteId), or(eq(discountCodes.memberId, seeker.memberId), isTyped)),
  )
}

/** The code as typed, in capitals, for any member. */
export async function findCode(db: Db, seeker: CodeSeeker, code: string) {
  const isTyped = and(eq(discountCodes.siteId, seeker.siteId), eq(discountCodes.code, code))
  const [found] = await selectCodes(db, seeker).where(isTyped)
  return found
}

/** The payment methods with which alone a code holds; null for each, also of a code that is not there. */
export async function findCodeMethods(db: Db, siteId: string, code: string): Promise<PaymentMethod[] | null> {
  const [found] = await db
    .select({ methods: discountCodes.paymentMethods })
    .from(discountCodes)
    .where(and(eq(discountCodes.siteId, siteId), eq(discountCodes.code, code)))
  return found?.methods ?? null
}

/** Keeps others from ordering with a code until the end of the transaction. */
export async function lockCode(tx: Tx, siteId: string, code: string): Promise<void> {
  await tx
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(and(eq(discountCodes.siteId, siteId), eq(discountCodes.code, code)))
    .for('update')
}

/**
 * How a code is used, as seen by the person who asks. `paid`: they have paid with it. `paying`: their payment is
 * pending. The last two concern single-use codes. `taken`: somebody else has paid with it. `reserved`: somebody else's
 * first order with it can still be paid, or its payment is pending. Their repeated orders do not extend the
 * reservation.
 */
export type CodeUse = 'paid' | 'paying' | 'taken' | 'reserved'

function selectCodes(db: Db, { memberId, now }: CodeSeeker) {
  const { code, siteId } = discountCodes
  const ofCode = sql`select from orders o where o.site_id = ${siteId} and o.discount_code = ${code}`
  const own = sql`${ofCode} and o.member_id = ${memberId}::uuid`
  const others = sql`${ofCode} and o.member_id is distinct from ${memberId}::uuid`
  // A new order does not extend the hold: it counts from the holder's first order with this code.
  const heldUntil = sql`${timeToPay} * interval '1 millisecond' + (
    select min(f.created_at) from orders f
    where f.site_id = ${siteId} and f.discount_code = ${code} and f.member_id = o.member_id)`
  const isHeld = sql`(o.expires_at > ${now}::timestamptz and ${heldUntil} > ${now}::timestamptz
    or ${isPending} and ${heldUntil} > o.created_at)`
  return db
    .select({
      code,
      percentage: discountCodes.percentage,
      status: discountCodes.status,
      validity: discountCodes.validity,
      memberId: discountCodes.memberId,
      country: discountCodes.country,
      paymentMethods: discountCodes.paymentMethods,
      currency: discountCodes.currency,
      minimumMinor: discountCodes.minimumMinor,
      expiresAt: discountCodes.expiresAt,
      use: sql<CodeUse | null>`case
        when exists (${own} and o.paid_at is not null) then 'paid'
        when exists (${own} and ${isPending}) then 'paying'
        when ${discountCodes.validity} <> 'once' then null
        when exists (${others} and o.paid_at is not null) then 'taken'
        when exists (${others} and ${isHeld}) then 'reserved' end`,
    })
    .from(discountCodes)
    .$dynamic()
}
