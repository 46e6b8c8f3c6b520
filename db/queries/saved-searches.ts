import { and, asc, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { savedSearches } from '../schema/index.ts'
import type { HeldMembers } from './locks/members.ts'

type NewSavedSearch = typeof savedSearches.$inferInsert

/** A member's own, in the order in which they were saved. */
export async function listSavedSearches(db: Db, memberId: string) {
  return db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.memberId, memberId), isNull(savedSearches.removedAt)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
}

/** In the place of a removed one of this id. Breaks `saved_searches_name` when the member has one of that name. How many there may be is decided under the lock. */
export async function insertSavedSearch(tx: Tx, held: HeldMembers, search: NewSavedSearch): Promise<void> {
  held.check(tx, [search.memberId])
  const { memberId, id, ...saved } = search
  const target = [savedSearches.memberId, savedSearches.id]
  await tx
    .insert(savedSearches)
    .values(search)
    .onConflictDoUpdate({ target, set: { ...saved, removedAt: null } })
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
export async function removeSavedSearch(tx: Tx, memberId: string, id: string, removedAt: Date): Promise<boolean> {
  const removed = await tx
    .update(savedSearches)
    .set({ removedAt })
    .where(isOwn(memberId, id))
    .returning({ id: savedSearches.id })
  return removed.length > 0
}

/** Of what a member has removed only the latest can be brought back. */
export async function forgetAllButLatestRemoved(tx: Tx, memberId: string, latest: number): Promise<void> {
  const earlier = tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.memberId, memberId), isNotNull(savedSearches.removedAt)))
    .orderBy(desc(savedSearches.removedAt), asc(savedSearches.id))
    .offset(latest)
  await tx.delete(savedSearches).where(and(eq(savedSearches.memberId, memberId), inArray(savedSearches.id, earlier)))
}

export async function forgetRemovedBefore(db: Db, moment: Date): Promise<number> {
  const gone = await db
    .delete(savedSearches)
    .where(lt(savedSearches.removedAt, moment))
    .returning({ id: savedSearches.id })
  return gone.length
}

/** The key of the name of what can be brought back; undefined where there is nothing. */
export async function findRemovedName(tx: Tx, memberId: string, id: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ nameKey: savedSearches.nameKey })
    .from(savedSearches)
    .where(and(isOfMember(memberId, id), isNotNull(savedSearches.removedAt)))
  return found?.nameKey
}

/** Breaks `saved_searches_name` as well. */
export async function restoreSavedSearch(tx: Tx, held: HeldMembers, memberId: string, id: string): Promise<void> {
  held.check(tx, [memberId])
  await tx.update(savedSearches).set({ removedAt: null }).where(isOfMember(memberId, id))
}

const isOfMember = (memberId: string, id: string) => and(eq(savedSearches.memberId, memberId), eq(savedSearches.id, id))

const isOwn = (memberId: string, id: string) => and(isOfMember(memberId, id), isNull(savedSearches.removedAt))
