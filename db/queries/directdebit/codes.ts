import { and, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { directDebitCodes } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import type { HeldDebtors } from './debtors.ts'

export type CodeRow = typeof directDebitCodes.$inferSelect

/** When the member, or anybody for this phone, has asked for a code since. */
export async function listAsked(
  tx: Tx,
  held: HeldDebtors,
  { memberId, phoneKey, since }: { memberId: string; phoneKey: string; since: Date },
): Promise<{ byMember: boolean; forPhone: boolean; askedAt: Date }[]> {
  held.check(tx, [phoneKey])
  const rows = await tx
    .select()
    .from(directDebitCodes)
    .where(
      and(
        or(eq(directDebitCodes.memberId, memberId), eq(directDebitCodes.phoneKey, phoneKey)),
        gt(directDebitCodes.askedAt, since),
      ),
    )
  return rows.map((row) => ({
    byMember: row.memberId === memberId,
    forPhone: row.phoneKey === phoneKey,
    askedAt: row.askedAt,
  }))
}

export async function insertCode(
  tx: Tx,
  members: HeldMembers,
  debtors: HeldDebtors,
  code: Pick<CodeRow, 'id' | 'directDebitId' | 'memberId' | 'phoneKey' | 'askedAt'>,
): Promise<void> {
  members.check(tx, [code.memberId])
  debtors.check(tx, [code.phoneKey])
  await tx.insert(directDebitCodes).values(code)
}

/** The code that was asked for last: it alone is worth anything. */
export async function findLatestCode(db: Db, directDebitId: string): Promise<CodeRow | undefined> {
  const [latest] = await db
    .select()
    .from(directDebitCodes)
    .where(eq(directDebitCodes.directDebitId, directDebitId))
    .orderBy(desc(directDebitCodes.askedAt), desc(directDebitCodes.id))
    .limit(1)
  return latest
}

export async function setSent(db: Db, id: string, sent: { codeHash: string; sentAt: Date }): Promise<void> {
  await db.update(directDebitCodes).set(sent).where(eq(directDebitCodes.id, id))
}

/**
 * Looks whether this is the code, by its hash; if not, that is one of its tries. In one statement, so that of many at the same moment no
 * more are had, and the right one comes too late behind the last. How many are left; undefined where there was none left.
 */
export async function takeTry(
  db: Db,
  { id, codeHash }: { id: string; codeHash: string },
  most: number,
): Promise<{ isRight: boolean; left: number } | undefined> {
  const isRight = sql<boolean>`${directDebitCodes.codeHash} = ${codeHash}`
  const [taken] = await db
    .update(directDebitCodes)
    .set({ tries: sql`${directDebitCodes.tries} + case when ${isRight} then 0 else 1 end` })
    .where(and(eq(directDebitCodes.id, id), lt(directDebitCodes.tries, most), isNotNull(directDebitCodes.codeHash)))
    .returning({ isRight, tries: directDebitCodes.tries })
  return taken && { isRight: taken.isRight, left: most - taken.tries }
}

export async function deleteCodesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(directDebitCodes).where(lt(directDebitCodes.askedAt, before))
}

export async function findCode(db: Db, id: string): Promise<CodeRow | undefined> {
  const [code] = await db.select().from(directDebitCodes).where(eq(directDebitCodes.id, id))
  return code
}
