import { and, sql } from 'drizzle-orm'
import type { Db } from '../../../client.ts'
import { profiles } from '../../../schema/index.ts'
import { rowsOf } from '../../rows.ts'
import { isFoundBy, type Viewer } from '../../visibility.ts'
import { everything, hasPhoto, type SearchConditions } from './conditions.ts'
import { literal, unionOf } from './statement.ts'

/** A search among members who confirmed their address after `since`. */
export interface NewcomerSearch {
  conditions: SearchConditions
  since: Date
}

/** So many of a site's newest members are looked at. */
const newcomersSeen = 2000

/**
 * How many newcomers each of these searches finds, counted up to `limit`: one statement for all of them, which reads no more
 * than the newest members of the site. `isAll` is false where there have been more since than it looks at. The `limit 1`
 * keeps it a look at each of them, where a join might read everybody.
 */
export async function countNewcomers(
  db: Db,
  searcher: Viewer<string>,
  searches: NewcomerSearch[],
  limit: number,
): Promise<{ found: number; isAll: boolean }[]> {
  if (searches.length === 0) return []
  const earliest = new Date(Math.min(...searches.map(({ since }) => since.getTime())))
  const photoAsked = searches.some(({ conditions }) => conditions.withPhoto)
  const counts = searches.map(({ conditions, since }, n) => {
    const isWanted = and(sql`confirmed_at > ${since}::timestamptz`, ...everything(conditions, sql`with_photo`))
    return sql`
      select ${n}::int as search,
        (select count(*)::int from (select from newcomers where ${isWanted} limit ${literal(limit)}) as counted) as found,
        (select count(*) < ${literal(newcomersSeen)} or min(confirmed_at) <= ${since}::timestamptz from newest) as "isAll"`
  })
  return rowsOf(
    db,
    sql`
    with newest as materialized (
      select id, confirmed_at from members
      where site_id = ${searcher.siteId} and confirmed_at > ${earliest}::timestamptz
      order by confirmed_at desc limit ${literal(newcomersSeen)}
    ), newcomers as materialized (
      select newest.confirmed_at, person.* from newest cross join lateral (
        select gender, country, region, city, birth_date, created_at, active_slot, interests, joining_reason,
          relationship_status, body_type, hair_colour, eye_colour, tattoos, ${photoAsked ? hasPhoto : sql`null`} as with_photo
        from profiles where ${profiles.memberId} = newest.id and ${isFoundBy(searcher)} limit 1
      ) as person
    )
    select found, "isAll" from (${unionOf(counts)}) as counted order by search`,
  )
}
