import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../client.ts'
import { signUpDay } from '../../../schema/profiles.ts'
import { rowsOf } from '../../rows.ts'
import type { Viewer } from '../../visibility.ts'
import { downwards } from './cards.ts'
import { eachGender, isFound, type SearchConditions, type Source, townTable, type WithGender } from './conditions.ts'
import { literal, unionOf } from './statement.ts'

/** What sorts members, and tells in which town they live. */
export const placeColumns = sql.raw(`member_id, active_slot, ${signUpDay} as sign_up_day, slot_key, region, city`)

/** Nothing but that they are there: an index answers that by itself. */
export const noColumns = sql.raw('')

/** Members whom a search finds, as far as `limit`, by the index of `source`: in its order, or in none. */
export function candidates(
  searcher: Viewer<string>,
  wanted: WithGender,
  { source, limit, columns }: { source: Source; limit: number; columns: SQL },
): SQL {
  const { towns = [] } = wanted
  const from = sql`select ${columns} from profiles`
  const found = isFound(searcher, wanted, source)
  const upTo = sql`limit ${literal(limit)}`
  if (source === 'ages') return sql`${from} where ${found} order by birth_date desc ${upTo}`
  if (source === 'activity' || source === 'signUps')
    return sql`${from} where ${found} order by ${downwards(source)} ${upTo}`
  if (source === 'terms') return sql`${from} where ${found} ${upTo}`
  return sql`
    select lived.* from ${townTable(towns)} cross join lateral (
      ${from} where profiles.region = town.region and profiles.city = town.name and ${found} ${upTo}) as lived
    ${upTo}`
}

/** As many members are read one by one, rather than found by what they say of themselves among all others. */
const enough = 5000

/**
 * By which index members are found with the least reading: that of the narrowest of the places, ages, steps of activity,
 * days of sign-up and towns. Where each of them leaves many, what members say of themselves tells them apart, if that is
 * asked for.
 */
export async function decideSource(db: Db, searcher: Viewer<string>, wanted: SearchConditions): Promise<Source> {
  const { traits = {}, interests = [], activeSince, joinedSince, towns } = wanted
  const asksTerms = Object.keys(traits).length + interests.length > 0
  const sources: Source[] = [
    ...(towns ? (['towns'] as const) : []),
    ...(joinedSince === undefined ? [] : (['signUps'] as const)),
    activeSince === undefined ? 'ages' : 'activity',
  ]
  if (sources.length === 1 && !asksTerms) return sources[0]!
  const [sizes = {}] = await rowsOf<Partial<Record<Source, number>>>(
    db,
    sql`select ${sql.join(
      sources.map((source) => sql`${sizeOf(searcher, wanted, source)} as ${sql.identifier(source)}`),
      sql`, `,
    )}`,
  )
  const sizeBy = (source: Source) => sizes[source] ?? 0
  const narrowest = sources.reduce((best, source) => (sizeBy(source) < sizeBy(best) ? source : best))
  return asksTerms && sizeBy(narrowest) >= enough ? 'terms' : narrowest
}

/** How many the index of this source alone leaves, as far as that is `enough`: whoever looks, for it only says where to look. */
function sizeOf({ siteId }: Viewer<string>, wanted: SearchConditions, source: Source): SQL {
  const { gender, country, region, born, activeSince, joinedSince, towns } = wanted
  const basics = { gender, country, region, born }
  const own = {
    towns: { gender, towns },
    signUps: { ...basics, joinedSince },
    ages: { ...basics, activeSince },
    activity: { ...basics, activeSince },
    terms: {},
  }
  const anybody = { siteId, viewerId: null }
  const found = eachGender(own[source]).map((each) =>
    candidates(anybody, each, { source, limit: enough, columns: noColumns }),
  )
  return sql`(select count(*)::int from (select from (${unionOf(found)}) as every limit ${literal(enough)}) as counted)`
}
