import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { discountCodes, members } from '../../schema/index.ts'

export type NewCode = typeof discountCodes.$inferInsert

/** False where the site has one of this name already, which stays as it is. */
export async function insertCode(tx: Tx, code: NewCode): Promise<boolean> {
  const rows = await tx.insert(discountCodes).values(code).onConflictDoNothing().returning({ code: discountCodes.code })
  return rows.length > 0
}

/** The codes of a site with how often each was paid with, the oldest first; of one name alone where there is one. */
export async function listCodes(db: Db, siteId: string, name?: string) {
  const rows = await db
    .select({
      code: discountCodes,
      email: members.email,
      paid: sql<number>`(select count(*)::int from orders o
        where o.site_id = ${discountCodes.siteId} and o.discount_code = ${discountCodes.code} and o.paid_at is not null)`,
    })
    .from(discountCodes)
    .leftJoin(members, eq(members.id, discountCodes.memberId))
    .where(and(eq(discountCodes.siteId, siteId), name === undefined ? undefined : eq(discountCodes.code, name)))
    .orderBy(discountCodes.createdAt, discountCodes.code)
  return rows.map(({ code, ...facts }) => ({ ...code, ...facts }))
}

export type ListedCode = Awaited<ReturnType<typeof listCodes>>[number]

/** False where there is none of this name that is on. */
export async function switchOffCode(tx: Tx, siteId: string, code: string): Promise<boolean> {
  const rows = await tx
    .update(discountCodes)
    .set({ status: 'inactive' })
    .where(and(eq(discountCodes.siteId, siteId), eq(discountCodes.code, code), eq(discountCodes.status, 'active')))
    .returning({ code: discountCodes.code })
  return rows.length > 0
}
