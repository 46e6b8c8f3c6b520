import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { profiles } from '../../schema/index.ts'

/** Which of these people's interests are the member's as well, by id. */
export async function findSharedInterests(db: Db, memberId: string, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: profiles.memberId, shared: sharedWith(memberId) })
    .from(profiles)
    .where(inArray(profiles.memberId, ids))
  return new Map(rows.map(({ id, shared }) => [id, shared]))
}

/** Which interests of a profile are the member's as well. */
export const sharedWith = (memberId: string) => sql<string[]>`array(
  select unnest(${profiles.interests}) intersect
  select unnest(own.interests) from profiles own where own.member_id = ${memberId})`
