import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../client.ts'
import { members, photos, profiles } from '../../../schema/index.ts'
import { signUpDay } from '../../../schema/profiles.ts'
import type { Viewer } from '../../visibility.ts'
import { cardColumns, isMainPhoto } from '../cards.ts'

/** Who was here last first, or who signed up last; within a slot or a day in an order that means nothing. */
export type CardOrder = 'activity' | 'signUps'

/** A position in an order: `at` is the activity slot, or the day of the sign-up. */
export interface SearchPosition {
  at: number
  key: number
  memberId: string
}

const atOf = { activity: 'active_slot', signUps: signUpDay }

export const at = (order: CardOrder): SQL => sql.raw(atOf[order])

/** For `order by`. */
export const downwards = (order: CardOrder): SQL => sql.raw(`${atOf[order]} desc, slot_key desc, member_id desc`)

/** Further down than this position. */
export const isBehind = (order: CardOrder, after: SearchPosition): SQL =>
  sql`(${at(order)}, slot_key, member_id) < (${after.at}::int, ${after.key}::int, ${after.memberId}::uuid)`

/** The same of a page, whose columns are `search`, `at`, `slot_key`, `member_id`. */
export const downwardsIn = (page: string): SQL =>
  sql.raw(`${page}.search, ${page}.at desc, ${page}.slot_key desc, ${page}.member_id desc`)

/** The cards of a page, in its order; its column `total` says of how many it is a page. */
export function cardsOf(db: Db, { viewerId }: Viewer<string>, page: SQL) {
  return db
    .select({
      ...cardColumns,
      search: sql<number>`found.search`,
      at: sql<number>`found.at`,
      total: sql<number>`found.total`,
      slotKey: profiles.slotKey,
      liked: likedBy(viewerId),
    })
    .from(profiles)
    .innerJoin(sql`(${page}) as found`, sql`found.member_id = ${profiles.memberId}`)
    .innerJoin(members, eq(members.id, profiles.memberId))
    .leftJoin(photos, isMainPhoto)
    .orderBy(downwardsIn('found'))
}

export type FoundRow = Awaited<ReturnType<typeof cardsOf>>[number]

const likedBy = (viewerId: string | null) =>
  viewerId
    ? sql<boolean>`exists (select 1 from likes where from_id = ${viewerId} and to_id = ${profiles.memberId})`
    : sql<boolean>`false`
