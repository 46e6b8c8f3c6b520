import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../client.ts'
import { rowsOf } from '../../rows.ts'
import type { Viewer } from '../../visibility.ts'
import { candidates, placeColumns } from './candidates.ts'
import { at, type CardOrder, cardsOf, downwardsIn, type SearchPosition } from './cards.ts'
import { type SearchConditions, type Source, type Town, townTable } from './conditions.ts'
import { literal, unionOf } from './statement.ts'

/** So many are sorted; where more are found they are looked for in the order of pages instead. */
export const mostSorted = 1000

/** Towns by how near they are: those of a ring come before those of the next, and last who lives in none of them. */
export type Rings = readonly (readonly Town[])[]

interface SortedPage {
  limit: number
  /** Within a ring. */
  order: CardOrder
  rings?: Rings
  after?: SearchPosition & { ring: number }
}

/** What is looked for, and the index that leads there with the least reading. */
export interface IndexedSearch {
  conditions: SearchConditions
  source: Source
}

/**
 * A page of all members that a search finds, sorted; `search` is the ring. `total` of the rows is the number found. If
 * it is above `mostSorted`, more members match and the page is meaningless.
 */
export async function sortedCards(db: Db, searcher: Viewer<string>, hunt: IndexedSearch, page: SortedPage) {
  const { limit, order, rings = [], after } = page
  const isBehind =
    after &&
    sql`where every.search > ${after.ring}::int or every.search = ${after.ring}::int
      and (at, slot_key, member_id) < (${after.at}::int, ${after.key}::int, ${after.memberId}::uuid)`
  const ringed = rings.length > 0 ? sql`left join (${ringTable(rings)}) as ringed using (region, city)` : sql``
  const ring = rings.length > 0 ? sql`coalesce(ringed.ring, ${literal(rings.length)})` : sql`0`
  return cardsOf(
    db,
    searcher,
    sql`with everybody as materialized (${foundBy(searcher, hunt, order)})
      select every.*, (select count(*)::int from everybody) as total
      from (select ${ring} as search, member_id, at, slot_key from everybody ${ringed}) as every ${isBehind ?? sql``}
      order by ${downwardsIn('every')} limit ${literal(limit)}`,
  )
}

/** How many a search finds, as far as one more than `mostSorted`. */
export async function countSorted(db: Db, searcher: Viewer<string>, hunt: IndexedSearch): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${foundBy(searcher, hunt, 'activity')}) as found`,
  )
  return row?.total ?? 0
}

function foundBy(searcher: Viewer<string>, { conditions, source }: IndexedSearch, order: CardOrder): SQL {
  const limit = mostSorted + 1
  const found = candidates(searcher, conditions, { source, limit, columns: placeColumns })
  return sql`select member_id, ${order === 'signUps' ? sql`sign_up_day` : at(order)} as at, slot_key, region, city
    from (${found}) as every limit ${literal(limit)}`
}

const ringTable = (rings: Rings) =>
  unionOf(
    rings.map((towns, n) => sql`select town.region, town.name as city, ${literal(n)} as ring from ${townTable(towns)}`),
  )
