import { and, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../client.ts'
import { likes, members, photos, profiles } from '../../schema/index.ts'
import { cardColumns, isMainPhoto } from '../members/cards.ts'
import { rowsOf } from '../rows.ts'
import { isListedFor } from '../visibility.ts'

export const likeLists = ['received', 'given', 'matches'] as const
export type LikeList = (typeof likeLists)[number]

export interface LikeCursor {
  newLike: boolean
  likedAt: Date
  id: string
}

/** A page of one list: new likes first, then the latest. It names only people who are there for the member. */
export async function listLikes(
  db: Db,
  memberId: string,
  { list, limit, after }: { list: LikeList; limit: number; after?: LikeCursor },
): Promise<LikeRow[]> {
  const rest =
    after &&
    sql`(link.new_like, link.liked_at, link.other_id) < (${after.newLike}, ${after.likedAt}, ${after.id}::uuid)`
  return selectLikes(db, memberId, list)
    .where(and(isListedFor(memberId), rest))
    .orderBy(newestFirst)
    .limit(limit)
}

/** Each in its order, in one statement. */
export async function listLikeHeads(db: Db, memberId: string, limit: number): Promise<LikeRow[]> {
  const head = (list: LikeList) =>
    selectLikes(db, memberId, list).where(isListedFor(memberId)).orderBy(newestFirst).limit(limit)
  return unionAll(head('received'), head('given'), head('matches')).orderBy(
    sql`new_like desc, liked_at desc, member_id desc`,
  )
}

/** Each counted up to `limit`. */
export async function countLikes(db: Db, memberId: string, limit: number): Promise<Record<LikeList, number>> {
  const count = (list: LikeList) =>
    sql`(select count(*)::int from (select from ${links[list](memberId)}
      join ${profiles} on ${profiles.memberId} = link.other_id where ${isListedFor(memberId)} limit ${limit}) counted)`
  const [row] = await rowsOf<Record<LikeList, number>>(
    db,
    sql`select ${count('received')} as received, ${count('given')} as given, ${count('matches')} as matches`,
  )
  return row ?? { received: 0, given: 0, matches: 0 }
}

/** The like that somebody has given the member, if they are there for them. */
export async function findReceivedLike(db: Db, memberId: string, fromId: string): Promise<LikeRow | undefined> {
  const from = sql`link.other_id = ${fromId}`
  const [row] = await selectLikes(db, memberId, 'received').where(and(from, isListedFor(memberId)))
  return row
}

/** Who a list names, since when, whether that is new to the member, and whether the member likes them. */
const links: Record<LikeList, (memberId: string) => SQL> = {
  received: (memberId) => sql`(
    select l.from_id as other_id, l.created_at as liked_at, l.seen_at is null as new_like, exists (
      select 1 from likes back where back.from_id = l.to_id and back.to_id = l.from_id) as liked
    from likes l where l.to_id = ${memberId}) link`,
  given: (memberId) => sql`(
    select l.to_id as other_id, l.created_at as liked_at, false as new_like, true as liked
    from likes l where l.from_id = ${memberId}) link`,
  // Not a join: PostgreSQL would plan it for the few likes that people have on average, and hold all of the one that has
  // thousands against each other.
  matches: (memberId) => sql`(
    select l.from_id as other_id, l.seen_at is null as new_like, true as liked, greatest(l.created_at, (
      select back.created_at from likes back where back.from_id = l.to_id and back.to_id = l.from_id)) as liked_at
    from likes l
    where l.to_id = ${memberId} and (l.from_id in (select to_id from likes where from_id = ${memberId})) is true) link`,
}

const newestFirst = sql`link.new_like desc, link.liked_at desc, link.other_id desc`

function selectLikes(db: Db, memberId: string, list: LikeList) {
  return db
    .select({
      ...cardColumns,
      list: sql<LikeList>`${list}::text`.as('list'),
      likedAt: sql<Date>`link.liked_at`.mapWith(likes.createdAt).as('liked_at'),
      newLike: sql<boolean>`link.new_like`.as('new_like'),
      liked: sql<boolean>`link.liked`.as('liked'),
    })
    .from(links[list](memberId))
    .innerJoin(profiles, sql`${profiles.memberId} = link.other_id`)
    .innerJoin(members, eq(members.id, profiles.memberId))
    .leftJoin(photos, isMainPhoto)
    .$dynamic()
}

export type LikeRow = Awaited<ReturnType<typeof selectLikes>>[number]
