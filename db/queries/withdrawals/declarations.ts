import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { withdrawalDeclarations } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'

/** Of one purchase, or where `orderId` is null of whatever was bought by then. */
export interface Declaration {
  orderId: string | null
  declaredAt: Date
}

const declared = { orderId: withdrawalDeclarations.orderId, declaredAt: withdrawalDeclarations.declaredAt }

/** What a member has declared by an address after that moment, oldest first. */
export async function listDeclarations(db: Db, memberId: string, after: Date): Promise<Declaration[]> {
  return db
    .select(declared)
    .from(withdrawalDeclarations)
    .where(and(eq(withdrawalDeclarations.memberId, memberId), gt(withdrawalDeclarations.declaredAt, after)))
    .orderBy(asc(withdrawalDeclarations.declaredAt))
}

/** Declarations without a confirmation mail yet, oldest first. */
export async function listUnmailed(db: Db, memberId: string): Promise<(Declaration & { id: string })[]> {
  return db
    .select({ id: withdrawalDeclarations.id, ...declared })
    .from(withdrawalDeclarations)
    .where(and(eq(withdrawalDeclarations.memberId, memberId), isNull(withdrawalDeclarations.mailedAt)))
    .orderBy(asc(withdrawalDeclarations.declaredAt))
}

export async function insertDeclaration(
  tx: Tx,
  held: HeldMembers,
  { memberId, ...declaration }: Declaration & { memberId: string },
): Promise<void> {
  held.check(tx, [memberId])
  await tx.insert(withdrawalDeclarations).values({ memberId, ...declaration })
}

export async function setMailed(db: Db, ids: string[], mailedAt: Date): Promise<void> {
  await db.update(withdrawalDeclarations).set({ mailedAt }).where(inArray(withdrawalDeclarations.id, ids))
}

export async function deleteDeclarationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(withdrawalDeclarations).where(lt(withdrawalDeclarations.declaredAt, before))
}
