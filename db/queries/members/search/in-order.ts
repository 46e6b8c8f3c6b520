import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../client.ts'
import type { Viewer } from '../../visibility.ts'
import { candidates, placeColumns } from './candidates.ts'
import { at, type CardOrder, cardsOf, downwards, downwardsIn, isBehind, type SearchPosition } from './cards.ts'
import { eachGender, isFound, type SearchConditions, townTable, type WithGender } from './conditions.ts'
import { literal, unionOf } from './statement.ts'

interface OrderedPage {
  limit: number
  order?: CardOrder
  /** In what the first of the searches finds. */
  after?: SearchPosition
  /** Whether more are known to be found than are looked for one by one. */
  areMany?: boolean
  /** Goes from town to town, rather than along all members until enough of them live there. */
  byTown?: boolean
}

/**
 * A page of what these searches find, one search after the other (`search` counts from 0), within each in this order. No two
 * of them may find the same member; one that is not needed to fill the page is not run.
 */
export async function searchCards(db: Db, searcher: Viewer<string>, searches: SearchConditions[], page: OrderedPage) {
  const { limit, after, ...others } = page
  const steps = searches.map((conditions, n) => {
    const own = { ...others, limit, after: n === 0 ? after : undefined }
    const found = eachGender(conditions).map((wanted) => pageOf(searcher, wanted, own))
    const before = searches.slice(0, n).map((_, earlier) => sql`(select count(*) from ${nameOf(earlier)})`)
    const isNeeded = n === 0 ? sql`true` : sql`${sql.join(before, sql` + `)} < ${literal(limit)}`
    return sql`${nameOf(n)} as materialized (
      select every.* from (select ${literal(n)} as search, either.* from (${unionOf(found)}) as either where ${isNeeded}) as every
      order by ${downwardsIn('every')} limit ${literal(limit)})`
  })
  const found = unionOf(searches.map((_, n) => sql`select * from ${nameOf(n)}`))
  return cardsOf(
    db,
    searcher,
    sql`with ${sql.join(steps, sql`, `)}
      select every.*, 0 as total from (${found}) as every order by ${downwardsIn('every')} limit ${literal(limit)}`,
  )
}

const nameOf = (search: number) => sql.identifier(`search_${search}`)

/** As many of one age are sorted rather than looked for among all others in the order of pages. */
const few = 100

function pageOf(
  searcher: Viewer<string>,
  wanted: WithGender,
  { limit, order = 'activity', after, areMany, byTown }: OrderedPage,
): SQL {
  const behind = after && isBehind(order, after)
  const inOrder = (from: SQL, condition: SQL | undefined) => sql`
    select member_id, ${at(order)} as at, slot_key from ${from} where ${and(condition, behind) ?? sql`true`}
    order by ${downwards(order)} limit ${literal(limit)}`
  const everybody = sql`profiles`
  if (byTown) {
    const { towns = [] } = wanted
    const isOfTown = sql`profiles.region = town.region and profiles.city = town.name`
    const found = inOrder(everybody, and(isOfTown, isFound(searcher, wanted, 'towns')))
    return sql`select lived.* from ${townTable(towns)} cross join lateral (${found}) as lived
      order by at desc, slot_key desc, member_id desc limit ${literal(limit)}`
  }
  const isWanted = isFound(searcher, wanted, order)
  if (areMany || order === 'signUps' || (!wanted.born?.after && !wanted.born?.until))
    return inOrder(everybody, isWanted)
  const isFew = sql`(select count(*) from few) < ${literal(few)}`
  return sql`
    with few as materialized (${candidates(searcher, wanted, { source: 'ages', limit: few, columns: placeColumns })})
    (${inOrder(sql`few`, isFew)}) union all (${inOrder(everybody, and(sql`not ${isFew}`, isWanted))})`
}
