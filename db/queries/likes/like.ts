import { and, eq, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { likes, profiles, takenBackLikes } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { rowsOf } from '../rows.ts'
import { isCountedFor, isFindable, isListedFor, isThereFor } from '../visibility.ts'

export interface LikeFacts {
  /** Whether they may hear of it: not while the one who likes is invisible. */
  giverIsVisible: boolean
  liked: boolean
  likedBack: boolean
}

/** The facts for one member liking another; undefined when that one is not there for them. */
export async function findLikeFacts(
  tx: Tx,
  held: HeldMembers,
  giver: { id: string; siteId: string },
  receiverId: string,
): Promise<LikeFacts | undefined> {
  held.check(tx, [giver.id, receiverId])
  const [facts] = await tx
    .select({
      giverIsVisible: isFindable(giver.id),
      liked: sql<boolean>`exists (select 1 from likes where from_id = ${giver.id} and to_id = ${receiverId})`,
      likedBack: sql<boolean>`exists (select 1 from likes where from_id = ${receiverId} and to_id = ${giver.id})`,
    })
    .from(profiles)
    .where(and(eq(profiles.memberId, receiverId), isThereFor(giver)))
  return facts
}

/** What is remembered of a like that was taken back. */
export interface FormerLike {
  matched: boolean
}

/** One that was taken back goes on as what it had come to, with its moment and its marks; returns that. */
export async function insertLike(
  tx: Tx,
  held: HeldMembers,
  { fromId, toId, createdAt }: { fromId: string; toId: string; createdAt: Date },
): Promise<FormerLike | undefined> {
  held.check(tx, [fromId, toId])
  const [former] = await rowsOf<FormerLike>(
    tx,
    sql`with former as (
        delete from taken_back_likes where from_id = ${fromId} and to_id = ${toId}
        returning created_at, seen_at, shown_at, matched
      ), added as (
        insert into likes (from_id, to_id, created_at, seen_at, shown_at)
        select ${fromId}::uuid, ${toId}::uuid, coalesce(former.created_at, ${createdAt}), former.seen_at, former.shown_at
        from (values (1)) as once left join former on true
      )
      select matched from former`,
  )
  return former
}

/** Undefined when there was none. */
export async function deleteLike(
  tx: Tx,
  held: HeldMembers,
  { fromId, toId, takenBackAt }: { fromId: string; toId: string; takenBackAt: Date },
): Promise<Pick<LikeFacts, 'giverIsVisible'> | undefined> {
  held.check(tx, [fromId, toId])
  const taken = takeBack(sql`(from_id, to_id) = (${fromId}::uuid, ${toId}::uuid)`, takenBackAt)
  const [gone] = await rowsOf<Pick<LikeFacts, 'giverIsVisible'>>(
    tx,
    sql`with ${taken} select ${isFindable(fromId)} as "giverIsVisible" from gone`,
  )
  return gone
}

export async function deleteLikesBetween(
  tx: Tx,
  held: HeldMembers,
  { oneId, otherId, takenBackAt }: { oneId: string; otherId: string; takenBackAt: Date },
): Promise<void> {
  held.check(tx, [oneId, otherId])
  const pairs = sql`((${oneId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${oneId}::uuid))`
  await tx.execute(sql`with ${takeBack(sql`(from_id, to_id) in ${pairs}`, takenBackAt)} select from gone`)
}

/** The parts of a statement that take likes back and remember them; the likes stand in `gone`. */
const takeBack = (which: SQL, takenBackAt: Date) => sql`
  gone as (delete from likes where ${which} returning *),
  remembered as (
    insert into taken_back_likes (from_id, to_id, created_at, seen_at, shown_at, matched, taken_back_at)
    select from_id, to_id, created_at, seen_at, shown_at, exists (
      select from likes back where back.from_id = gone.to_id and back.to_id = gone.from_id), ${takenBackAt}
    from gone)`

export async function deleteTakenBackLikes(db: Db, before: Date): Promise<void> {
  await db.delete(takenBackLikes).where(lt(takenBackLikes.takenBackAt, before))
}

const isNewFrom = (fromId: string, toId: string) =>
  and(eq(likes.fromId, fromId), eq(likes.toId, toId), isNull(likes.seenAt))

export async function isNewLike(db: Db, fromId: string, toId: string): Promise<boolean> {
  const found = await db.select({ fromId: likes.fromId }).from(likes).where(isNewFrom(fromId, toId))
  return found.length > 0
}

/** Whether there was a new mark to clear. */
export async function setLikeSeen(
  tx: Tx,
  held: HeldMembers,
  { fromId, toId, seenAt }: { fromId: string; toId: string; seenAt: Date },
): Promise<boolean> {
  held.check(tx, [toId])
  const seen = await tx.update(likes).set({ seenAt }).where(isNewFrom(fromId, toId)).returning({ fromId: likes.fromId })
  return seen.length > 0
}

/** Marks the newest like that is neither seen nor shown as shown, if its giver is there; returns who that is. */
export async function takeLikeToShow(db: Db, memberId: string, shownAt: Date): Promise<string | undefined> {
  const [taken] = await rowsOf<{ from_id: string }>(
    db,
    sql`update likes set shown_at = ${shownAt}
      where (from_id, to_id) = (
        select l.from_id, l.to_id from likes l join ${profiles} on ${profiles.memberId} = l.from_id
        where l.to_id = ${memberId} and l.seen_at is null and l.shown_at is null
          and ${isListedFor(memberId)}
        order by l.created_at desc, l.from_id desc limit 1 for update of l skip locked)
      returning from_id`,
  )
  return taken?.from_id
}

/**
 * How many likes of people who are there for the member are new: what the badge counts. No more than 1,000: a badge
 * shows 99+, and this is counted at every page and while members are held.
 */
export function newLikesOf(memberId: SQLWrapper): SQL<number> {
  return sql<number>`(
    select count(*)::int from (
      select from likes l join ${profiles} on ${profiles.memberId} = l.from_id
      where l.to_id = ${memberId} and l.seen_at is null and ${isCountedFor(memberId)}
      limit 1000) counted)`
}
