import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import type { PaymentMethod } from '../../reference/money/payment-methods.ts'
import { discountCodes } from '../../schema/index.ts'
import { isPending } from './buyer.ts'

/** Whoever asks for codes: a member, or null for a visitor. */
export interface CodeSeeker {
  siteId: string
  memberId: string | null
  now: Date
}

/** The codes of a site that hold for one member alone. */
export async function listOwnCodes(db: Db, seeker: CodeSeeker & { memberId: string }) {
  return selectCodes(db, seeker).where(isCode(seeker, eq(discountCodes.memberId, seeker.memberId)))
}

/** One as it is typed, in capitals, whoever it holds for. */
export async function findCode(db: Db, seeker: CodeSeeker, code: string) {
  const [found] = await selectCodes(db, seeker).where(isCode(seeker, eq(discountCodes.code, code)))
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

const isCode = ({ siteId }: CodeSeeker, wanted: SQLWrapper) => sql`${eq(discountCodes.siteId, siteId)} and ${wanted}`

/** An order has used its code when it is paid or its payment is on its way; to others also as long as it can be paid. */
function selectCodes(db: Db, { memberId, now }: CodeSeeker) {
  const { code, siteId } = discountCodes
  const ofCode = sql`select from orders o where o.site_id = ${siteId} and o.discount_code = ${code}`
  const isUsed = sql`(o.paid_at is not null or ${isPending})`
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
      usedByMember: sql<boolean>`exists (${ofCode} and o.member_id = ${memberId}::uuid and ${isUsed})`,
      usedByOthers: sql<boolean>`${discountCodes.validity} = 'once' and exists (
        ${ofCode} and o.member_id is distinct from ${memberId}::uuid and (${isUsed} or o.expires_at > ${now}::timestamptz))`,
    })
    .from(discountCodes)
    .$dynamic()
}
