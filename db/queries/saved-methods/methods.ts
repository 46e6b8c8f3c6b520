import { and, asc, count, desc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { savedMethods } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'

export type SavedMethodRow = typeof savedMethods.$inferSelect

/** What a member has had remembered, also what has ended since, the newest first. */
export async function listSavedMethods(db: Db, memberId: string): Promise<SavedMethodRow[]> {
  return db
    .select()
    .from(savedMethods)
    .where(and(eq(savedMethods.memberId, memberId), isNull(savedMethods.forgottenAt)))
    .orderBy(desc(savedMethods.createdAt), desc(savedMethods.id))
}

/** Undefined for somebody else's, and for one that was forgotten or has ended. */
export async function findSavedMethod(db: Db, memberId: string, id: string): Promise<SavedMethodRow | undefined> {
  const isOwn = eq(savedMethods.memberId, memberId)
  const isThere = and(isOwn, isNull(savedMethods.forgottenAt), isNull(savedMethods.endedAt))
  const [method] = await db
    .select()
    .from(savedMethods)
    .where(and(eq(savedMethods.id, id), isThere))
  return method
}

type NewSavedMethod = Omit<
  SavedMethodRow,
  'memberId' | 'forgottenAt' | 'endedAt' | 'refusedAt' | 'awayAt' | 'revokedAt'
> & {
  memberId: string
}

/**
 * Remembers a mandate, once: one that was forgotten stays so. What it takes the place of, the same card remembered before, is
 * forgotten. Whether anything has changed.
 */
export async function insertSavedMethod(tx: Tx, held: HeldMembers, method: NewSavedMethod): Promise<boolean> {
  held.check(tx, [method.memberId])
  const inserted = await tx.insert(savedMethods).values(method).onConflictDoNothing().returning({ id: savedMethods.id })
  if (inserted.length === 0) return false
  const { id, memberId, provider, method: kind, paidWith, createdAt } = method
  await tx
    .update(savedMethods)
    .set({ forgottenAt: createdAt })
    .where(
      and(
        ...[eq(savedMethods.memberId, memberId), isNull(savedMethods.forgottenAt), ne(savedMethods.id, id)],
        ...[eq(savedMethods.provider, provider), eq(savedMethods.method, kind)],
        sql`${savedMethods.paidWith} is not distinct from ${paidWith}`,
      ),
    )
  return true
}

/** Whether it was there. No charge to it is ordered meanwhile: that holds the member, too. */
export async function forgetSavedMethod(
  tx: Tx,
  held: HeldMembers,
  { memberId, id, forgottenAt }: { memberId: string; id: string; forgottenAt: Date },
): Promise<boolean> {
  held.check(tx, [memberId])
  const isThere = and(eq(savedMethods.memberId, memberId), isNull(savedMethods.forgottenAt))
  const forgotten = await tx
    .update(savedMethods)
    .set({ forgottenAt })
    .where(and(eq(savedMethods.id, id), isThere))
    .returning({ id: savedMethods.id })
  return forgotten.length > 0
}

/** Whose it is, where it was there until now. */
export async function endSavedMethod(db: Db, id: string, endedAt: Date): Promise<string | null> {
  const isThere = and(isNull(savedMethods.forgottenAt), isNull(savedMethods.endedAt))
  const [ended] = await db
    .update(savedMethods)
    .set({ endedAt })
    .where(and(eq(savedMethods.id, id), isThere))
    .returning({ memberId: savedMethods.memberId })
  return ended?.memberId ?? null
}

const isUnrevoked = and(
  isNull(savedMethods.revokedAt),
  or(isNotNull(savedMethods.forgottenAt), isNull(savedMethods.memberId)),
)

/**
 * Mandates of this provider that nobody may charge any more and that are not revoked there yet. Those for which the
 * provider was never unavailable come first, then the oldest. Leaves out those it has refused to revoke since
 * `refusedSince`.
 */
export async function listUnrevoked(
  db: Db,
  { provider, refusedSince, limit }: { provider: string; refusedSince: Date; limit: number },
): Promise<SavedMethodRow[]> {
  const { awayAt, createdAt, refusedAt } = savedMethods
  const isDue = or(isNull(refusedAt), lte(refusedAt, refusedSince))
  return db
    .select()
    .from(savedMethods)
    .where(and(isUnrevoked, isDue, eq(savedMethods.provider, provider)))
    .orderBy(sql`${awayAt} asc nulls first`, asc(createdAt))
    .limit(limit)
}

/** How many mandates their providers refuse to revoke. */
export async function countRefusedRevocations(db: Db): Promise<number> {
  const [counted] = await db
    .select({ refused: count() })
    .from(savedMethods)
    .where(and(isUnrevoked, isNotNull(savedMethods.refusedAt)))
  return counted!.refused
}

export async function setRevocationRefused(db: Db, id: string, refusedAt: Date): Promise<void> {
  await db.update(savedMethods).set({ refusedAt }).where(eq(savedMethods.id, id))
}

export async function setRevocationAway(db: Db, id: string, awayAt: Date): Promise<void> {
  await db.update(savedMethods).set({ awayAt }).where(eq(savedMethods.id, id))
}

export async function setRevoked(db: Db, id: string, revokedAt: Date): Promise<void> {
  await db.update(savedMethods).set({ revokedAt }).where(eq(savedMethods.id, id))
}
