import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { savedSearches } from '../schema/index.ts'
import type { HeldMembers } from './locks/members.ts'

type NewSavedSearch = typeof savedSearches.$inferInsert

/** A member's own, in the order in which they were saved. */
export async function listSavedSearches(db: Db, memberId: string) {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.memberId, memberId))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
}

/** Breaks `saved_searches_name` when the member has one of that name. How many there may be is decided under the lock. */
export async function insertSavedSearch(tx: Tx, held: HeldMembers, search: NewSavedSearch): Promise<void> {
  held.check(tx, [search.memberId])
  await tx.insert(savedSearches).values(search)
}

/** Breaks `saved_searches_name` as well. */
export async function setSavedSearchName(
  tx: Tx,
  held: HeldMembers,
  { memberId, id, name, nameKey }: Pick<NewSavedSearch, 'memberId' | 'id' | 'name' | 'nameKey'>,
): Promise<void> {
  held.check(tx, [memberId])
  await tx.update(savedSearches).set({ name, nameKey }).where(isOwn(memberId, id))
}

/** Whether there was one. */
export async function setSavedSearchSeen(db: Db, memberId: string, id: string, seenAt: Date): Promise<boolean> {
  const seen = await db
    .update(savedSearches)
    .set({ seenAt })
    .where(isOwn(memberId, id))
    .returning({ id: savedSearches.id })
  return seen.length > 0
}

/** Whether there was one. */
export async function deleteSavedSearch(db: Db, memberId: string, id: string): Promise<boolean> {
  const gone = await db.delete(savedSearches).where(isOwn(memberId, id)).returning({ id: savedSearches.id })
  return gone.length > 0
}

const isOwn = (memberId: string, id: string) => and(eq(savedSearches.memberId, memberId), eq(savedSearches.id, id))
