import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { profiles, type SwipeChoice, swipes } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { selectCards } from '../members/cards.ts'
import { sharedWith } from '../members/shared-interests.ts'
import { rowsOf } from '../rows.ts'
import { isListedFor, isThereFor } from '../visibility.ts'

/**
 * The ids of the members that the member has swiped, liked or talked with. A search reads them once; checking each
 * member found would take thousands of lookups.
 */
export const knownBy = (memberId: string): SQL => sql`
  select other_id from swipes where member_id = ${memberId} and choice is not null
  union all select to_id from likes where from_id = ${memberId}
  union all select other_id from participants where member_id = ${memberId}`

export interface CardDetails {
  /** Those that are the member's as well. */
  sharedInterests: string[]
  about: string
  /** Those that others may see, in their owner's order. */
  photos: { id: string; colour: string }[]
}

/** What a card of the game says beyond one of a list, of people who are there for the member, by id. */
export async function findCardDetails(
  db: Db,
  memberId: string,
  ids: string[],
  maxPhotos: number,
): Promise<Map<string, CardDetails>> {
  const rows = await db
    .select({
      id: profiles.memberId,
      sharedInterests: sharedWith(memberId),
      about: profiles.about,
      photos: sql<CardDetails['photos']>`(
        select coalesce(json_agg(json_build_object('id', shown.id, 'colour', shown.colour) order by shown.position), '[]')
        from (
          select id, colour, position from photos
          where photos.member_id = profiles.member_id and status = 'active' and deleted_at is null
          order by position limit ${maxPhotos}
        ) shown)`,
    })
    .from(profiles)
    .where(inArray(profiles.memberId, ids))
  return new Map(rows.map(({ id, ...details }) => [id, details]))
}

export interface SwipeDays {
  /** Null before the first like. */
  timeZone: string | null
  /** The likes of the member in the game, and the day of each in the member's time zone. */
  likes: { id: string; likedOn: string }[]
}

/** `since`: a day (yyyy-mm-dd) of the member's. The latest like comes first. */
export async function findSwipeDays(db: Db, memberId: string, since: string): Promise<SwipeDays> {
  const [row] = await rowsOf<SwipeDays>(
    db,
    sql`select (select time_zone from swipe_zones where member_id = ${memberId}) as "timeZone", (
      select coalesce(json_agg(json_build_object('id', other_id, 'likedOn', liked_on) order by decided_at desc), '[]')
      from swipes where member_id = ${memberId} and liked_on >= ${since}::date) as likes`,
  )
  return row ?? { timeZone: null, likes: [] }
}

/** Cards of these people, unordered: only those the member likes and who are visible to them. */
export async function listLikedCards(db: Db, memberId: string, ids: string[]) {
  const isLiked = sql`exists (select 1 from likes where from_id = ${memberId} and to_id = ${profiles.memberId})`
  return selectCards(db).where(and(inArray(profiles.memberId, ids), isLiked, isListedFor(memberId)))
}

/** A like that counts among those of a day; from now on the member's days are those of this time zone. */
export async function keepSwipedLike(
  tx: Tx,
  held: HeldMembers,
  like: { memberId: string; otherId: string; likedOn: string; timeZone: string; decidedAt: Date },
): Promise<void> {
  const { memberId, otherId, likedOn, timeZone, decidedAt } = like
  held.check(tx, [memberId, otherId])
  await tx.execute(sql`
    with zone as (
      insert into swipe_zones (member_id, time_zone) values (${memberId}, ${timeZone})
      on conflict (member_id) do update set time_zone = excluded.time_zone
    )
    insert into swipes (member_id, other_id, choice, liked_on, decided_at)
    values (${memberId}, ${otherId}, 'like', ${likedOn}, ${decidedAt})
    on conflict (member_id, other_id)
      do update set choice = excluded.choice, liked_on = excluded.liked_on, decided_at = excluded.decided_at`)
}

/** Nothing is kept of somebody who is not there for the member. */
export async function keepPass(
  db: Db,
  me: { id: string; siteId: string },
  otherId: string,
  decidedAt: Date,
): Promise<void> {
  await db.execute(sql`
    insert into swipes (member_id, other_id, choice, decided_at)
    select ${me.id}::uuid, ${profiles.memberId}, 'pass', ${decidedAt}::timestamptz from ${profiles}
    where ${profiles.memberId} = ${otherId} and ${profiles.memberId} <> ${me.id} and ${isThereFor(me)}
    on conflict (member_id, other_id) do update set choice = excluded.choice, decided_at = excluded.decided_at`)
}

/** Returns what was chosen; undefined when there was nothing to undo. */
export async function undoSwipe(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  otherId: string,
): Promise<SwipeChoice | undefined> {
  held.check(tx, [memberId])
  const [undone] = await rowsOf<{ choice: SwipeChoice }>(
    tx,
    sql`update swipes set choice = null from swipes before
      where swipes.member_id = ${memberId} and swipes.other_id = ${otherId} and swipes.choice is not null
        and before.member_id = swipes.member_id and before.other_id = swipes.other_id
      returning before.choice`,
  )
  return undone?.choice
}

/** Lets everybody the member has passed appear again. */
export async function undoPasses(db: Db, memberId: string): Promise<void> {
  await db
    .update(swipes)
    .set({ choice: null })
    .where(and(eq(swipes.memberId, memberId), eq(swipes.choice, 'pass')))
}

export async function deleteOldSwipes(db: Db, before: Date): Promise<void> {
  await db.delete(swipes).where(lt(swipes.decidedAt, before))
}
